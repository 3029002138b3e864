import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** Each case is a method f(Object a, Object b) of these instructions, in a class of its own. */
public class Main {
    static final int ACC_STATIC = 8, ACC_SYNCHRONIZED = 0x20;

    /** The class LocksN with the one method f, in a form that needs no frames. */
    static byte[] file(String name, int flags, int... code) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(0xcafebabe);
        out.writeInt(49);
        String[] texts = {name, "java/lang/Object", "f", "(Ljava/lang/Object;Ljava/lang/Object;)V", "Code", "java/lang/RuntimeException"};
        out.writeShort(1 + texts.length + 3);
        for (String s : texts) {
            out.writeByte(1);
            out.writeUTF(s);
        }
        for (int i : new int[] {1, 2, 6}) { /* classes: 7 its own, 8 Object, 9 RuntimeException */
            out.writeByte(7);
            out.writeShort(i);
        }
        for (int i : new int[] {1, 7, 8, 0, 0, 1, flags | ACC_STATIC | 1, 3, 4, 1, 5})
            out.writeShort(i);
        out.writeInt(12 + code.length);
        out.writeShort(2);
        out.writeShort(2);
        out.writeInt(code.length);
        for (int c : code)
            out.writeByte(c);
        out.writeInt(0);
        out.writeShort(0);
        return bytes.toByteArray();
    }

    static class Loader extends ClassLoader {
        Class<?> define(String name, byte[] b) {
            return defineClass(name, b, 0, b.length);
        }
    }

    static int count;

    static Class<?> made(int flags, int... code) throws Exception {
        String name = "Locks" + count++;
        return new Loader().define(name, file(name, flags, code));
    }

    static final int A = 0x2a, B = 0x2b, ENTER = 0xc2, EXIT = 0xc3, RETURN = 0xb1;

    static String run(Class<?> c, Object a, Object b) {
        try {
            c.getMethod("f", Object.class, Object.class).invoke(null, a, b);
            return "returns";
        } catch (java.lang.reflect.InvocationTargetException e) {
            return e.getCause().getClass().getName();
        } catch (ReflectiveOperationException e) {
            return e.toString();
        }
    }

    static String held(Object a, Object b, Object c) {
        return (Thread.holdsLock(a) ? "a" : "") + (Thread.holdsLock(b) ? "b" : "") + (Thread.holdsLock(c) ? "c" : "");
    }

    /** Alone, then with the monitors of both and of the class held by the caller. */
    static void tell(String what, int flags, int... code) throws Exception {
        Class<?> c = made(flags, code);
        Object a = new Object(), b = new RuntimeException("b");
        String result = run(c, a, b), after = held(a, b, c), inside, still;
        Object d = new Object(), e = new RuntimeException("e");
        synchronized (d) {
            synchronized (e) {
                synchronized (c) {
                    inside = run(c, d, e);
                    still = held(d, e, c);
                }
            }
        }
        Say.line(what, ": ", result, ", held [", after, "]; called with all: ", inside, ", held [", still, "], then [", held(d, e, c), "]");
    }

    public static void main(String[] args) throws Exception {
        tell("in order", 0, A, ENTER, B, ENTER, B, EXIT, A, EXIT, RETURN);
        tell("crossing", 0, A, ENTER, B, ENTER, A, EXIT, B, EXIT, RETURN);
        tell("twice", 0, A, ENTER, A, ENTER, A, EXIT, A, EXIT, RETURN);
        tell("twice around another", 0, A, ENTER, B, ENTER, A, ENTER, A, EXIT, A, EXIT, B, EXIT, RETURN);
        tell("twice around another, crossing", 0, A, ENTER, B, ENTER, A, ENTER, A, EXIT, B, EXIT, A, EXIT, RETURN);
        tell("nothing left", 0, A, ENTER, RETURN);
        tell("one of two left", 0, A, ENTER, B, ENTER, A, EXIT, RETURN);
        tell("one of two entries left", 0, A, ENTER, A, ENTER, A, EXIT, RETURN);
        tell("left without entering", 0, A, EXIT, RETURN);
        tell("left twice", 0, A, ENTER, A, EXIT, A, EXIT, RETURN);
        tell("another one left", 0, A, ENTER, B, EXIT, A, EXIT, RETURN);
        tell("null entered", 0, 0x01, ENTER, RETURN);
        tell("null left", 0, 0x01, EXIT, RETURN);
        tell("left by an exception", 0, A, ENTER, B, 0xc0, 0, 9, 0xbf);
        tell("both left by an exception", 0, A, ENTER, B, ENTER, B, 0xc0, 0, 9, 0xbf);
        tell("synchronized", ACC_SYNCHRONIZED, A, ENTER, A, EXIT, RETURN);
        tell("synchronized, its own entered again", ACC_SYNCHRONIZED, 0x12, 7, ENTER, 0x12, 7, EXIT, RETURN);
        tell("synchronized, one kept", ACC_SYNCHRONIZED, A, ENTER, RETURN);
        tell("synchronized, its own left", ACC_SYNCHRONIZED, 0x12, 7, EXIT, RETURN);
        tell("synchronized, its own left, then an exception", ACC_SYNCHRONIZED, 0x12, 7, EXIT, B, 0xc0, 0, 9, 0xbf);
        tell("synchronized, an exception", ACC_SYNCHRONIZED, B, 0xc0, 0, 9, 0xbf);
        tell("synchronized, one kept, then an exception", ACC_SYNCHRONIZED, A, ENTER, B, 0xc0, 0, 9, 0xbf);
        tell("synchronized, its own entered again and left twice", ACC_SYNCHRONIZED, 0x12, 7, ENTER, 0x12, 7, EXIT, 0x12, 7, EXIT, RETURN);
        tell("synchronized, its own left and entered", ACC_SYNCHRONIZED, 0x12, 7, EXIT, 0x12, 7, ENTER, RETURN);
    }
}
