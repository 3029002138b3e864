// SPDX-License-Identifier: MIT
package jdk.internal.util;

import java.io.IOException;
import java.io.InputStream;

/**
 * The tables of facts that stand as text beside the classes that need them; tools/UnicodeTables.java makes most of
 * them.
 */
public final class Tables {
    private Tables() {
    }

    /** The ASCII text of a file beside a class. */
    public static byte[] read(Class<?> owner, String name) {
        try (InputStream in = owner.getResourceAsStream(name)) {
            if (in == null) throw new InternalError("class library lacks " + name);
            return in.readAllBytes();
        } catch (IOException e) {
            throw new InternalError("class library: " + name, e);
        }
    }
}
