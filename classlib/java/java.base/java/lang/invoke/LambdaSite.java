// SPDX-License-Identifier: MIT
package java.lang.invoke;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/**
 * A class of function objects, for a program that calls LambdaMetafactory itself and for lambdas of hidden classes,
 * whose members no class can name: what is called is a handle. Lambdas of other classes the VM links without all this.
 *
 *   final class Host$$Lambda implements I [, markers, Serializable] {
 *       final MethodHandle h;    the implementation, with what is captured, of the erased type
 *       final Object form;       a SerializedLambda, or null
 *       public R name(A...) { return h.invokeExact(A...); }            and one more per bridge, by asType
 *       private Object writeReplace() { return form; }                 if it is serializable
 *   }
 */
final class LambdaSite {
    private static final int VERSION = 61, UTF8 = 1, CLASS = 7, FIELDREF = 9, METHODREF = 10, NAME_AND_TYPE = 12;
    private static final int ACC_PUBLIC = 1, ACC_PRIVATE = 2, ACC_FINAL = 0x10, ACC_CLASS = 0x1030;
    private static final int ALOAD = 25, ALOAD_0 = 0x2a, ALOAD_1 = 0x2b, ALOAD_2 = 0x2c, ARETURN = 0xb0, RETURN = 0xb1,
            GETFIELD = 0xb4, PUTFIELD = 0xb5, INVOKEVIRTUAL = 0xb6, INVOKESPECIAL = 0xb7;
    private static final String HANDLE = "java/lang/invoke/MethodHandle", HANDLE_TYPE = "L" + HANDLE + ";",
            OBJECT_TYPE = "Ljava/lang/Object;", INIT = "(" + HANDLE_TYPE + OBJECT_TYPE + ")V";

    private final ByteArrayOutputStream poolBytes = new ByteArrayOutputStream(), methodBytes = new ByteArrayOutputStream();
    private final DataOutputStream pool = new DataOutputStream(poolBytes), methods = new DataOutputStream(methodBytes);
    private int count = 1, methodCount, code, own;
    private String self;

    private LambdaSite() {
    }

    /** The constructor of a new class; types: the erased type of the method, then those of bridges. */
    static MethodHandle constructor(MethodHandles.Lookup caller, Class<?>[] interfaces, String name, MethodType[] types,
            boolean serializable) throws ReflectiveOperationException {
        try {
            byte[] file = new LambdaSite().file(caller.lookupClass(), interfaces, name, types, serializable);
            MethodHandles.Lookup own = caller.defineHiddenClass(file, false, MethodHandles.Lookup.ClassOption.NESTMATE);
            return own.findConstructor(own.lookupClass(),
                    MethodType.methodType(void.class, MethodHandle.class, Object.class));
        } catch (IOException e) {
            throw new InternalError(e);
        }
    }

    private byte[] file(Class<?> host, Class<?>[] interfaces, String name, MethodType[] types, boolean serializable)
            throws IOException {
        self = internal(host) + "$$Lambda";
        own = named(self);
        int parent = named("java/lang/Object");
        int h = utf8("h"), hType = utf8(HANDLE_TYPE), form = utf8("form"), formType = utf8(OBJECT_TYPE);
        code = utf8("Code");
        int[] above = new int[interfaces.length];
        for (int i = 0; i < above.length; i++) above[i] = named(internal(interfaces[i]));
        method(ACC_PRIVATE, "<init>", INIT, 3, initialize());
        for (MethodType t : types) method(ACC_PUBLIC, name, t.toMethodDescriptorString(), slots(t) + 2, invoke(t, types[0]));
        if (serializable) method(ACC_PRIVATE | ACC_FINAL, "writeReplace", "()" + OBJECT_TYPE, 1, replace());

        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(0xcafebabe);
        shorts(out, 0, VERSION, count);
        poolBytes.writeTo(out);
        shorts(out, ACC_CLASS, own, parent, above.length);
        shorts(out, above);
        shorts(out, 2, ACC_PRIVATE | ACC_FINAL, h, hType, 0, ACC_PRIVATE | ACC_FINAL, form, formType, 0, methodCount);
        methodBytes.writeTo(out);
        shorts(out, 0);
        return bytes.toByteArray();
    }

