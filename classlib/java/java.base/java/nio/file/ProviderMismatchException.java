// SPDX-License-Identifier: MIT
package java.nio.file;

/** The path belongs to another provider. */
public class ProviderMismatchException extends IllegalArgumentException {
    private static final long serialVersionUID = 4990847485741612530L;

    public ProviderMismatchException() {
    }

    public ProviderMismatchException(String message) {
        super(message);
    }
}
