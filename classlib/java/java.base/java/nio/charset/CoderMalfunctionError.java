// SPDX-License-Identifier: MIT
package java.nio.charset;

/** A coder threw what it must not. */
public class CoderMalfunctionError extends Error {
    public CoderMalfunctionError(Exception cause) {
        super(cause);
    }
}
