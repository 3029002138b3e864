package java.io;

import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import jdk.internal.misc.Unsafe;

/** Writes objects by the object serialization protocol, version 2. Data outside of default fields goes into blocks. */
public class ObjectOutputStream extends OutputStream implements ObjectOutput, ObjectStreamConstants {
    /** Fields by name, for writeFields. */
    public abstract static class PutField {
        public abstract void put(String name, boolean val);

        public abstract void put(String name, byte val);

        public abstract void put(String name, char val);

        public abstract void put(String name, short val);

        public abstract void put(String name, int val);

        public abstract void put(String name, long val);

        public abstract void put(String name, float val);

        public abstract void put(String name, double val);

        public abstract void put(String name, Object val);

        @Deprecated
        public abstract void write(ObjectOutput out) throws IOException;
    }

    private static final class Fields extends PutField {
        final Map<String, Object> values = new HashMap<>();
        private final ObjectStreamClass desc;

        Fields(ObjectStreamClass desc) {
            this.desc = desc;
        }

        private void set(String name, Class<?> type, Object val) {
            if (!desc.declares(name, type))
                throw new IllegalArgumentException("no such field " + name + " with type " + type);
            values.put(name, val);
        }

        @Override
        public void put(String name, boolean val) {
            set(name, boolean.class, val);
        }

        @Override
        public void put(String name, byte val) {
            set(name, byte.class, val);
        }

        @Override
        public void put(String name, char val) {
            set(name, char.class, val);
        }

        @Override
        public void put(String name, short val) {
            set(name, short.class, val);
        }

        @Override
        public void put(String name, int val) {
            set(name, int.class, val);
        }

        @Override
        public void put(String name, long val) {
            set(name, long.class, val);
        }

        @Override
        public void put(String name, float val) {
            set(name, float.class, val);
        }

        @Override
        public void put(String name, double val) {
            set(name, double.class, val);
        }

        @Override
        public void put(String name, Object val) {
            set(name, Object.class, val);
        }

        @Override
        @Deprecated
        public void write(ObjectOutput out) throws IOException {
            ((ObjectOutputStream) out).writeFields();
        }
    }

    private static final Unsafe UNSAFE = Unsafe.getUnsafe();

    private final DataOutputStream out;
    private final boolean overridden;
    private final Map<Object, Integer> handles = new IdentityHashMap<>();
    /** What was written in place of an object: an object is replaced once in a stream. */
    private final Map<Object, Object> replacements = new IdentityHashMap<>();
    /** Data waiting to be put into a block; its stream. */
    private final ByteArrayOutputStream block = new ByteArrayOutputStream();
    private final DataOutputStream data = new DataOutputStream(block);
    private boolean blockMode = true;
    private boolean replacing;
    private int nextHandle;
    private int depth;
    /** In the first version what an Externalizable writes is not put into blocks, and has no end. */
    private int protocol = PROTOCOL_VERSION_2;
    /** Whose writeObject runs. */
    private Object current;
    private ObjectStreamClass currentDesc;
    private Fields currentFields;

    public ObjectOutputStream(OutputStream out) throws IOException {
        this.out = new DataOutputStream(out);
        this.overridden = false;
        writeStreamHeader();
    }

    protected ObjectOutputStream() throws IOException {
        out = null;
        overridden = true;
    }

    protected void writeStreamHeader() throws IOException {
        out.writeShort(STREAM_MAGIC);
        out.writeShort(STREAM_VERSION);
    }

    // Objects

    @Override
    public final void writeObject(Object obj) throws IOException {
        if (overridden) {
            writeObjectOverride(obj);
            return;
        }
        boolean mode = setBlockMode(false);
        depth++;
        try {
            write0(obj);
        } catch (IOException e) {
            if (depth == 1) {
                writeFatal(e);
            }
            throw e;
        } finally {
            depth--;
            setBlockMode(mode);
        }
    }

    protected void writeObjectOverride(Object obj) throws IOException {
    }

    public void writeUnshared(Object obj) throws IOException {
        Integer old = handles.remove(obj);
        writeObject(obj);
        if (old == null) {
            handles.remove(obj);
        } else {
            handles.put(obj, old);
        }
    }

    private void writeFatal(IOException e) throws IOException {
        clear();
        setBlockMode(false);
        out.writeByte(TC_EXCEPTION);
        clear();
        write0(e);
        clear();
    }

    private void clear() {
        handles.clear();
        replacements.clear();
        nextHandle = 0;
    }

