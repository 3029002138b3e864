package java.io;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * What the protocol says of a class: its name, version number and serializable fields. One object is of a class here or
 * of a stream.
 */
public final class ObjectStreamClass implements Serializable {
    private static final long serialVersionUID = -6120832682080437368L;
    public static final ObjectStreamField[] NO_FIELDS = {};

    private static final ClassValue<ObjectStreamClass> CACHE = new ClassValue<ObjectStreamClass>() {
        @Override
        protected ObjectStreamClass computeValue(Class<?> c) {
            return new ObjectStreamClass(c);
        }
    };

    String name;
    long suid;
    int flags;
    ObjectStreamField[] fields = NO_FIELDS;
    ObjectStreamClass superDesc;
    /** The class here; null if there is none of that name. */
    Class<?> cl;
    Method writeObject;
    Method readObject;
    Method readObjectNoData;
    Method writeReplace;
    Method readResolve;

    /** From a stream; the reader fills the rest. */
    ObjectStreamClass() {
    }

    private ObjectStreamClass(Class<?> c) {
        cl = c;
        name = c.getName();
        boolean isEnum = Enum.class.isAssignableFrom(c);
        flags = isEnum ? ObjectStreamConstants.SC_ENUM | ObjectStreamConstants.SC_SERIALIZABLE
                : Externalizable.class.isAssignableFrom(c) ? ObjectStreamConstants.SC_EXTERNALIZABLE | ObjectStreamConstants.SC_BLOCK_DATA
                : Serializable.class.isAssignableFrom(c) ? ObjectStreamConstants.SC_SERIALIZABLE : 0;
        findMethods(c);
        if (writeObject != null && !isEnum && !isExternalizable()) {
            flags |= ObjectStreamConstants.SC_WRITE_METHOD;
        }
        if (!isEnum && !isExternalizable() && isSerializable() && !c.isArray()) {
            fields = fieldsOf(c);
        }
        suid = isEnum ? 0 : versionOf(c);
        Class<?> s = c.getSuperclass();
        superDesc = s != null && Serializable.class.isAssignableFrom(s) && !c.isArray() ? of(s) : null;
    }

    static ObjectStreamClass of(Class<?> c) {
        return CACHE.get(c);
    }

    public static ObjectStreamClass lookup(Class<?> cl) {
        return Serializable.class.isAssignableFrom(cl) ? of(cl) : null;
    }

    public static ObjectStreamClass lookupAny(Class<?> cl) {
        return of(cl);
    }

    public String getName() {
        return name;
    }

    public long getSerialVersionUID() {
        return suid;
    }

    public Class<?> forClass() {
        return cl;
    }

    public ObjectStreamField[] getFields() {
        return fields.clone();
    }

    /** Whether there is a field of that name and type; any class is that of objects of any type, null is all types. */
    boolean declares(String name, Class<?> type) {
        ObjectStreamField f = getField(name);
        return f != null && (type == null || (type.isPrimitive() ? f.getType() == type : !f.isPrimitive()));
    }

    public ObjectStreamField getField(String fieldName) {
        for (ObjectStreamField f : fields) {
            if (f.getName().equals(fieldName)) {
                return f;
            }
        }
        return null;
    }

    @Override
    public String toString() {
        return name + ": static final long serialVersionUID = " + suid + "L;";
    }

    boolean isExternalizable() {
        return (flags & ObjectStreamConstants.SC_EXTERNALIZABLE) != 0;
    }

    boolean isSerializable() {
        return (flags & ObjectStreamConstants.SC_SERIALIZABLE) != 0;
    }

    boolean isEnum() {
        return (flags & ObjectStreamConstants.SC_ENUM) != 0;
    }

    boolean hasWriteMethod() {
        return (flags & ObjectStreamConstants.SC_WRITE_METHOD) != 0;
    }

    // What the class declares

