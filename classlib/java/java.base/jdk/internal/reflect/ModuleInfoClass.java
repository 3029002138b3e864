package jdk.internal.reflect;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/**
 * The annotations of a module-info.class, as those of a class: module-info.class is no class (JVMS 4.1), so one is made
 * of it that has its constant pool, its name and its attribute RuntimeVisibleAnnotations, and nothing else. It is an
 * interface of a loader of its own, which finds the types of the annotations by way of the module's loader.
 */
public final class ModuleInfoClass {
    private static final int UTF8 = 1;
    private static final int STRING = 8;
    private static final int MODULE = 19;
    private static final int PACKAGE = 20;
    private static final String OBJECT = "java/lang/Object";

    private final byte[] in;
    private int at;
    private byte[] out;
    private int length;

    private ModuleInfoClass(byte[] in) {
        this.in = in;
        this.out = new byte[in.length + 64];
    }

    private static final class Holder extends ClassLoader {
        Holder(ClassLoader parent) {
            super(parent);
        }

        Class<?> define(byte[] b, int length) {
            return defineClass("module-info", b, 0, length);
        }
    }

    /** loader: of the module. Null if there is no such file in it. */
    public static Class<?> of(InputStream file, ClassLoader loader) throws IOException {
        if (file == null) {
            return null;
        }
        ModuleInfoClass m;
        try (InputStream s = file) {
            m = new ModuleInfoClass(s.readAllBytes());
        }
        try {
            m.write();
        } catch (ArrayIndexOutOfBoundsException e) {
            throw new ClassFormatError("Truncated class file");
        }
        return new Holder(loader).define(m.out, m.length);
    }

    private int u2(int pos) {
        return (in[pos] & 0xff) << 8 | in[pos + 1] & 0xff;
    }

    private int u4(int pos) {
        return u2(pos) << 16 | u2(pos + 2);
    }

    private void copy(int n) {
        if (n < 0 || n > in.length - at) {
            throw new ClassFormatError("Truncated class file");
        }
        System.arraycopy(in, at, out, length, n);
        at += n;
        length += n;
    }

    private void put2(int x) {
        out[length++] = (byte) (x >> 8);
        out[length++] = (byte) x;
    }

    private void write() {
        copy(8);
        int count = u2(at);
        put2(count + 2);
        at += 2;
        int name = copyPool(count);
        out[length++] = UTF8;
        put2(OBJECT.length());
        for (int i = 0; i < OBJECT.length(); i++) {
            out[length++] = (byte) OBJECT.charAt(i);
        }
        out[length++] = 7;
        put2(count);
        put2(0x1000 | 0x0400 | 0x0200); // ACC_SYNTHETIC, ACC_ABSTRACT, ACC_INTERFACE
        at += 2;
        copy(2);
        put2(count + 1);
        at += 2;
        copy(6);
        copyAttribute(name);
        out = Arrays.copyOf(out, length);
    }

    /** Modules and packages become strings, since no class may have them. The index of the attribute's name, or 0. */
    private int copyPool(int count) {
        int name = 0;
        for (int i = 1; i < count; i++) {
            int tag = in[at] & 0xff;
            switch (tag) {
                case UTF8:
                    int n = u2(at + 1);
                    if (n == 25 && new String(in, at + 3, n, java.nio.charset.StandardCharsets.ISO_8859_1)
                            .equals("RuntimeVisibleAnnotations")) {
                        name = i;
                    }
                    copy(3 + n);
                    break;
                case 5:
                case 6:
                    copy(9);
                    i++;
                    break;
                case 7:
                case STRING:
                case 16:
                case MODULE:
                case PACKAGE:
                    int start = length;
                    copy(3);
                    out[start] = (byte) (tag >= MODULE ? STRING : tag);
                    break;
                case 15:
                    copy(4);
                    break;
                default:
                    copy(5);
                    break;
            }
        }
        return name;
    }

    private void copyAttribute(int name) {
        int n = u2(at);
        at += 2;
        for (int i = 0; i < n; i++) {
            int size = u4(at + 2);
            if (u2(at) == name) {
                put2(1);
                copy(6 + size);
                return;
            }
            at += 6 + size;
        }
        put2(0);
    }
}
