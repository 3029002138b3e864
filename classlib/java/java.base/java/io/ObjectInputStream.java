package java.io;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import jdk.internal.misc.Unsafe;
import jdk.internal.reflect.Reflection;

/**
 * Reads objects by the object serialization protocol, version 2.
 *
 * <p>In block mode data comes out of blocks: left says how many bytes of the current one remain. An object of a class
 * is made without its constructors, but the no-argument constructor of its first superclass that is not serializable
 * runs on it.
 */
public class ObjectInputStream extends InputStream implements ObjectInput, ObjectStreamConstants {
    /** Fields by name, from readFields. */
    public abstract static class GetField {
        public abstract ObjectStreamClass getObjectStreamClass();

        public abstract boolean defaulted(String name) throws IOException;

        public abstract boolean get(String name, boolean val) throws IOException;

        public abstract byte get(String name, byte val) throws IOException;

        public abstract char get(String name, char val) throws IOException;

        public abstract short get(String name, short val) throws IOException;

        public abstract int get(String name, int val) throws IOException;

        public abstract long get(String name, long val) throws IOException;

        public abstract float get(String name, float val) throws IOException;

        public abstract double get(String name, double val) throws IOException;

        public abstract Object get(String name, Object val) throws IOException, ClassNotFoundException;
    }

    private static final class Fields extends GetField {
        private final ObjectStreamClass desc;
        private final Map<String, Object> values = new HashMap<>();

        Fields(ObjectStreamClass desc) {
            this.desc = desc;
        }

        /** Refuses a name that neither the stream nor the class here has as a field of such a type; null is any. */
        private boolean absent(String name, Class<?> type) {
            if (desc.declares(name, type)) return !values.containsKey(name);
            Class<?> here = desc.forClass();
            if (here == null || !ObjectStreamClass.lookupAny(here).declares(name, type))
                throw new IllegalArgumentException("no such field " + name + " with type " + type);
            return true;
        }

        private Object value(String name, Class<?> type, Object val) {
            return absent(name, type) ? val : values.get(name);
        }

        @Override
        public ObjectStreamClass getObjectStreamClass() {
            return desc;
        }

        @Override
        public boolean defaulted(String name) {
            return absent(name, null);
        }

        @Override
        public boolean get(String name, boolean val) {
            return (Boolean) value(name, boolean.class, val);
        }

        @Override
        public byte get(String name, byte val) {
            return (Byte) value(name, byte.class, val);
        }

        @Override
        public char get(String name, char val) {
            return (Character) value(name, char.class, val);
        }

        @Override
        public short get(String name, short val) {
            return (Short) value(name, short.class, val);
        }

        @Override
        public int get(String name, int val) {
            return (Integer) value(name, int.class, val);
        }

        @Override
        public long get(String name, long val) {
            return (Long) value(name, long.class, val);
        }

        @Override
        public float get(String name, float val) {
            return (Float) value(name, float.class, val);
        }

        @Override
        public double get(String name, double val) {
            return (Double) value(name, double.class, val);
        }

        @Override
        public Object get(String name, Object val) {
            return value(name, Object.class, val);
        }
    }

    private static final Unsafe UNSAFE = Unsafe.getUnsafe();

    private final PushbackInputStream in;
    private final DataInputStream data;
    private final DataInputStream blockData;
    private final boolean overridden;
    private final List<Object> handles = new ArrayList<>();
    private final List<ObjectInputValidation> validations = new ArrayList<>();
    private boolean blockMode = true;
    private int left;
    private boolean resolving;
    private int depth;
    /** For the filter: objects within objects, objects read, and bytes. */
    private long level, references;
    private final ByteCount count;
    private ObjectInputFilter filter;
    private boolean filterSet;
    private Object current;
    private ObjectStreamClass currentDesc;

    public ObjectInputStream(InputStream in) throws IOException {
        this.count = new ByteCount(java.util.Objects.requireNonNull(in));
        this.in = new PushbackInputStream(count, 1);
        this.filter = ObjectInputFilter.Config.getSerialFilterFactory().apply(null,
                ObjectInputFilter.Config.getSerialFilter());
        this.data = new DataInputStream(this.in);
        this.blockData = new DataInputStream(this);
        this.overridden = false;
        readStreamHeader();
    }

