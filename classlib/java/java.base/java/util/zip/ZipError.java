// SPDX-License-Identifier: MIT
package java.util.zip;

/** A zip file cannot be used any more. */
public class ZipError extends InternalError {
    public ZipError(String message) {
        super(message);
    }
}
