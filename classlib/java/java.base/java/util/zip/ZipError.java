// SPDX-License-Identifier: MIT
package java.util.zip;

/** A zip file cannot be used any more. */
public class ZipError extends InternalError {
    private static final long serialVersionUID = 853973422266861979L;

    public ZipError(String message) {
        super(message);
    }
}
