# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks of catalogues that need no program: one file a group of checks, all of them named in all.py."""