    protected ObjectInputStream() throws IOException {
        in = null;
        count = null;
        data = null;
        blockData = null;
        overridden = true;
    }

    /** Counts the bytes of the stream. */
    private static final class ByteCount extends FilterInputStream {
        long bytes;

        ByteCount(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            int b = in.read();
            if (b >= 0) {
                bytes++;
            }
            return b;
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
            int n = in.read(b, off, len);
            bytes += Math.max(n, 0);
            return n;
        }

        @Override
        public boolean markSupported() {
            return false;
        }
    }

    public final ObjectInputFilter getObjectInputFilter() {
        return filter;
    }

    public final void setObjectInputFilter(ObjectInputFilter filter) {
        if (references > 0) {
            throw new IllegalStateException("filter can not be set after an object has been read");
        }
        if (filterSet) {
            throw new IllegalStateException("filter can not be set more than once");
        }
        ObjectInputFilter next = ObjectInputFilter.Config.getSerialFilterFactory().apply(this.filter, filter);
        if (next == null && this.filter != null) {
            throw new IllegalStateException("filter can not be replaced with null filter");
        }
        filterSet = true;
        this.filter = next;
    }

    /** Asks the filter about a class, an array of a length, or a reference (type null). */
    private void filterCheck(Class<?> type, long length) throws InvalidClassException {
        if (filter == null) {
            return;
        }
        ObjectInputFilter.Status s;
        try {
            s = filter.checkInput(new Question(type, length, level, references, count.bytes));
        } catch (RuntimeException e) {
            InvalidClassException x = new InvalidClassException("filter status: REJECTED");
            x.initCause(e);
            throw x;
        }
        if (s == null || s == ObjectInputFilter.Status.REJECTED) {
            throw new InvalidClassException("filter status: " + s);
        }
    }

    private static final class Question implements ObjectInputFilter.FilterInfo {
        private final Class<?> type;
        private final long length, depth, references, bytes;

        Question(Class<?> type, long length, long depth, long references, long bytes) {
            this.type = type;
            this.length = length;
            this.depth = depth;
            this.references = references;
            this.bytes = bytes;
        }

        @Override
        public Class<?> serialClass() {
            return type;
        }

        @Override
        public long arrayLength() {
            return length;
        }

        @Override
        public long depth() {
            return depth;
        }

        @Override
        public long references() {
            return references;
        }

        @Override
        public long streamBytes() {
            return bytes;
        }
    }

    protected void readStreamHeader() throws IOException, StreamCorruptedException {
        short magic = data.readShort();
        short version = data.readShort();
        if (magic != STREAM_MAGIC || version != STREAM_VERSION) {
            throw new StreamCorruptedException(String.format("invalid stream header: %04X%04X", magic, version));
        }
    }

    // Bytes

    private int peek() throws IOException {
        int b = in.read();
        if (b >= 0) {
            in.unread(b);
        }
        return b;
    }

    private byte tag() throws IOException {
        return data.readByte();
    }

    /** In block mode: whether there are bytes, the next block begun if need be. A reset may stand before a block. */
    private boolean refill() throws IOException {
        while (left == 0) {
            int b = peek();
            if (b == TC_BLOCKDATA) {
                tag();
                left = data.readUnsignedByte();
            } else if (b == TC_BLOCKDATALONG) {
                tag();
                left = data.readInt();
                if (left < 0) {
                    throw new StreamCorruptedException("illegal block data header length: " + left);
                }
            } else if (b == TC_RESET) {
                tag();
                reset0();
            } else {
                return false;
            }
        }
        return true;
    }

    @Override
    public int read() throws IOException {
        if (!blockMode) {
            return in.read();
        }
        if (!refill()) {
            return -1;
        }
        left--;
        return data.readUnsignedByte();
    }

    @Override
    public int read(byte[] buf, int off, int len) throws IOException {
        if (!blockMode) {
            return in.read(buf, off, len);
        }
        if (len == 0) {
            return 0;
        }
        if (!refill()) {
            return -1;
        }
        int n = in.read(buf, off, Math.min(len, left));
        left -= Math.max(n, 0);
        return n;
    }

    @Override
    public int available() throws IOException {
        if (!blockMode) {
            return in.available();
        }
        if (left == 0 && in.available() > 0) {
            refill();
        }
        return left;
    }

