// SPDX-License-Identifier: MIT
package java.time.format;

/** When a number has a sign. */
public enum SignStyle {
    NORMAL, ALWAYS, NEVER, NOT_NEGATIVE, EXCEEDS_PAD
}
