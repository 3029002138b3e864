// SPDX-License-Identifier: MIT
package java.lang.invoke;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;

/** What a class file says in front of its members: read before the class is defined, to see whether it may be. */
final class FileHead {
    private static final int MODULE = 0x8000;

    private final ByteBuffer in;
    private int[] places;                        // of the constants' content

    final String name;                           // with dots
    final boolean isModule;

    private FileHead(byte[] bytes) throws IOException {
        in = ByteBuffer.wrap(bytes);
        if (in.getInt() != 0xcafebabe) {
            throw new IOException("no class file");
        }
        in.getInt();
        pool();
        isModule = (in.getShort() & MODULE) != 0;
        int self = in.getShort() & 0xffff;
        int text = places[in.getShort(places[self]) & 0xffff];
        name = new DataInputStream(new ByteArrayInputStream(bytes, text, bytes.length - text)).readUTF()
                .replace('/', '.');
    }

    /** Null if the bytes are no class file: what is wrong with it is told where it is parsed. */
    static FileHead of(byte[] bytes) {
        try {
            return new FileHead(bytes);
        } catch (IOException | RuntimeException e) {
            return null;
        }
    }

    private void pool() throws IOException {
        places = new int[in.getShort() & 0xffff];
        for (int i = 1; i < places.length; i++) {
            int tag = in.get();
            places[i] = in.position();
            in.position(in.position() + size(tag));
            if (tag == 5 || tag == 6) {
                i++;                             // long and double take two places
            }
        }
    }

    private int size(int tag) throws IOException {
        switch (tag) {
            case 1:
                return 2 + (in.getShort(in.position()) & 0xffff);
            case 5: case 6:
                return 8;
            case 3: case 4: case 9: case 10: case 11: case 12: case 17: case 18:
                return 4;
            case 15:
                return 3;
            case 7: case 8: case 16: case 19: case 20:
                return 2;
            default:
                throw new IOException("no constant");
        }
    }
}
