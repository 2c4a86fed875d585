# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of Gold Rush a second time, from the documents alone, plain and slow on purpose."""