    /** Takes over what the class here adds to a description from a stream. */
    void bind(Class<?> c) {
        cl = c;
        takeMethods(of(c));
        for (ObjectStreamField f : fields) {
            try {
                Field own = c.getDeclaredField(f.getName());
                if (!Modifier.isStatic(own.getModifiers()) && own.getType().isPrimitive() == f.isPrimitive()) {
                    f.field = own;
                }
            } catch (NoSuchFieldException e) {
                f.field = null; // what the stream says of it is read and dropped
            }
        }
    }

    private void findMethods(Class<?> c) {
        writeObject = privateMethod(c, "writeObject", ObjectOutputStream.class);
        readObject = privateMethod(c, "readObject", ObjectInputStream.class);
        readObjectNoData = privateMethod(c, "readObjectNoData");
        writeReplace = replacement(c, "writeReplace");
        readResolve = replacement(c, "readResolve");
    }

    /** Those of the class are looked for once: each that is not there costs an exception. */
    private void takeMethods(ObjectStreamClass from) {
        writeObject = from.writeObject;
        readObject = from.readObject;
        readObjectNoData = from.readObjectNoData;
        writeReplace = from.writeReplace;
        readResolve = from.readResolve;
    }

    private static Method privateMethod(Class<?> c, String name, Class<?>... types) {
        try {
            Method m = c.getDeclaredMethod(name, types);
            boolean ok = Modifier.isPrivate(m.getModifiers()) && !Modifier.isStatic(m.getModifiers()) && m.getReturnType() == void.class;
            m.setAccessible(true);
            return ok ? m : null;
        } catch (NoSuchMethodException e) {
            return null;
        }
    }