    private boolean setBlockMode(boolean on) throws IOException {
        boolean old = blockMode;
        if (old && !on && left > 0) {
            throw new OptionalDataException(left);
        }
        blockMode = on;
        return old;
    }

    /** Drops what a class wrote and this one does not read. */
    private void skipCustomData() throws IOException, ClassNotFoundException {
        while (true) {
            if (blockMode) {
                skipFully();
            }
            blockMode = false;
            int b = peek();
            if (b == TC_ENDBLOCKDATA) {
                tag();
                return;
            }
            if (b == TC_BLOCKDATA || b == TC_BLOCKDATALONG) {
                blockMode = true;
                refill();
            } else {
                read0();
            }
        }
    }

    private void skipFully() throws IOException {
        byte[] sink = new byte[256];
        while (left > 0) {
            int n = in.read(sink, 0, Math.min(left, sink.length));
            if (n < 0) {
                throw new EOFException();
            }
            left -= n;
        }
    }

    // Objects

    @Override
    public final Object readObject() throws IOException, ClassNotFoundException {
        if (overridden) {
            return readObjectOverride();
        }
        boolean mode = setBlockMode(false);
        depth++;
        try {
            Object o = read0();
            if (depth == 1) {
                for (ObjectInputValidation v : validations) {
                    v.validateObject();
                }
                validations.clear();
            }
            return o;
        } finally {
            depth--;
            setBlockMode(mode);
        }
    }

    protected Object readObjectOverride() throws IOException, ClassNotFoundException {
        return null;
    }

    public Object readUnshared() throws IOException, ClassNotFoundException {
        return readObject();
    }

    /** The writer has forgotten what it wrote, which it may do between objects only. */
    private void reset0() throws StreamCorruptedException {
        if (depth > 1) {
            throw new StreamCorruptedException("unexpected reset; recursion depth: " + depth);
        }
        handles.clear();
    }

    private int assign(Object o) {
        handles.add(o);
        return handles.size() - 1;
    }

    private Object read0() throws IOException, ClassNotFoundException {
        level++;
        references++;
        try {
            return readTagged();
        } finally {
            level--;
        }
    }

    private Object readTagged() throws IOException, ClassNotFoundException {
        while (true) {
            byte t = tag();
            switch (t) {
                case TC_NULL:
                    return null;
                case TC_REFERENCE:
                    filterCheck(null, -1);
                    return known();
                case TC_CLASS: {
                    ObjectStreamClass d = readDesc();
                    Class<?> c = classOf(d);
                    assign(c);
                    return c;
                }
                case TC_CLASSDESC:
                case TC_PROXYCLASSDESC:
                    return readDesc(t);
                case TC_STRING:
                case TC_LONGSTRING:
                    return resolved(readString(t));
                case TC_ARRAY:
                    return resolved(readArray());
                case TC_ENUM:
                    return resolved(readEnum());
                case TC_OBJECT:
                    return readOrdinary();
                case TC_RESET:
                    reset0();
                    break;
                case TC_EXCEPTION:
                    handles.clear();
                    throw new WriteAbortedException("writing aborted", (Exception) read0());
                case TC_BLOCKDATA:
                case TC_BLOCKDATALONG:
                    in.unread(t);
                    blockMode = true;
                    refill();
                    throw new OptionalDataException(left);
                case TC_ENDBLOCKDATA:
                    in.unread(t);
                    throw new OptionalDataException(true);
                default:
                    throw new StreamCorruptedException(String.format("invalid type code: %02X", t));
            }
        }
    }

    private Object resolved(Object o) throws IOException {
        return resolving && o != null ? resolveObject(o) : o;
    }

    private Object known() throws IOException {
        int h = data.readInt() - baseWireHandle;
        if (h < 0 || h >= handles.size()) {
            throw new StreamCorruptedException(String.format("invalid handle value: %08X", h + baseWireHandle));
        }
        return handles.get(h);
    }

    private String readString(byte t) throws IOException {
        long n = t == TC_STRING ? data.readUnsignedShort() : data.readLong();
        if (n < 0 || n > Integer.MAX_VALUE - 8) {
            throw new StreamCorruptedException("string length: " + n);
        }
        byte[] b = new byte[(int) n];
        data.readFully(b);
        String s = ModifiedUtf8.decode(b, 0, b.length);
        assign(s);
        return s;
    }

