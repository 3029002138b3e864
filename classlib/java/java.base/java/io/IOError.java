// SPDX-License-Identifier: MIT
package java.io;

/** A failure of input or output that nobody can handle. */
public class IOError extends Error {
    public IOError(Throwable cause) {
        super(cause);
    }
}
