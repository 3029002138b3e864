// SPDX-License-Identifier: MIT
package jdk.internal.attach;

import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;

/**
 * What a virtual machine says of itself in its performance data file; vm/serve/perfdata.c has a picture of the form.
 */
final class PerfData {
    private static final int MAGIC = 0xcafec0c0;
    private static final int ORDER = 4, FIRST = 24, ENTRIES = 28, PROLOGUE = 32;
    private static final int NAME_AT = 4, LENGTH = 8, TYPE = 12, VALUE_AT = 16, HEAD = 20;

    private PerfData() {
    }

    /** The text of an entry, without what pads it; null if there is none or the file is not of the form. */
    static String text(File file, String name) {
        try {
            return find(Files.readAllBytes(file.toPath()), name);
        } catch (IOException | IndexOutOfBoundsException e) {
            return null;
        }
    }

    private static String find(byte[] data, String name) {
        ByteBuffer b = ByteBuffer.wrap(data);
        if (data.length < PROLOGUE || b.getInt(0) != MAGIC)
            return null;
        b.order(data[ORDER] == 0 ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
        int at = b.getInt(FIRST);
        for (int n = b.getInt(ENTRIES); n > 0; n--) {
            int size = b.getInt(at);
            if (size < HEAD)
                return null;
            if (data[at + TYPE] == 'B' && name.equals(string(data, at + b.getInt(at + NAME_AT), size)))
                return string(data, at + b.getInt(at + VALUE_AT), b.getInt(at + LENGTH));
            at += size;
        }
        return null;
    }

    /** At most so many bytes, up to the first 0. */
    private static String string(byte[] data, int from, int most) {
        int end = from;
        while (end < from + most && data[end] != 0)
            end++;
        return new String(data, from, end - from, StandardCharsets.UTF_8);
    }
}
