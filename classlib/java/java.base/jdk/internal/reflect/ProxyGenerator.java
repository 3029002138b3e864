package jdk.internal.reflect;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.HashMap;

/**
 * Writes the class file of a proxy class. Each method is
 * {@code try { return (R) h.invoke(this, m[i], args); } catch (those allowed e) { throw e; }
 * catch (Throwable e) { throw new UndeclaredThrowableException(e); }}, or the call alone if all is allowed. The field
 * m is set when the class is defined.
 */
public final class ProxyGenerator {
    /** Bytes that grow. */
    private static final class Buffer {
        byte[] bytes = new byte[256];
        int length;

        void u1(int x) {
            if (length == bytes.length) {
                bytes = Arrays.copyOf(bytes, length * 2);
            }
            bytes[length++] = (byte) x;
        }

        void u2(int x) {
            u1(x >> 8);
            u1(x);
        }

        void u4(int x) {
            u2(x >> 16);
            u2(x);
        }

        void add(Buffer b) {
            for (int i = 0; i < b.length; i++) {
                u1(b.bytes[i]);
            }
        }
    }

    private final Buffer pool = new Buffer();
    private final HashMap<String, Integer> constants = new HashMap<>();
    private int poolCount = 1;

    private ProxyGenerator() {
    }

    // Constant pool