    // Methods

    private void method(int access, String name, String descriptor, int stack, byte[] body) throws IOException {
        shorts(methods, access, utf8(name), utf8(descriptor), 1, code);
        methods.writeInt(12 + body.length);
        shorts(methods, Math.max(stack, 2), Math.max(3, slots(MethodType.fromMethodDescriptorString(descriptor, null)) + 1));
        methods.writeInt(body.length);
        methods.write(body);
        shorts(methods, 0, 0);
        methodCount++;
    }

    private byte[] initialize() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeByte(ALOAD_0);
        op(out, INVOKESPECIAL, member(METHODREF, "java/lang/Object", "<init>", "()V"));
        out.writeByte(ALOAD_0);
        out.writeByte(ALOAD_1);
        op(out, PUTFIELD, member(FIELDREF, self, "h", HANDLE_TYPE));
        out.writeByte(ALOAD_0);
        out.writeByte(ALOAD_2);
        op(out, PUTFIELD, member(FIELDREF, self, "form", OBJECT_TYPE));
        out.writeByte(RETURN);
        return bytes.toByteArray();
    }

    private byte[] replace() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeByte(ALOAD_0);
        op(out, GETFIELD, member(FIELDREF, self, "form", OBJECT_TYPE));
        out.writeByte(ARETURN);
        return bytes.toByteArray();
    }

    /** Calls the handle with all parameters: exactly if it is of this type. */
    private byte[] invoke(MethodType type, MethodType ofHandle) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeByte(ALOAD_0);
        op(out, GETFIELD, member(FIELDREF, self, "h", HANDLE_TYPE));
        int slot = 1;
        for (Class<?> c : type.parameterArray()) {
            out.writeByte(ALOAD - 4 + kind(c));
            out.writeByte(slot);
            slot += width(c);
        }
        String call = type.equals(ofHandle) ? "invokeExact" : "invoke";
        op(out, INVOKEVIRTUAL, member(METHODREF, HANDLE, call, type.toMethodDescriptorString()));
        out.writeByte(type.returnType() == void.class ? RETURN : ARETURN - 4 + kind(type.returnType()));
        return bytes.toByteArray();
    }

    /** int, long, float, double, reference: the order of the instructions that load and return. */
    private static int kind(Class<?> c) {
        return c == long.class ? 1 : c == float.class ? 2 : c == double.class ? 3 : c.isPrimitive() ? 0 : 4;
    }

    private static int width(Class<?> c) {
        return c == long.class || c == double.class ? 2 : 1;
    }

    private static int slots(MethodType type) {
        int n = 0;
        for (Class<?> c : type.parameterArray()) n += width(c);
        return n;
    }

    private static void op(DataOutputStream out, int op, int index) throws IOException {
        out.writeByte(op);
        out.writeShort(index);
    }

    private static void shorts(DataOutputStream out, int... values) throws IOException {
        for (int v : values) out.writeShort(v);
    }

    // The constant pool

    private int entry(int tag, int... values) throws IOException {
        pool.writeByte(tag);
        shorts(pool, values);
        return count++;
    }

    private int utf8(String s) throws IOException {
        pool.writeByte(UTF8);
        pool.writeUTF(s);
        return count++;
    }

    private int named(String internal) throws IOException {
        return entry(CLASS, utf8(internal));
    }

    /** The internal name; of a hidden class the part before its suffix. */
    private static String internal(Class<?> c) {
        String d = c.descriptorString();
        return d.substring(1, c.isHidden() ? d.indexOf('.') : d.length() - 1);
    }

    private int member(int tag, String owner, String name, String descriptor) throws IOException {
        int c = owner.equals(self) ? own : named(owner), n = utf8(name);     // the class itself has one entry only
        return entry(tag, c, entry(NAME_AND_TYPE, n, utf8(descriptor)));
    }
}
