// SPDX-License-Identifier: MIT
package java.util;

/** The formatter has been closed. */
public class FormatterClosedException extends IllegalStateException {
    private static final long serialVersionUID = 18111216L;

    public FormatterClosedException() {
    }
}
