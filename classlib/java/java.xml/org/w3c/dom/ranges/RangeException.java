// SPDX-License-Identifier: MIT
package org.w3c.dom.ranges;

/** A range that is not allowed. */
public class RangeException extends RuntimeException {
    public short code;
    public static final short BAD_BOUNDARYPOINTS_ERR = 1;
    public static final short INVALID_NODE_TYPE_ERR = 2;

    public RangeException(short code, String message) {
        super(message);
        this.code = code;
    }
}