    private boolean writeKnown(Object obj) throws IOException {
        if (obj == null) {
            out.writeByte(TC_NULL);
            return true;
        }
        Integer handle = handles.get(obj);
        if (handle == null) {
            return false;
        }
        out.writeByte(TC_REFERENCE);
        out.writeInt(baseWireHandle + handle);
        return true;
    }

    private void assign(Object obj) {
        handles.put(obj, nextHandle++);
    }

    private void write0(Object given) throws IOException {
        Object original = replacements.getOrDefault(given, given);
        if (writeKnown(original)) {
            return;
        }
        if (original instanceof Class) {
            out.writeByte(TC_CLASS);
            writeDesc(ObjectStreamClass.of((Class<?>) original));
            assign(original);
            return;
        }
        if (original instanceof ObjectStreamClass) {
            writeDesc((ObjectStreamClass) original);
            return;
        }
        Object obj = replaced(original);
        if (obj != original) {
            replacements.put(original, obj);
        }
        if (obj != original && (writeKnown(obj) || obj instanceof Class)) {
            if (obj instanceof Class) {
                write0(obj);
            }
            return;
        }
        Class<?> c = obj.getClass();
        if (obj instanceof String) {
            writeString((String) obj);
        } else if (c.isArray()) {
            writeArray(obj, c);
        } else if (obj instanceof Enum) {
            writeEnum((Enum<?>) obj);
        } else if (obj instanceof Serializable) {
            writeOrdinary(obj, ObjectStreamClass.of(c));
        } else {
            throw new NotSerializableException(c.getName());
        }
    }

    private Object replaced(Object obj) throws IOException {
        Object o = obj;
        while (true) {
            ObjectStreamClass desc = ObjectStreamClass.of(o.getClass());
            if (desc.writeReplace == null || !(o instanceof Serializable)) {
                break;
            }
            Object next = invoke(desc.writeReplace, o);
            boolean same = next == null || next.getClass() == o.getClass();
            o = next;
            if (same) {
                break;
            }
        }
        return replacing && o != null ? replaceObject(o) : o;
    }

    static Object invoke(Method m, Object target, Object... args) throws IOException {
        try {
            return m.invoke(target, args);
        } catch (InvocationTargetException e) {
            Throwable t = e.getCause();
            if (t instanceof IOException) {
                throw (IOException) t;
            }
            if (t instanceof RuntimeException) {
                throw (RuntimeException) t;
            }
            if (t instanceof Error) {
                throw (Error) t;
            }
            throw new IOException("unexpected exception type", t);
        } catch (IllegalAccessException e) {
            throw new InternalError(e);
        }
    }

    private void writeString(String s) throws IOException {
        assign(s);
        byte[] bytes = new byte[(int) ModifiedUtf8.length(s)];
        ModifiedUtf8.encode(s, bytes, 0);
        if (bytes.length <= 0xffff) {
            out.writeByte(TC_STRING);
            out.writeShort(bytes.length);
        } else {
            out.writeByte(TC_LONGSTRING);
            out.writeLong(bytes.length);
        }
        out.write(bytes);
    }

    private void writeEnum(Enum<?> e) throws IOException {
        out.writeByte(TC_ENUM);
        writeDesc(ObjectStreamClass.of(e.getDeclaringClass()));
        assign(e);
        write0(e.name());
    }

    private void writeArray(Object array, Class<?> c) throws IOException {
        out.writeByte(TC_ARRAY);
        writeDesc(ObjectStreamClass.of(c));
        assign(array);
        int n = Array.getLength(array);
        out.writeInt(n);
        Class<?> t = c.getComponentType();
        for (int i = 0; i < n; i++) {
            if (!t.isPrimitive()) {
                write0(((Object[]) array)[i]);
            } else {
                writePrimitive(out, t.descriptorString().charAt(0), Array.get(array, i));
            }
        }
    }

    private static void writePrimitive(DataOutputStream to, char type, Object v) throws IOException {
        switch (type) {
            case 'Z':
                to.writeBoolean((Boolean) v);
                break;
            case 'B':
                to.writeByte((Byte) v);
                break;
            case 'C':
                to.writeChar((Character) v);
                break;
            case 'S':
                to.writeShort((Short) v);
                break;
            case 'I':
                to.writeInt((Integer) v);
                break;
            case 'J':
                to.writeLong((Long) v);
                break;
            case 'F':
                to.writeFloat((Float) v);
                break;
            default:
                to.writeDouble((Double) v);
                break;
        }
    }

