import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Builds a class file byte by byte; checks nothing. Code is a list of numbers: bytes, and U2 for two of them. */
class Maker {
    static final class U2 {
        final int v;

        U2(int v) {
            this.v = v;
        }
    }

    static U2 u2(int v) {
        return new U2(v);
    }

    static byte[] bytes(Object... parts) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (Object p : parts) {
            if (p instanceof U2) {
                out.write(((U2) p).v >> 8);
                out.write(((U2) p).v);
            } else if (p instanceof byte[]) {
                out.writeBytes((byte[]) p);
            } else {
                out.write((Integer) p);
            }
        }
        return out.toByteArray();
    }

    static byte[] u4(int v) {
        return bytes(u2(v >>> 16), u2(v));
    }

    int major = 52, minor = 0, access = 0x21, extraPool;
    String name = "Bad", superName = "java/lang/Object";
    int thisIndex = -1, superIndex = -1;
    final List<String> interfaces = new ArrayList<>();
    final List<byte[]> fields = new ArrayList<>(), methods = new ArrayList<>(), attributes = new ArrayList<>();
    private final ByteArrayOutputStream pool = new ByteArrayOutputStream();
    private final Map<String, Integer> known = new HashMap<>();
    private int count = 1;

    /** An entry; key null: always a new one. */
    int entry(String key, int slots, Object... parts) {
        Integer old = key == null ? null : known.get(key);
        if (old != null) {
            return old;
        }
        pool.writeBytes(bytes(parts));
        int index = count;
        count += slots;
        if (key != null) {
            known.put(key, index);
        }
        return index;
    }

    int utf8(String s) {
        byte[] b = s.getBytes(java.nio.charset.StandardCharsets.ISO_8859_1);
        return entry("u" + s, 1, 1, u2(b.length), b);
    }

    int cls(String n) {
        int i = utf8(n);
        return entry("c" + n, 1, 7, u2(i));
    }

    int string(String s) {
        int i = utf8(s);
        return entry("s" + s, 1, 8, u2(i));
    }

    int integer(int v) {
        return entry("i" + v, 1, 3, u4(v));
    }

    int longValue(int v) {
        return entry("l" + v, 2, 5, u4(0), u4(v));
    }

    int nat(String n, String d) {
        int a = utf8(n), b = utf8(d);
        return entry("n" + n + " " + d, 1, 12, u2(a), u2(b));
    }

    int member(int tag, String c, String n, String d) {
        int a = cls(c), b = nat(n, d);
        return entry(tag + c + " " + n + " " + d, 1, tag, u2(a), u2(b));
    }

    U2 field(String c, String n, String d) {
        return u2(member(9, c, n, d));
    }

    U2 method(String c, String n, String d) {
        return u2(member(10, c, n, d));
    }

    U2 imethod(String c, String n, String d) {
        return u2(member(11, c, n, d));
    }

    U2 type(String c) {
        return u2(cls(c));
    }

    byte[] attribute(String n, Object... parts) {
        byte[] b = bytes(parts);
        return bytes(u2(utf8(n)), u4(b.length), b);
    }

    static byte[] table(List<byte[]> all) {
        byte[] b = bytes(u2(all.size()));
        for (byte[] one : all) {
            b = bytes(b, one);
        }
        return b;
    }

    Maker addField(int access, String n, String d, byte[]... attrs) {
        fields.add(bytes(u2(access), u2(utf8(n)), u2(utf8(d)), table(List.of(attrs))));
        return this;
    }

    Maker addMethod(int access, String n, String d, byte[]... attrs) {
        methods.add(bytes(u2(access), u2(utf8(n)), u2(utf8(d)), table(List.of(attrs))));
        return this;
    }

    byte[] code(int stack, int locals, byte[] code, byte[] handlers, byte[]... attrs) {
        return attribute("Code", u2(stack), u2(locals), u4(code.length), code, handlers, table(List.of(attrs)));
    }

    static final byte[] NO_HANDLERS = {0, 0};

    /** static void f() with this code. */
    Maker body(int stack, int locals, Object... code) {
        return addMethod(9, "f", "()V", code(stack, locals, bytes(code), NO_HANDLERS));
    }

    /** static DESC f with this code and frames (their number first). */
    Maker body(String desc, int stack, int locals, byte[] code, byte[] frames) {
        return frames == null ? addMethod(9, "f", desc, code(stack, locals, code, NO_HANDLERS))
                : addMethod(9, "f", desc, code(stack, locals, code, NO_HANDLERS, attribute("StackMapTable", frames)));
    }

    static byte[] handler(int start, int end, int at, int type) {
        return bytes(u2(1), u2(start), u2(end), u2(at), u2(type));
    }

    byte[] make() {
        int self = thisIndex >= 0 ? thisIndex : cls(name);
        int parent = superIndex >= 0 ? superIndex : cls(superName);
        byte[] faces = bytes(u2(interfaces.size()));
        for (String s : interfaces) {
            faces = bytes(faces, type(s));
        }
        return bytes(0xCA, 0xFE, 0xBA, 0xBE, u2(minor), u2(major), u2(count + extraPool), pool.toByteArray(), u2(access),
                u2(self), u2(parent), faces, table(fields), table(methods), table(attributes));
    }
}
