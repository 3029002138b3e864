// SPDX-License-Identifier: MIT
package java.util;

/** An object that formats itself for %s. */
public interface Formattable {
    void formatTo(Formatter formatter, int flags, int width, int precision);
}
