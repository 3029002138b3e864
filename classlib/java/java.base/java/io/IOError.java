// SPDX-License-Identifier: MIT
package java.io;

/** A failure of input or output that nobody can handle. */
public class IOError extends Error {
    private static final long serialVersionUID = 67100927991680413L;

    public IOError(Throwable cause) {
        super(cause);
    }
}