    private String readTypeString() throws IOException {
        byte t = tag();
        if (t == TC_REFERENCE) {
            return (String) known();
        }
        if (t != TC_STRING && t != TC_LONGSTRING) {
            throw new StreamCorruptedException(String.format("invalid type code: %02X", t));
        }
        return readString(t);
    }

    private ObjectStreamClass readDesc() throws IOException, ClassNotFoundException {
        byte t = tag();
        switch (t) {
            case TC_NULL:
                return null;
            case TC_REFERENCE:
                return (ObjectStreamClass) known();
            case TC_CLASSDESC:
            case TC_PROXYCLASSDESC:
                return readDesc(t);
            default:
                throw new StreamCorruptedException(String.format("invalid type code: %02X", t));
        }
    }

    private ObjectStreamClass readDesc(byte t) throws IOException, ClassNotFoundException {
        ObjectStreamClass d = new ObjectStreamClass();
        assign(d);
        Class<?> c = null;
        if (t == TC_PROXYCLASSDESC) {
            String[] names = new String[data.readInt()];
            for (int i = 0; i < names.length; i++) {
                names[i] = data.readUTF();
            }
            setBlockMode(true);
            c = resolveProxyClass(names);
            for (Class<?> i : c.getInterfaces()) {
                filterCheck(i, -1);
            }
            d.name = c.getName();
            d.flags = SC_SERIALIZABLE;
        } else {
            ObjectStreamClass read = readClassDescriptor();
            d.name = read.name;
            d.suid = read.suid;
            d.flags = read.flags;
            d.fields = read.fields;
            setBlockMode(true);
            try {
                c = resolveClass(d);
            } catch (ClassNotFoundException e) {
                c = null; // told when an object of it is read
            }
        }
        if (c != null) {
            filterCheck(c, -1);
        }
        blockMode = true;
        skipCustomData();
        references++;
        level++;
        d.superDesc = readDesc();
        level--;
        if (c != null) {
            check(d, c);
            d.bind(c);
        }
        return d;
    }

    private static void check(ObjectStreamClass d, Class<?> c) throws InvalidClassException {
        ObjectStreamClass own = ObjectStreamClass.of(c);
        boolean numbered = own.isSerializable() && !c.isArray() && !own.isEnum() && !Proxy.isProxyClass(c);
        if (numbered && (d.isSerializable() || d.isExternalizable()) && own.suid != d.suid) {
            throw new InvalidClassException(c.getName(), "local class incompatible: stream classdesc serialVersionUID = " + d.suid
                    + ", local class serialVersionUID = " + own.suid);
        }
        if (d.isExternalizable() != own.isExternalizable() && own.isSerializable() | own.isExternalizable()) {
            throw new InvalidClassException(c.getName(), "Serializable incompatible with Externalizable");
        }
    }

    protected ObjectStreamClass readClassDescriptor() throws IOException, ClassNotFoundException {
        ObjectStreamClass d = new ObjectStreamClass();
        d.name = data.readUTF();
        d.suid = data.readLong();
        d.flags = data.readByte();
        d.fields = new ObjectStreamField[data.readUnsignedShort()];
        for (int i = 0; i < d.fields.length; i++) {
            char code = (char) data.readByte();
            String name = data.readUTF();
            String type = code == 'L' || code == '[' ? readTypeString() : String.valueOf(code);
            Class<?> k = code == 'L' || code == '[' ? Object.class : Reflection.type(type, null);
            d.fields[i] = new ObjectStreamField(name, k, type);
        }
        return d;
    }

    private static ClassLoader userLoader() {
        for (int i = 1;; i++) {
            Class<?> c = Reflection.getCallerClass(i);
            if (c == null) {
                return ClassLoader.getSystemClassLoader();
            }
            if (c.getClassLoader() != null) {
                return c.getClassLoader();
            }
        }
    }

    protected Class<?> resolveClass(ObjectStreamClass desc) throws IOException, ClassNotFoundException {
        String name = desc.getName();
        switch (name) {
            case "boolean":
                return boolean.class;
            case "byte":
                return byte.class;
            case "char":
                return char.class;
            case "short":
                return short.class;
            case "int":
                return int.class;
            case "long":
                return long.class;
            case "float":
                return float.class;
            case "double":
                return double.class;
            case "void":
                return void.class;
            default:
                return Class.forName(name, false, userLoader());
        }
    }

