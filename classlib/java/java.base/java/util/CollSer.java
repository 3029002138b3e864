// SPDX-License-Identifier: MIT
package java.util;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;

/**
 * The serialized form of the collections of List.of, Set.of and Map.of: what it is, and the elements or keys and
 * values.
 */
final class CollSer implements java.io.Serializable {
    private static final long serialVersionUID = 6309168927139932177L;
    static final int LIST = 1, SET = 2, MAP = 3, LIST_WITH_NULLS = 4;

    /** The lowest byte says what it is; the others are zero. */
    private final int tag;
    private transient Object[] array;

    CollSer(int tag, Object... array) {
        this.tag = tag;
        this.array = array;
    }

    private void writeObject(ObjectOutputStream s) throws IOException {
        s.defaultWriteObject();
        s.writeInt(array.length);
        for (Object o : array) s.writeObject(o);
    }

    private void readObject(ObjectInputStream s) throws IOException, ClassNotFoundException {
        s.defaultReadObject();
        int n = s.readInt();
        if (n < 0) throw new InvalidObjectException("negative length " + n);
        ArrayList<Object> all = new ArrayList<>();
        for (int i = 0; i < n; i++) all.add(s.readObject());
        array = all.toArray();
    }

    private Object readResolve() throws java.io.ObjectStreamException {
        try {
            if (array == null) throw new InvalidObjectException("null array");
            switch (tag & 0xff) {
                case LIST:
                    return ImmutableCollections.listOf(array);
                case LIST_WITH_NULLS:
                    return ImmutableCollections.listWithNulls(array);
                case SET:
                    return ImmutableCollections.setOf(array);
                case MAP:
                    if (array.length % 2 != 0) throw new InvalidObjectException("odd number of keys and values");
                    return ImmutableCollections.mapOf(array);
                default:
                    throw new InvalidObjectException(String.format("invalid flags 0x%x", tag));
            }
        } catch (NullPointerException | IllegalArgumentException e) {
            InvalidObjectException x = new InvalidObjectException("invalid object");
            x.initCause(e);
            throw x;
        }
    }
}