    /** writeReplace or readResolve, inherited if it is accessible from c. */
    private static Method replacement(Class<?> c, String name) {
        for (Class<?> k = c; k != null; k = k.getSuperclass()) {
            try {
                Method m = k.getDeclaredMethod(name);
                int mod = m.getModifiers();
                boolean visible = k == c || (mod & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0
                        || (mod & Modifier.PRIVATE) == 0 && k.getPackageName().equals(c.getPackageName());
                m.setAccessible(true);
                return visible && !Modifier.isStatic(mod) && m.getReturnType() == Object.class ? m : null;
            } catch (NoSuchMethodException e) {
                continue;
            }
        }
        return null;
    }

    /** The protocol has its own codes for these: no fields. */
    static boolean special(Class<?> c) {
        return c == String.class || c == Class.class || c == ObjectStreamClass.class;
    }

    private static void setOffsets(ObjectStreamField[] sorted) {
        int bytes = 0, objects = 0;
        for (ObjectStreamField f : sorted) {
            char c = f.getTypeCode();
            f.setOffset(f.isPrimitive() ? bytes : objects++);
            bytes += c == 'J' || c == 'D' ? 8 : c == 'I' || c == 'F' ? 4 : c == 'S' || c == 'C' ? 2 : 1;
        }
    }

    private static ObjectStreamField[] fieldsOf(Class<?> c) {
        if (special(c)) return NO_FIELDS;
        ObjectStreamField[] declared = declaredFields(c);
        List<ObjectStreamField> all = new ArrayList<>();
        if (declared != null) {
            for (ObjectStreamField f : declared) {
                all.add(f);
                try {
                    Field own = c.getDeclaredField(f.getName());
                    f.field = own.getType() == f.getType() ? own : null;
                } catch (NoSuchFieldException e) {
                    f.field = null;
                }
            }
        } else {
            for (Field f : c.getDeclaredFields()) {
                if ((f.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) == 0) {
                    ObjectStreamField x = new ObjectStreamField(f.getName(), f.getType());
                    x.field = f;
                    all.add(x);
                }
            }
        }
        ObjectStreamField[] r = all.toArray(NO_FIELDS);
        Arrays.sort(r);
        setOffsets(r);
        return r;
    }

    /**
     * What serialPersistentFields says, or null. A class of the library that is initialised at start-up has the array
     * in a nested class SerialForm, so that it is made when it is needed.
     */
    private static ObjectStreamField[] declaredFields(Class<?> c) {
        try {
            Field f;
            try {
                f = c.getDeclaredField("serialPersistentFields");
                int wanted = Modifier.PRIVATE | Modifier.STATIC | Modifier.FINAL;
                if ((f.getModifiers() & wanted) != wanted) return null;
            } catch (NoSuchFieldException e) {
                if (c != java.util.concurrent.ConcurrentHashMap.class) return null;
                f = Class.forName(c.getName() + "$SerialForm").getDeclaredField("serialPersistentFields");
            }
            f.setAccessible(true);
            return (ObjectStreamField[]) f.get(null);
        } catch (ReflectiveOperationException e) {
            return null;
        }
    }

    // The version number

    private static long versionOf(Class<?> c) {
        if (!Serializable.class.isAssignableFrom(c)) {
            return 0;
        }
        try {
            Field f = c.getDeclaredField("serialVersionUID");
            if ((f.getModifiers() & (Modifier.STATIC | Modifier.FINAL)) == (Modifier.STATIC | Modifier.FINAL)) {
                f.setAccessible(true);
                return f.getType() == int.class ? f.getInt(null) : f.getLong(null);
            }
        } catch (NoSuchFieldException | IllegalAccessException e) {
            return standardVersion(c);
        }
        return standardVersion(c);
    }

    /** Where the class doesn't say: records and proxies fit whatever their number. */
    private static long standardVersion(Class<?> c) {
        return c.isRecord() || java.lang.reflect.Proxy.isProxyClass(c) ? 0 : defaultVersion(c);
    }

    private static final Comparator<Object[]> BY_NAME = new Comparator<Object[]>() {
        @Override
        public int compare(Object[] a, Object[] b) {
            int c = ((String) a[0]).compareTo((String) b[0]);
            return c != 0 ? c : ((String) a[2]).compareTo((String) b[2]);
        }
    };

    /** Name, modifiers and descriptor of members, in the protocol's order. */
    private static void writeMembers(DataOutputStream out, List<Object[]> members) throws IOException {
        members.sort(BY_NAME);
        for (Object[] m : members) {
            out.writeUTF((String) m[0]);
            out.writeInt((Integer) m[1]);
            out.writeUTF((String) m[2]);
        }
    }

    private static String descriptor(Class<?>[] types, Class<?> ret) {
        StringBuilder sb = new StringBuilder("(");
        for (Class<?> t : types) {
            sb.append(t.descriptorString());
        }
        return sb.append(')').append(ret.descriptorString()).toString();
    }

    /**
     * The first 8 bytes, little-endian, of the SHA-1 of what the class looks like (Object Serialization Specification
     * 4.6).
     */
    private static long defaultVersion(Class<?> c) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(bytes);
            out.writeUTF(c.getName());
            int mod = c.getModifiers() & (Modifier.PUBLIC | Modifier.FINAL | Modifier.INTERFACE | Modifier.ABSTRACT);
            Method[] methods = c.getDeclaredMethods();
            if ((mod & Modifier.INTERFACE) != 0) {
                mod = methods.length > 0 ? mod | Modifier.ABSTRACT : mod & ~Modifier.ABSTRACT;
            }
            out.writeInt(mod);
            if (!c.isArray()) {
                List<String> names = new ArrayList<>();
                for (Class<?> i : c.getInterfaces()) {
                    names.add(i.getName());
                }
                names.sort(null);
                for (String s : names) {
                    out.writeUTF(s);
                }
            }
            List<Object[]> members = new ArrayList<>();
            int kept = Modifier.PUBLIC | Modifier.PRIVATE | Modifier.PROTECTED | Modifier.STATIC | Modifier.FINAL | Modifier.VOLATILE
                    | Modifier.TRANSIENT;
            for (Field f : c.getDeclaredFields()) {
                int m = f.getModifiers() & kept;
                if ((m & Modifier.PRIVATE) == 0 || (m & (Modifier.STATIC | Modifier.TRANSIENT)) == 0) {
                    members.add(new Object[] {f.getName(), m, f.getType().descriptorString()});
                }
            }
            writeMembers(out, members);
            if (hasInitializer(c)) {
                out.writeUTF("<clinit>");
                out.writeInt(Modifier.STATIC);
                out.writeUTF("()V");
            }
            kept = Modifier.PUBLIC | Modifier.PRIVATE | Modifier.PROTECTED | Modifier.STATIC | Modifier.FINAL | Modifier.SYNCHRONIZED
                    | Modifier.NATIVE | Modifier.ABSTRACT | Modifier.STRICT;
            members = new ArrayList<>();
            for (Constructor<?> k : c.getDeclaredConstructors()) {
                if (!Modifier.isPrivate(k.getModifiers())) {
                    members.add(new Object[] {"<init>", k.getModifiers() & kept,
                        descriptor(k.getParameterTypes(), void.class).replace('/', '.')});
                }
            }
            writeMembers(out, members);
            members = new ArrayList<>();
            for (Method m : methods) {
                if (!Modifier.isPrivate(m.getModifiers())) {
                    members.add(new Object[] {m.getName(), m.getModifiers() & kept,
                        descriptor(m.getParameterTypes(), m.getReturnType()).replace('/', '.')});
                }
            }
            writeMembers(out, members);
            return firstBytesOfSha1(bytes.toByteArray());
        } catch (IOException e) {
            throw new InternalError(e);
        }
    }

    private static boolean hasInitializer(Class<?> c) {
        for (long m : jdk.internal.reflect.Reflection.methods(c)) {
            if (jdk.internal.reflect.Reflection.methodName(m).equals("<clinit>")) {
                return true;
            }
        }
        return false;
    }

    private static long firstBytesOfSha1(byte[] message) {
        int[] h = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0};
        int blocks = (message.length + 8) / 64 + 1;
        byte[] padded = Arrays.copyOf(message, blocks * 64);
        padded[message.length] = (byte) 0x80;
        long bits = message.length * 8L;
        for (int i = 0; i < 8; i++) {
            padded[padded.length - 1 - i] = (byte) (bits >>> 8 * i);
        }
        int[] w = new int[80];
        for (int b = 0; b < blocks; b++) {
            for (int i = 0; i < 16; i++) {
                int p = b * 64 + i * 4;
                w[i] = (padded[p] & 255) << 24 | (padded[p + 1] & 255) << 16 | (padded[p + 2] & 255) << 8 | padded[p + 3] & 255;
            }
            for (int i = 16; i < 80; i++) {
                w[i] = Integer.rotateLeft(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
            }
            sha1Block(h, w);
        }
        long first = 0;
        for (int i = 7; i >= 0; i--) {
            first = first << 8 | h[i / 4] >>> 24 - i % 4 * 8 & 255;
        }
        return first;
    }

    private static void sha1Block(int[] h, int[] w) {
        int a = h[0];
        int b = h[1];
        int c = h[2];
        int d = h[3];
        int e = h[4];
        for (int i = 0; i < 80; i++) {
            int f = i < 20 ? (b & c | ~b & d) + 0x5a827999 : i < 40 ? (b ^ c ^ d) + 0x6ed9eba1
                    : i < 60 ? (b & c | b & d | c & d) + 0x8f1bbcdc : (b ^ c ^ d) + 0xca62c1d6;
            int t = Integer.rotateLeft(a, 5) + f + e + w[i];
            e = d;
            d = c;
            c = Integer.rotateLeft(b, 30);
            b = a;
            a = t;
        }
        h[0] += a;
        h[1] += b;
        h[2] += c;
        h[3] += d;
        h[4] += e;
    }
}