    private void writeDesc(ObjectStreamClass d) throws IOException {
        if (d == null) {
            out.writeByte(TC_NULL);
            return;
        }
        if (writeKnown(d)) {
            return;
        }
        if (Proxy.isProxyClass(d.cl)) {
            out.writeByte(TC_PROXYCLASSDESC);
            assign(d);
            Class<?>[] interfaces = d.cl.getInterfaces();
            out.writeInt(interfaces.length);
            for (Class<?> i : interfaces) {
                out.writeUTF(i.getName());
            }
            annotate(d.cl, true);
        } else {
            out.writeByte(TC_CLASSDESC);
            assign(d);
            writeClassDescriptor(d);
            annotate(d.cl, false);
        }
        writeDesc(d.superDesc);
    }

    /** What ObjectInputStream.readClassDescriptor reads. */
    protected void writeClassDescriptor(ObjectStreamClass d) throws IOException {
        writeUTF(d.name);
        writeLong(d.suid);
        writeByte(protocol == PROTOCOL_VERSION_1 && d.isExternalizable() ? d.flags & ~SC_BLOCK_DATA : d.flags);
        writeShort(d.fields.length);
        for (ObjectStreamField f : d.fields) {
            writeByte(f.getTypeCode());
            writeUTF(f.getName());
            if (!f.isPrimitive()) {
                writeTypeString(f.getTypeString());
            }
        }
    }

    private void writeTypeString(String s) throws IOException {
        String shared = s.intern();
        if (!writeKnown(shared)) {
            writeString(shared);
        }
    }

    private void annotate(Class<?> c, boolean proxy) throws IOException {
        setBlockMode(true);
        if (proxy) {
            annotateProxyClass(c);
        } else {
            annotateClass(c);
        }
        setBlockMode(false);
        out.writeByte(TC_ENDBLOCKDATA);
    }

    private void writeOrdinary(Object obj, ObjectStreamClass desc) throws IOException {
        out.writeByte(TC_OBJECT);
        writeDesc(desc);
        assign(obj);
        if (desc.isExternalizable() && protocol == PROTOCOL_VERSION_1) {
            ((Externalizable) obj).writeExternal(this);
        } else if (desc.isExternalizable()) {
            setBlockMode(true);
            ((Externalizable) obj).writeExternal(this);
            setBlockMode(false);
            out.writeByte(TC_ENDBLOCKDATA);
        } else {
            writeSerial(obj, desc);
        }
    }

    private void writeSerial(Object obj, ObjectStreamClass desc) throws IOException {
        if (desc.superDesc != null) {
            writeSerial(obj, desc.superDesc);
        }
        if (!desc.hasWriteMethod()) {
            writeDefault(obj, desc);
            return;
        }
        Object savedObject = current;
        ObjectStreamClass savedDesc = currentDesc;
        Fields savedFields = currentFields;
        current = obj;
        currentDesc = desc;
        currentFields = null;
        setBlockMode(true);
        invoke(desc.writeObject, obj, this);
        setBlockMode(false);
        out.writeByte(TC_ENDBLOCKDATA);
        current = savedObject;
        currentDesc = savedDesc;
        currentFields = savedFields;
    }

    private void writeDefault(Object obj, ObjectStreamClass desc) throws IOException {
        for (ObjectStreamField f : desc.fields) {
            if (f.field == null) {
                throw new InvalidClassException(desc.name, "unmatched serializable field(s) declared");
            }
            long at = UNSAFE.objectFieldOffset(f.field);
            switch (f.getTypeCode()) {
                case 'Z':
                    out.writeBoolean(UNSAFE.getBoolean(obj, at));
                    break;
                case 'B':
                    out.writeByte(UNSAFE.getByte(obj, at));
                    break;
                case 'C':
                    out.writeChar(UNSAFE.getChar(obj, at));
                    break;
                case 'S':
                    out.writeShort(UNSAFE.getShort(obj, at));
                    break;
                case 'I':
                    out.writeInt(UNSAFE.getInt(obj, at));
                    break;
                case 'J':
                    out.writeLong(UNSAFE.getLong(obj, at));
                    break;
                case 'F':
                    out.writeFloat(UNSAFE.getFloat(obj, at));
                    break;
                case 'D':
                    out.writeDouble(UNSAFE.getDouble(obj, at));
                    break;
                default:
                    write0(UNSAFE.getReference(obj, at));
                    break;
            }
        }
    }

    public void defaultWriteObject() throws IOException {
        if (current == null) {
            throw new NotActiveException("not in call to writeObject");
        }
        setBlockMode(false);
        writeDefault(current, currentDesc);
        setBlockMode(true);
    }

