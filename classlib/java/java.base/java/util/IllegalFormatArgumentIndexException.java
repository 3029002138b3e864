// SPDX-License-Identifier: MIT
package java.util;

/** An argument index that cannot be. */
class IllegalFormatArgumentIndexException extends IllegalFormatException {
    private static final long serialVersionUID = 4191767811181838112L;
    private final int index;

    IllegalFormatArgumentIndexException(int index) {
        this.index = index;
    }

    public int getIndex() {
        return index;
    }

    @Override
    public String getMessage() {
        return index == Integer.MIN_VALUE
                ? "Format argument index: (not representable as int)" : "Illegal format argument index = " + index;
    }
}
