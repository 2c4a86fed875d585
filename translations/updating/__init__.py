# SPDX-License-Identifier: GPL-3.0-or-later
"""Brings catalogues up to date with the sources, and says how far they are."""
