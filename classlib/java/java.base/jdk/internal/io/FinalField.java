// SPDX-License-Identifier: MIT
package jdk.internal.io;

import java.lang.reflect.Field;

/** Assigns the final fields of an object that is just being read from an object stream. */
public final class FinalField {
    private FinalField() {
    }

    public static void set(Class<?> owner, String name, Object of, Object value) {
        try {
            Field f = owner.getDeclaredField(name);
            f.setAccessible(true);
            f.set(of, value);
        } catch (ReflectiveOperationException e) {
            throw new InternalError(e);
        }
    }
}