    protected Class<?> resolveProxyClass(String[] interfaces) throws IOException, ClassNotFoundException {
        ClassLoader loader = userLoader();
        Class<?>[] types = new Class<?>[interfaces.length];
        for (int i = 0; i < types.length; i++) {
            types[i] = Class.forName(interfaces[i], false, loader);
        }
        return Proxy.getProxyClass(loader, types);
    }

    private static Class<?> classOf(ObjectStreamClass d) throws IOException, ClassNotFoundException {
        if (d == null) {
            throw new StreamCorruptedException("null class descriptor");
        }
        if (d.cl == null) {
            throw new ClassNotFoundException(d.name);
        }
        return d.cl;
    }

    private Object readArray() throws IOException, ClassNotFoundException {
        Class<?> type = classOf(readDesc()).getComponentType();
        int n = data.readInt();
        if (n < 0 || type == null) {
            throw new StreamCorruptedException("Array length is negative");
        }
        filterCheck(type.arrayType(), n);
        Object array = Array.newInstance(type, n);
        assign(array);
        for (int i = 0; i < n; i++) {
            if (type.isPrimitive()) {
                Array.set(array, i, readPrimitive(type.descriptorString().charAt(0)));
            } else {
                Object o = read0();
                if (o != null && !type.isInstance(o)) {
                    throw new ClassCastException("array element type mismatch");
                }
                ((Object[]) array)[i] = o;
            }
        }
        return array;
    }

