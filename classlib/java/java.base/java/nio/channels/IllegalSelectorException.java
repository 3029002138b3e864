// SPDX-License-Identifier: MIT
package java.nio.channels;

/** A selector of another provider. */
public class IllegalSelectorException extends IllegalArgumentException {
    private static final long serialVersionUID = -8406323347253320987L;

    public IllegalSelectorException() {
    }
}
