// SPDX-License-Identifier: MIT
package java.io;

import java.util.Objects;

/** Carries an IOException through code that cannot throw it. */
public class UncheckedIOException extends RuntimeException {
    public UncheckedIOException(String message, IOException cause) {
        super(message, Objects.requireNonNull(cause));
    }

    public UncheckedIOException(IOException cause) {
        super(Objects.requireNonNull(cause));
    }

    @Override
    public IOException getCause() {
        return (IOException) super.getCause();
    }

    private void readObject(ObjectInputStream s) throws IOException, ClassNotFoundException {
        s.defaultReadObject();
        if (!(super.getCause() instanceof IOException)) throw new InvalidObjectException("Cause must be an IOException");
    }
}
