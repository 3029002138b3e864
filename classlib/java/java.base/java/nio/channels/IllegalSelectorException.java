// SPDX-License-Identifier: MIT
package java.nio.channels;

/** A selector of another provider. */
public class IllegalSelectorException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    public IllegalSelectorException() {
    }
}
