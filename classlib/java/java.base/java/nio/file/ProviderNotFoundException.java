// SPDX-License-Identifier: MIT
package java.nio.file;

/** No provider for the scheme. */
public class ProviderNotFoundException extends RuntimeException {
    public ProviderNotFoundException() {
    }

    public ProviderNotFoundException(String message) {
        super(message);
    }
}
