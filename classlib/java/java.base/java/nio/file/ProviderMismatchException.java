// SPDX-License-Identifier: MIT
package java.nio.file;

/** The path belongs to another provider. */
public class ProviderMismatchException extends IllegalArgumentException {
    public ProviderMismatchException() {
    }

    public ProviderMismatchException(String message) {
        super(message);
    }
}
