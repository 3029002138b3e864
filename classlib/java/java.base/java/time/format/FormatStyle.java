// SPDX-License-Identifier: MIT
package java.time.format;

/** How much a localized date or time says. */
public enum FormatStyle {
    FULL, LONG, MEDIUM, SHORT
}
