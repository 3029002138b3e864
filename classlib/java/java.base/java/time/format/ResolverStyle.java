// SPDX-License-Identifier: MIT
package java.time.format;

/** How fields become dates and times: only valid ones, sensible ones, or any by carrying over. */
public enum ResolverStyle {
    STRICT, SMART, LENIENT
}
