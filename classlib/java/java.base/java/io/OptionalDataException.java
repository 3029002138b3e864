// SPDX-License-Identifier: MIT
package java.io;

/** Primitive data, or the end of an object's data, was found where an object was expected. */
public class OptionalDataException extends ObjectStreamException {
    public int length;
    public boolean eof;

    OptionalDataException(int len) {
        length = len;
    }

    OptionalDataException(boolean end) {
        eof = end;
    }
}
