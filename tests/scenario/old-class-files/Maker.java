import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes a class file with one method `m`, or with whatever members a case asks for. */
class Maker {
    final int major;
    final int minor;
    final Map<String, Integer> known = new LinkedHashMap<>();
    final ByteArrayOutputStream poolBytes = new ByteArrayOutputStream();
    final DataOutputStream pool = new DataOutputStream(poolBytes);
    int constants = 1;
    int access = 0x21;
    final List<byte[]> fields = new ArrayList<>();
    final List<byte[]> methods = new ArrayList<>();

    Maker(int major, int minor) {
        this.major = major;
        this.minor = minor;
    }

    int add(String key, int tag, Object... parts) throws IOException {
        Integer at = known.get(key);
        if (at != null) {
            return at;
        }
        pool.writeByte(tag);
        for (Object part : parts) {
            if (part instanceof String) {
                pool.writeUTF((String) part);
            } else if (part instanceof Byte) {
                pool.writeByte((Byte) part);
            } else if (part instanceof Long) {
                pool.writeInt(((Long) part).intValue());
            } else {
                pool.writeShort((Integer) part);
            }
        }
        known.put(key, constants);
        return constants++;
    }

    int utf(String s) throws IOException {
        return add("u" + s, 1, s);
    }

    int number(int n) throws IOException {
        return add("i" + n, 3, (long) n);
    }

    int string(String s) throws IOException {
        return add("s" + s, 8, utf(s));
    }

    int type(String s) throws IOException {
        return add("c" + s, 7, utf(s));
    }

    int pair(String name, String desc) throws IOException {
        return add("n" + name + " " + desc, 12, utf(name), utf(desc));
    }

    /** tag: 9 field, 10 method, 11 interface method. */
    int ref(int tag, String owner, String name, String desc) throws IOException {
        return add(tag + owner + name + desc, tag, type(owner), pair(name, desc));
    }

    void field(int flags, String name, String desc) throws IOException {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(b);
        out.writeShort(flags);
        out.writeShort(utf(name));
        out.writeShort(utf(desc));
        out.writeShort(0);
        fields.add(b.toByteArray());
    }

    /** code may be null; handlers: start, end, target, type, and so on. */
    void method(int flags, String name, String desc, int stack, int locals, int[] code, int... handlers)
            throws IOException {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(b);
        out.writeShort(flags);
        out.writeShort(utf(name));
        out.writeShort(utf(desc));
        out.writeShort(code == null ? 0 : 1);
        if (code != null) {
            boolean narrow = major == 45 && minor <= 2;
            out.writeShort(utf("Code"));
            out.writeInt((narrow ? 4 : 8) + code.length + 4 + handlers.length * 2);
            if (narrow) {
                out.writeByte(stack);
                out.writeByte(locals);
                out.writeShort(code.length);
            } else {
                out.writeShort(stack);
                out.writeShort(locals);
                out.writeInt(code.length);
            }
            for (int c : code) {
                out.writeByte(c);
            }
            out.writeShort(handlers.length / 4);
            for (int h : handlers) {
                out.writeShort(h);
            }
            out.writeShort(0);
        }
        methods.add(b.toByteArray());
    }

    byte[] finish(String name, String superName) throws IOException {
        int self = type(name);
        int above = type(superName);
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(b);
        out.writeInt(0xCAFEBABE);
        out.writeShort(minor);
        out.writeShort(major);
        out.writeShort(constants);
        poolBytes.writeTo(out);
        out.writeShort(access);
        out.writeShort(self);
        out.writeShort(above);
        out.writeShort(0);
        out.writeShort(fields.size());
        for (byte[] f : fields) {
            out.write(f);
        }
        out.writeShort(methods.size());
        for (byte[] m : methods) {
            out.write(m);
        }
        out.writeShort(0);
        return b.toByteArray();
    }
}
