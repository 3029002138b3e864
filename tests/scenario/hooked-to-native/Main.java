import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

public class Main {
    private static final int STATIC = 8, NATIVE = 0x100;

    /** The class W with one method, static int add(int, int): native, or with a body that adds (or, 'm',
     * multiplies). */
    static byte[] w(int flags, char body) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream d = new DataOutputStream(bytes);
        d.writeInt(0xCAFEBABE);
        d.writeInt(52);
        d.writeShort(8);
        for (String s : new String[] {"W", "java/lang/Object", "add", "(II)I", "Code"}) {
            d.writeByte(1);
            d.writeUTF(s);
        }
        for (int name = 1; name <= 2; name++) {
            d.writeByte(7);
            d.writeShort(name);
        }
        for (int s : new int[] {Modifier.PUBLIC | 0x20, 6, 7, 0, 0, 1, flags, 3, 4}) {
            d.writeShort(s);
        }
        if ((flags & NATIVE) != 0) {
            d.writeShort(0);
        } else {
            d.writeShort(1);
            d.writeShort(5);
            d.writeInt(12 + 4);
            d.writeInt(2 << 16 | 2);
            d.writeInt(4);
            d.write(new byte[] {0x1a, 0x1b, (byte) (body == 'm' ? 0x68 : 0x60), (byte) 0xac});
            d.writeInt(0);
        }
        d.writeShort(0);
        return bytes.toByteArray();
    }

    static class Loader extends ClassLoader {
        Class<?> define(byte[] b) {
            return defineClass("W", b, 0, b.length);
        }
    }

    static native String redefine(Class<?> c, byte[] b);

    static native void hook(Class<?> c);

    static void call(String when, Method m) {
        try {
            System.out.println(when + ": " + m.invoke(null, 3, 4));
        } catch (ReflectiveOperationException e) {
            System.out.println(when + ": " + e.getCause().getClass().getName());
        }
    }

    public static void main(String[] args) throws Exception {
        Class<?> c = new Loader().define(w(STATIC | Modifier.PUBLIC, 'a'));
        Method m = c.getMethod("add", int.class, int.class);
        call("first", m);
        System.out.println(redefine(c, w(STATIC | Modifier.PUBLIC | NATIVE, ' ')));
        call("native, no body", m);
        hook(c);
        call("hooked", m);
        System.out.println(redefine(c, w(STATIC | Modifier.PUBLIC, 'm')));
        call("body again", m);
        System.out.println(redefine(c, w(STATIC | Modifier.PUBLIC | Modifier.FINAL, 'm')));
        System.out.println(redefine(c, w(STATIC | Modifier.PUBLIC | NATIVE, ' ')));
        hook(c);
        call("hooked again", m);
    }
}
