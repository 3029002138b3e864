// SPDX-License-Identifier: MIT
package java.nio.channels;

/** A key that is no longer valid was used. */
public class CancelledKeyException extends IllegalStateException {
    private static final long serialVersionUID = -8438032138028814268L;

    public CancelledKeyException() {
    }
}