    public PutField putFields() throws IOException {
        if (current == null) {
            throw new NotActiveException("not in call to writeObject");
        }
        if (currentFields == null) {
            currentFields = new Fields(currentDesc);
        }
        return currentFields;
    }

    public void writeFields() throws IOException {
        if (currentFields == null) {
            throw new NotActiveException("no current PutField object");
        }
        setBlockMode(false);
        for (ObjectStreamField f : currentDesc.fields) {
            Object v = currentFields.values.get(f.getName());
            if (!f.isPrimitive()) {
                write0(v);
            } else {
                Object zero = Array.get(Array.newInstance(f.getType(), 1), 0);
                writePrimitive(out, f.getTypeCode(), v == null ? zero : v);
            }
        }
        setBlockMode(true);
    }

    protected void annotateClass(Class<?> cl) throws IOException {
    }

    protected void annotateProxyClass(Class<?> cl) throws IOException {
    }

    protected Object replaceObject(Object obj) throws IOException {
        return obj;
    }

    protected boolean enableReplaceObject(boolean enable) {
        boolean old = replacing;
        replacing = enable;
        return old;
    }

    public void reset() throws IOException {
        if (depth != 0) {
            throw new IOException("stream active");
        }
        setBlockMode(false);
        out.writeByte(TC_RESET);
        clear();
        setBlockMode(true);
    }

    public void useProtocolVersion(int version) throws IOException {
        if (!handles.isEmpty()) {
            throw new IllegalStateException("stream non-empty");
        }
        if (version != PROTOCOL_VERSION_1 && version != PROTOCOL_VERSION_2) {
            throw new IllegalArgumentException("unknown version: " + version);
        }
        protocol = version;
    }

    // Data

    /** Leaving block mode writes out the block; answers the mode before. */
    private boolean setBlockMode(boolean on) throws IOException {
        boolean old = blockMode;
        if (old && !on) {
            drain();
        }
        blockMode = on;
        return old;
    }

    protected void drain() throws IOException {
        drain(true);
    }

    /** Writes what has gathered in blocks of 1024 bytes; the rest, as a shorter block, only where a block must end. */
    private void drain(boolean rest) throws IOException {
        byte[] bytes = block.toByteArray();
        int end = rest ? bytes.length : bytes.length - bytes.length % 1024;
        block.reset();
        block.write(bytes, end, bytes.length - end);
        for (int at = 0; at < end; at += 1024) {
            int n = Math.min(1024, end - at);
            if (n <= 255) {
                out.writeByte(TC_BLOCKDATA);
                out.writeByte(n);
            } else {
                out.writeByte(TC_BLOCKDATALONG);
                out.writeInt(n);
            }
            out.write(bytes, at, n);
        }
    }

    private DataOutputStream target() throws IOException {
        if (!blockMode) {
            return out;
        }
        if (block.size() >= 8192) {
            drain(false);
        }
        return data;
    }

    @Override
    public void write(int val) throws IOException {
        target().write(val);
    }

    @Override
    public void write(byte[] buf) throws IOException {
        write(buf, 0, buf.length);
    }

    @Override
    public void write(byte[] buf, int off, int len) throws IOException {
        target().write(buf, off, len);
    }

    @Override
    public void writeBoolean(boolean val) throws IOException {
        target().writeBoolean(val);
    }

    @Override
    public void writeByte(int val) throws IOException {
        target().writeByte(val);
    }

    @Override
    public void writeShort(int val) throws IOException {
        target().writeShort(val);
    }

    @Override
    public void writeChar(int val) throws IOException {
        target().writeChar(val);
    }

    @Override
    public void writeInt(int val) throws IOException {
        target().writeInt(val);
    }

    @Override
    public void writeLong(long val) throws IOException {
        target().writeLong(val);
    }

    @Override
    public void writeFloat(float val) throws IOException {
        target().writeFloat(val);
    }

    @Override
    public void writeDouble(double val) throws IOException {
        target().writeDouble(val);
    }

    @Override
    public void writeBytes(String str) throws IOException {
        target().writeBytes(str);
    }

    @Override
    public void writeChars(String str) throws IOException {
        target().writeChars(str);
    }

    @Override
    public void writeUTF(String str) throws IOException {
        target().writeUTF(str);
    }

    @Override
    public void flush() throws IOException {
        if (blockMode) {
            drain();
        }
        out.flush();
    }

    @Override
    public void close() throws IOException {
        flush();
        out.close();
    }
}