    private int utf8(String s) {
        Integer known = constants.get(s);
        if (known != null) {
            return known;
        }
        pool.u1(1);
        Buffer b = new Buffer();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c != 0 && c < 0x80) {
                b.u1(c);
            } else if (c < 0x800) {
                b.u1(0xc0 | c >> 6);
                b.u1(0x80 | c & 0x3f);
            } else {
                b.u1(0xe0 | c >> 12);
                b.u1(0x80 | c >> 6 & 0x3f);
                b.u1(0x80 | c & 0x3f);
            }
        }
        pool.u2(b.length);
        pool.add(b);
        return remember(s);
    }

    private int remember(String key) {
        constants.put(key, poolCount);
        return poolCount++;
    }

    private int classRef(String internalName) {
        Integer known = constants.get("\0C" + internalName);
        if (known != null) {
            return known;
        }
        int name = utf8(internalName);
        pool.u1(7);
        pool.u2(name);
        return remember("\0C" + internalName);
    }

    /** tag: 9 field, 10 method, 11 interface method. */
    private int member(int tag, String owner, String name, String descriptor) {
        String key = "\0M" + tag + owner + "." + name + descriptor;
        Integer known = constants.get(key);
        if (known != null) {
            return known;
        }
        int c = classRef(owner);
        int n = utf8(name);
        int d = utf8(descriptor);
        pool.u1(12);
        pool.u2(n);
        pool.u2(d);
        int nt = poolCount++;
        pool.u1(tag);
        pool.u2(c);
        pool.u2(nt);
        return remember(key);
    }

    private static String internal(Class<?> c) {
        return c.isArray() ? c.descriptorString() : c.getName().replace('.', '/');
    }

    // The class

    public static byte[] generate(String name, boolean isPublic, Class<?>[] interfaces, Method[] methods) {
        return new ProxyGenerator().write(name.replace('.', '/'), isPublic, interfaces, methods);
    }

    private byte[] write(String self, boolean isPublic, Class<?>[] interfaces, Method[] methods) {
        Buffer body = new Buffer();
        body.u2((isPublic ? 1 : 0) | 0x0010 | 0x0020);
        body.u2(classRef(self));
        body.u2(classRef("java/lang/reflect/Proxy"));
        body.u2(interfaces.length);
        for (int i = 0; i < interfaces.length; i++) {
            body.u2(classRef(internal(interfaces[i])));
        }
        body.u2(1);
        body.u2(0x0002 | 0x0008 | 0x1000);
        body.u2(utf8("m"));
        body.u2(utf8("[Ljava/lang/reflect/Method;"));
        body.u2(0);
        body.u2(methods.length + 1);
        constructor(body);
        for (int i = 0; i < methods.length; i++) {
            method(body, self, methods[i], i);
        }
        body.u2(0);
        Buffer out = new Buffer();
        out.u4(0xcafebabe);
        out.u2(0);
        out.u2(52);
        out.u2(poolCount);
        out.add(pool);
        out.add(body);
        return Arrays.copyOf(out.bytes, out.length);
    }

    private void constructor(Buffer body) {
        Buffer code = new Buffer();
        code.u1(0x2a);
        code.u1(0x2b);
        code.u1(0xb7);
        code.u2(member(10, "java/lang/reflect/Proxy", "<init>", "(Ljava/lang/reflect/InvocationHandler;)V"));
        code.u1(0xb1);
        body.u2(1);
        body.u2(utf8("<init>"));
        body.u2(utf8("(Ljava/lang/reflect/InvocationHandler;)V"));
        body.u2(1);
        body.u2(utf8("Code"));
        body.u4(12 + code.length);
        body.u2(2);
        body.u2(2);
        body.u4(code.length);
        body.add(code);
        body.u2(0);
        body.u2(0);
    }

    private static int width(Class<?> c) {
        return c == long.class || c == double.class ? 2 : 1;
    }

    /** Which of xload and xreturn: int, long, float, double, reference. */
    private static int kind(Class<?> c) {
        return !c.isPrimitive() ? 4 : c == long.class ? 1 : c == float.class ? 2 : c == double.class ? 3 : 0;
    }

    /** An instruction on a local variable; wide only where it has to be, for not every tool reads that. */
    private static void local(Buffer code, int opcode, int slot) {
        if (slot > 255) {
            code.u1(0xc4);
            code.u1(opcode);
            code.u2(slot);
        } else {
            code.u1(opcode);
            code.u1(slot);
        }
    }

    private static void sipush(Buffer code, int x) {
        code.u1(0x11);
        code.u2(x);
    }

    private void method(Buffer body, String self, Method m, int index) {
        Class<?>[] types = m.getParameterTypes();
        Class<?> result = m.getReturnType();
        Buffer code = new Buffer();
        code.u1(0x2a);
        code.u1(0xb4);
        code.u2(member(9, "java/lang/reflect/Proxy", "h", "Ljava/lang/reflect/InvocationHandler;"));
        code.u1(0x2a);
        code.u1(0xb2);
        code.u2(member(9, self, "m", "[Ljava/lang/reflect/Method;"));
        sipush(code, index);
        code.u1(0x32);
        int slot = arguments(code, types);
        code.u1(0xb9);
        code.u2(member(11, "java/lang/reflect/InvocationHandler", "invoke",
                "(Ljava/lang/Object;Ljava/lang/reflect/Method;[Ljava/lang/Object;)Ljava/lang/Object;"));
        code.u1(4);
        code.u1(0);
        returnResult(code, result);
        Class<?>[] thrown = m.getExceptionTypes();
        boolean all = false; // then there is nothing to catch
        for (int i = 0; i < thrown.length; i++) {
            all |= thrown[i] == Throwable.class;
        }
        int end = code.length, wrap = end + 1, handlers = all ? 0 : thrown.length + 3;
        Buffer frames = new Buffer();
        if (!all) {
            code.u1(0xbf);
            wrap(code, slot);
            frames.u2(2);
            frame(frames, end, "java/lang/Throwable");
            frame(frames, wrap - end - 1, "java/lang/Throwable");
        }

        body.u2(0x0001 | 0x0010 | (m.isVarArgs() ? 0x0080 : 0));
        body.u2(utf8(m.getName()));
        body.u2(utf8(descriptor(types, result)));
        body.u2(thrown.length > 0 ? 2 : 1);
        body.u2(utf8("Code"));
        int stackMap = utf8("StackMapTable");
        body.u4(12 + code.length + handlers * 8 + (all ? 0 : 6 + frames.length));
        body.u2(10);
        body.u2(slot + 1);
        body.u4(code.length);
        body.add(code);
        body.u2(handlers);
        if (!all) {
            handler(body, end, end, "java/lang/Error");
            handler(body, end, end, "java/lang/RuntimeException");
            for (int i = 0; i < thrown.length; i++) {
                handler(body, end, end, internal(thrown[i]));
            }
            handler(body, end, wrap, "java/lang/Throwable");
        }
        body.u2(all ? 0 : 1);
        if (!all) {
            body.u2(stackMap);
            body.u4(frames.length);
            body.add(frames);
        }
        if (thrown.length > 0) {
            body.u2(utf8("Exceptions"));
            body.u4(2 + thrown.length * 2);
            body.u2(thrown.length);
            for (int i = 0; i < thrown.length; i++) {
                body.u2(classRef(internal(thrown[i])));
            }
        }
    }

    private static String descriptor(Class<?>[] types, Class<?> result) {
        return Descriptors.ofParameters(types) + result.descriptorString();
    }

    /** Pushes the boxed arguments as an array, or null; answers the first free local. */
    private int arguments(Buffer code, Class<?>[] types) {
        int slot = 1;
        if (types.length == 0) {
            code.u1(0x01);
            return slot;
        }
        sipush(code, types.length);
        code.u1(0xbd);
        code.u2(classRef("java/lang/Object"));
        for (int i = 0; i < types.length; i++) {
            code.u1(0x59);
            sipush(code, i);
            local(code, 0x15 + kind(types[i]), slot);
            if (types[i].isPrimitive()) {
                String box = internal(AnnotationHandler.box(types[i]));
                code.u1(0xb8);
                code.u2(member(10, box, "valueOf", "(" + types[i].descriptorString() + ")L" + box + ";"));
            }
            code.u1(0x53);
            slot += width(types[i]);
        }
        return slot;
    }

    private void returnResult(Buffer code, Class<?> result) {
        if (result == void.class) {
            code.u1(0x57);
            code.u1(0xb1);
            return;
        }
        if (result.isPrimitive()) {
            String box = internal(AnnotationHandler.box(result));
            code.u1(0xc0);
            code.u2(classRef(box));
            code.u1(0xb6);
            code.u2(member(10, box, result.getName() + "Value", "()" + result.descriptorString()));
        } else {
            code.u1(0xc0);
            code.u2(classRef(internal(result)));
        }
        code.u1(0xac + kind(result));
    }

    /** Throws new UndeclaredThrowableException(e), e being on the stack. */
    private void wrap(Buffer code, int slot) {
        String c = "java/lang/reflect/UndeclaredThrowableException";
        local(code, 0x3a, slot);
        code.u1(0xbb);
        code.u2(classRef(c));
        code.u1(0x59);
        local(code, 0x19, slot);
        code.u1(0xb7);
        code.u2(member(10, c, "<init>", "(Ljava/lang/Throwable;)V"));
        code.u1(0xbf);
    }

    private void handler(Buffer body, int end, int target, String type) {
        body.u2(0);
        body.u2(end);
        body.u2(target);
        body.u2(classRef(type));
    }

    /** A frame with the locals of the entry and one reference on the stack. */
    private void frame(Buffer frames, int delta, String type) {
        frames.u1(247);
        frames.u2(delta);
        frames.u1(7);
        frames.u2(classRef(type));
    }
}
