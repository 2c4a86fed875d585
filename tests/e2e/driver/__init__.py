# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives the real window from outside: reads it as a screen reader does, moves the mouse and presses keys."""