    private Object readPrimitive(char type) throws IOException {
        switch (type) {
            case 'Z':
                return data.readBoolean();
            case 'B':
                return data.readByte();
            case 'C':
                return data.readChar();
            case 'S':
                return data.readShort();
            case 'I':
                return data.readInt();
            case 'J':
                return data.readLong();
            case 'F':
                return data.readFloat();
            default:
                return data.readDouble();
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private Object readEnum() throws IOException, ClassNotFoundException {
        Class<?> c = classOf(readDesc());
        int h = assign(null);
        String name = (String) read0();
        try {
            Object e = Enum.valueOf((Class) c, name);
            handles.set(h, e);
            return e;
        } catch (IllegalArgumentException e) {
            InvalidObjectException x = new InvalidObjectException("enum constant " + name + " does not exist in " + c);
            x.initCause(e);
            throw x;
        }
    }

    private Object readOrdinary() throws IOException, ClassNotFoundException {
        ObjectStreamClass d = readDesc();
        Class<?> c = classOf(d);
        if (!Serializable.class.isAssignableFrom(c) || ObjectStreamClass.special(c)) {
            throw new InvalidClassException(c.getName(), "invalid descriptor for class");
        }
        if (c.isRecord()) {
            return readRecord(d, c);
        }
        Object o = make(c, d);
        int h = assign(o);
        if (d.isExternalizable() && (d.flags & SC_BLOCK_DATA) == 0) {
            ((Externalizable) o).readExternal(this);    // written by protocol version 1: no blocks, no end
        } else if (d.isExternalizable()) {
            blockMode = true;
            ((Externalizable) o).readExternal(this);
            skipCustomData();
        } else {
            readSerial(o, d);
        }
        if (d.readResolve != null) {
            o = ObjectOutputStream.invoke(d.readResolve, o);
            handles.set(h, o);
        }
        Object r = resolved(o);
        if (r != o) {
            handles.set(h, r);
        }
        return r;
    }

    private static Object make(Class<?> c, ObjectStreamClass d) throws IOException {
        Class<?> first = c;
        while (!d.isExternalizable() && Serializable.class.isAssignableFrom(first)) {
            first = first.getSuperclass();
        }
        try {
            Constructor<?> k = first.getDeclaredConstructor();
            boolean visible = !Modifier.isPrivate(k.getModifiers()) && (!d.isExternalizable() || Modifier.isPublic(k.getModifiers()));
            if (!visible) {
                throw new InvalidClassException(c.getName(), "no valid constructor");
            }
            Object o = UNSAFE.allocateInstance(c);
            Reflection.invokeExact(constructorOf(first), o, new Object[0]);
            return o;
        } catch (java.lang.reflect.InvocationTargetException e) {
            throw new IOException("unexpected exception type", e.getCause());
        } catch (NoSuchMethodException e) {
            throw new InvalidClassException(c.getName(), "no valid constructor");
        } catch (InstantiationException e) {
            throw new InvalidClassException(c.getName(), "cannot be instantiated");
        }
    }

    /** The VM's handle of the no-argument constructor, which is there. */
    private static long constructorOf(Class<?> c) {
        for (long m : Reflection.methods(c)) {
            if (Reflection.methodName(m).equals("<init>") && Reflection.methodDescriptor(m).equals("()V")) {
                return m;
            }
        }
        throw new InternalError(c.getName());
    }

    private Object readRecord(ObjectStreamClass d, Class<?> c) throws IOException, ClassNotFoundException {
        int h = assign(null);
        Fields f = values(d);
        if (d.hasWriteMethod()) {
            blockMode = true;
            skipCustomData();
        }
        java.lang.reflect.RecordComponent[] parts = c.getRecordComponents();
        Class<?>[] types = new Class<?>[parts.length];
        Object[] args = new Object[parts.length];
        for (int i = 0; i < parts.length; i++) {
            types[i] = parts[i].getType();
            Object none = types[i].isPrimitive() ? Array.get(Array.newInstance(types[i], 1), 0) : null;
            args[i] = f.value(parts[i].getName(), types[i], none);
        }
        try {
            Constructor<?> k = c.getDeclaredConstructor(types);
            k.setAccessible(true);
            Object o = k.newInstance(args);
            if (d.readResolve != null) {
                o = ObjectOutputStream.invoke(d.readResolve, o);
            }
            handles.set(h, o);
            return o;
        } catch (ReflectiveOperationException e) {
            Throwable why = e instanceof java.lang.reflect.InvocationTargetException ? e.getCause() : e;
            if (why instanceof Error) {
                throw (Error) why;
            }
            InvalidObjectException x = new InvalidObjectException(why.getMessage());
            x.initCause(why);
            throw x;
        }
    }

    /** The class that the first of the descriptors from d upwards has here, of those that the object is of; or null. */
    private static Class<?> nearest(Object o, ObjectStreamClass d) {
        while (d != null && (d.cl == null || !d.cl.isInstance(o))) {
            d = d.superDesc;
        }
        return d == null ? null : d.cl;
    }

    /** Tells each serializable class from c up to the known one, topmost first, that the stream has nothing of it. */
    private static void readNoData(Object o, Class<?> c, Class<?> known) throws IOException {
        if (c == known || c == null || !Serializable.class.isAssignableFrom(c)) {
            return;
        }
        readNoData(o, c.getSuperclass(), known);
        java.lang.reflect.Method m = ObjectStreamClass.lookup(c).readObjectNoData;
        if (m != null) {
            ObjectOutputStream.invoke(m, o);
        }
    }

    /**
     * The data of each serializable class, topmost first; a class that the stream does not know gets readObjectNoData.
     */
    private void readSerial(Object o, ObjectStreamClass d) throws IOException, ClassNotFoundException {
        if (d.superDesc != null) {
            readSerial(o, d.superDesc);
        }
        if (d.cl == null || !d.cl.isInstance(o)) {
            values(d);
            if (d.hasWriteMethod()) {
                blockMode = true;
                skipCustomData();
            }
            return;
        }
        readNoData(o, d.cl.getSuperclass(), nearest(o, d.superDesc));
        if (d.readObject != null) {
            Object savedObject = current;
            ObjectStreamClass savedDesc = currentDesc;
            current = o;
            currentDesc = d;
            blockMode = true;
            callReadObject(d.readObject, o);
            current = savedObject;
            currentDesc = savedDesc;
        } else {
            blockMode = false;
            readDefault(o, d);
        }
        if (d.hasWriteMethod()) {
            blockMode = true;
            skipCustomData();
        }
        blockMode = false;
    }

    private void callReadObject(java.lang.reflect.Method m, Object o) throws IOException, ClassNotFoundException {
        try {
            ObjectOutputStream.invoke(m, o, this);
        } catch (IOException e) {
            if (e.getClass() == IOException.class && e.getCause() instanceof ClassNotFoundException) {
                throw (ClassNotFoundException) e.getCause();
            }
            throw e;
        }
    }

    private Fields values(ObjectStreamClass d) throws IOException, ClassNotFoundException {
        Fields f = new Fields(d);
        for (ObjectStreamField x : d.fields) {
            f.values.put(x.getName(), x.isPrimitive() ? readPrimitive(x.getTypeCode()) : read0());
        }
        return f;
    }

    private void readDefault(Object o, ObjectStreamClass d) throws IOException, ClassNotFoundException {
        Fields f = values(d);
        for (ObjectStreamField x : d.fields) {
            if (x.field != null) {
                store(o, x, f.values.get(x.getName()));
            }
        }
    }

    private static void store(Object o, ObjectStreamField x, Object v) throws IOException {
        long at = UNSAFE.objectFieldOffset(x.field);
        switch (x.getTypeCode()) {
            case 'Z':
                UNSAFE.putBoolean(o, at, (Boolean) v);
                break;
            case 'B':
                UNSAFE.putByte(o, at, (Byte) v);
                break;
            case 'C':
                UNSAFE.putChar(o, at, (Character) v);
                break;
            case 'S':
                UNSAFE.putShort(o, at, (Short) v);
                break;
            case 'I':
                UNSAFE.putInt(o, at, (Integer) v);
                break;
            case 'J':
                UNSAFE.putLong(o, at, (Long) v);
                break;
            case 'F':
                UNSAFE.putFloat(o, at, (Float) v);
                break;
            case 'D':
                UNSAFE.putDouble(o, at, (Double) v);
                break;
            default:
                if (v != null && !x.field.getType().isInstance(v)) {
                    throw new ClassCastException("cannot assign instance of " + v.getClass().getName() + " to field " + x.field
                            + " of type " + x.field.getType().getName() + " in instance of " + o.getClass().getName());
                }
                UNSAFE.putReference(o, at, v);
                break;
        }
    }

    public void defaultReadObject() throws IOException, ClassNotFoundException {
        if (current == null) {
            throw new NotActiveException("not in call to readObject");
        }
        setBlockMode(false);
        readDefault(current, currentDesc);
        setBlockMode(true);
    }

    public GetField readFields() throws IOException, ClassNotFoundException {
        if (current == null) {
            throw new NotActiveException("not in call to readObject");
        }
        setBlockMode(false);
        Fields f = values(currentDesc);
        setBlockMode(true);
        return f;
    }

    public void registerValidation(ObjectInputValidation obj, int prio) throws NotActiveException, InvalidObjectException {
        if (depth == 0) {
            throw new NotActiveException("stream inactive");
        }
        if (obj == null) {
            throw new InvalidObjectException("null callback");
        }
        validations.add(obj);
    }

    protected Object resolveObject(Object obj) throws IOException {
        return obj;
    }

    protected boolean enableResolveObject(boolean enable) {
        boolean old = resolving;
        resolving = enable;
        return old;
    }

    // Data

    @Override
    public boolean readBoolean() throws IOException {
        return blockData.readBoolean();
    }

    @Override
    public byte readByte() throws IOException {
        return blockData.readByte();
    }

    @Override
    public int readUnsignedByte() throws IOException {
        return blockData.readUnsignedByte();
    }

    @Override
    public char readChar() throws IOException {
        return blockData.readChar();
    }

    @Override
    public short readShort() throws IOException {
        return blockData.readShort();
    }

    @Override
    public int readUnsignedShort() throws IOException {
        return blockData.readUnsignedShort();
    }

    @Override
    public int readInt() throws IOException {
        return blockData.readInt();
    }

    @Override
    public long readLong() throws IOException {
        return blockData.readLong();
    }

    @Override
    public float readFloat() throws IOException {
        return blockData.readFloat();
    }

    @Override
    public double readDouble() throws IOException {
        return blockData.readDouble();
    }

    @Override
    public void readFully(byte[] buf) throws IOException {
        blockData.readFully(buf);
    }

    @Override
    public void readFully(byte[] buf, int off, int len) throws IOException {
        blockData.readFully(buf, off, len);
    }

    @Override
    public int skipBytes(int len) throws IOException {
        return blockData.skipBytes(len);
    }

    @Override
    @Deprecated
    public String readLine() throws IOException {
        return blockData.readLine();
    }

    @Override
    public String readUTF() throws IOException {
        return blockData.readUTF();
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
