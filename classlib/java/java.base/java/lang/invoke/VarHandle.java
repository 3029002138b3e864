package java.lang.invoke;

import java.lang.constant.ClassDesc;
import java.lang.constant.Constable;
import java.lang.constant.ConstantDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.DynamicConstantDesc;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ReadOnlyBufferException;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import jdk.internal.misc.Unsafe;
import jdk.internal.vm.annotation.Hidden;

/**
 * A typed reference to a variable: a field or the elements of an array. Every access mode goes through access, on a
 * place (object, offset) of Unsafe. All modes but get and set are as strong as volatile.
 */
public abstract class VarHandle implements Constable {
    private static final Unsafe U = Unsafe.getUnsafe();

    private final Class<?> type;
    private final List<Class<?>> coordinates;
    private final boolean writable;

    private VarHandle(Class<?> type, boolean writable, Class<?>... coordinates) {
        this.type = type;
        this.writable = writable;
        this.coordinates = Arrays.asList(coordinates);
    }

    static VarHandle ofField(Class<?> owner, Field f) {
        return new OfField(owner, f);
    }

    static VarHandle ofArray(Class<?> arrayClass, Class<?> component) {
        return new OfArray(arrayClass, component);
    }

    /** How an access works: what its arguments are beside the coordinates, and what it answers. */
    enum AccessType {
        GET, SET, COMPARE_AND_SET, COMPARE_AND_EXCHANGE, GET_AND_UPDATE
    }

    /** The access modes, with the names of their methods. */
    public enum AccessMode {
        GET("get", AccessType.GET),
        SET("set", AccessType.SET),
        GET_VOLATILE("getVolatile", AccessType.GET),
        SET_VOLATILE("setVolatile", AccessType.SET),
        GET_ACQUIRE("getAcquire", AccessType.GET),
        SET_RELEASE("setRelease", AccessType.SET),
        GET_OPAQUE("getOpaque", AccessType.GET),
        SET_OPAQUE("setOpaque", AccessType.SET),
        COMPARE_AND_SET("compareAndSet", AccessType.COMPARE_AND_SET),
        COMPARE_AND_EXCHANGE("compareAndExchange", AccessType.COMPARE_AND_EXCHANGE),
        COMPARE_AND_EXCHANGE_ACQUIRE("compareAndExchangeAcquire", AccessType.COMPARE_AND_EXCHANGE),
        COMPARE_AND_EXCHANGE_RELEASE("compareAndExchangeRelease", AccessType.COMPARE_AND_EXCHANGE),
        WEAK_COMPARE_AND_SET_PLAIN("weakCompareAndSetPlain", AccessType.COMPARE_AND_SET),
        WEAK_COMPARE_AND_SET("weakCompareAndSet", AccessType.COMPARE_AND_SET),
        WEAK_COMPARE_AND_SET_ACQUIRE("weakCompareAndSetAcquire", AccessType.COMPARE_AND_SET),
        WEAK_COMPARE_AND_SET_RELEASE("weakCompareAndSetRelease", AccessType.COMPARE_AND_SET),
        GET_AND_SET("getAndSet", AccessType.GET_AND_UPDATE),
        GET_AND_SET_ACQUIRE("getAndSetAcquire", AccessType.GET_AND_UPDATE),
        GET_AND_SET_RELEASE("getAndSetRelease", AccessType.GET_AND_UPDATE),
        GET_AND_ADD("getAndAdd", AccessType.GET_AND_UPDATE),
        GET_AND_ADD_ACQUIRE("getAndAddAcquire", AccessType.GET_AND_UPDATE),
        GET_AND_ADD_RELEASE("getAndAddRelease", AccessType.GET_AND_UPDATE),
        GET_AND_BITWISE_OR("getAndBitwiseOr", AccessType.GET_AND_UPDATE),
        GET_AND_BITWISE_OR_RELEASE("getAndBitwiseOrRelease", AccessType.GET_AND_UPDATE),
        GET_AND_BITWISE_OR_ACQUIRE("getAndBitwiseOrAcquire", AccessType.GET_AND_UPDATE),
        GET_AND_BITWISE_AND("getAndBitwiseAnd", AccessType.GET_AND_UPDATE),
        GET_AND_BITWISE_AND_RELEASE("getAndBitwiseAndRelease", AccessType.GET_AND_UPDATE),
        GET_AND_BITWISE_AND_ACQUIRE("getAndBitwiseAndAcquire", AccessType.GET_AND_UPDATE),
        GET_AND_BITWISE_XOR("getAndBitwiseXor", AccessType.GET_AND_UPDATE),
        GET_AND_BITWISE_XOR_RELEASE("getAndBitwiseXorRelease", AccessType.GET_AND_UPDATE),
        GET_AND_BITWISE_XOR_ACQUIRE("getAndBitwiseXorAcquire", AccessType.GET_AND_UPDATE);

        final String methodName;
        final AccessType at;

        AccessMode(String methodName, AccessType at) {
            this.methodName = methodName;
            this.at = at;
        }

        public String methodName() {
            return methodName;
        }

        public static AccessMode valueFromMethodName(String methodName) {
            AccessMode[] all = values();
            for (int i = 0; i < all.length; i++) {
                if (all[i].methodName.equals(methodName)) {
                    return all[i];
                }
            }
            throw new IllegalArgumentException("No AccessMode value for method name " + methodName);
        }
    }

    public Class<?> varType() {
        return type;
    }

    public List<Class<?>> coordinateTypes() {
        return coordinates;
    }

    public boolean hasInvokeExactBehavior() {
        return false;
    }

    /** The call sites of this handle all convert, as if by asType. */
    public VarHandle withInvokeBehavior() {
        return this;
    }

    public VarHandle withInvokeExactBehavior() {
        throw new UnsupportedOperationException("exact VarHandles");
    }

    public final MethodType accessModeType(AccessMode mode) {
        MethodType t = MethodType.methodType(void.class, coordinates);
        switch (mode.at) {
            case GET:
                return t.changeReturnType(type);
            case SET:
                return t.appendParameterTypes(type);
            case COMPARE_AND_SET:
                return t.appendParameterTypes(type, type).changeReturnType(boolean.class);
            case COMPARE_AND_EXCHANGE:
                return t.appendParameterTypes(type, type).changeReturnType(type);
            default:
                return t.appendParameterTypes(type).changeReturnType(type);
        }
    }

    public final boolean isAccessModeSupported(AccessMode mode) {
        if (mode.at == AccessType.GET) {
            return true;
        }
        if (!writable) {
            return false;
        }
        String name = mode.methodName;
        if (name.startsWith("getAndAdd")) {
            return type.isPrimitive() && type != boolean.class;
        }
        if (name.startsWith("getAndBitwise")) {
            return type.isPrimitive() && type != float.class && type != double.class;
        }
        return true;
    }

    public MethodHandle toMethodHandle(AccessMode mode) {
        return new Mode(this, mode);
    }

    private static final class Mode extends MethodHandle {
        private final VarHandle var;
        private final AccessMode mode;

        Mode(VarHandle var, AccessMode mode) {
            super(var.accessModeType(mode));
            this.var = var;
            this.mode = mode;
        }

        @Override
        @Hidden
        Object call(Object[] args) throws Throwable {
            if (!var.isAccessModeSupported(mode)) {
                throw new UnsupportedOperationException();
            }
            return var.access(mode, args);
        }
    }

    /** args: coordinates, then values. */
    abstract Object access(AccessMode mode, Object[] args);

    private static final class OfField extends VarHandle {
        private final Field field;
        private final long offset;
        private final Object base;

        OfField(Class<?> owner, Field f) {
            super(f.getType(), !Modifier.isFinal(f.getModifiers()),
                    Modifier.isStatic(f.getModifiers()) ? new Class<?>[0] : new Class<?>[] {owner});
            field = f;
            boolean isStatic = Modifier.isStatic(f.getModifiers());
            if (isStatic) {
                U.ensureClassInitialized(f.getDeclaringClass());
            }
            offset = isStatic ? U.staticFieldOffset(f) : U.objectFieldOffset(f);
            base = isStatic ? U.staticFieldBase(f) : null;
        }

        @Override
        public Optional<VarHandleDesc> describeConstable() {
            Optional<ClassDesc> owner = field.getDeclaringClass().describeConstable();
            Optional<ClassDesc> type = varType().describeConstable();
            if (!owner.isPresent() || !type.isPresent()) {
                return Optional.empty();
            }
            return Optional.of(base != null ? VarHandleDesc.ofStaticField(owner.get(), field.getName(), type.get())
                    : VarHandleDesc.ofField(owner.get(), field.getName(), type.get()));
        }

        @Override
        @Hidden
        Object access(AccessMode mode, Object[] args) {
            if (base == null && args[0] == null) {
                throw new NullPointerException();
            }
            return base != null ? at(mode, base, offset, args, 0) : at(mode, args[0], offset, args, 1);
        }
    }

    private static final class OfArray extends VarHandle {
        private final Class<?> arrayClass;
        private final long start;
        private final long scale;

        OfArray(Class<?> arrayClass, Class<?> component) {
            super(component, true, arrayClass, int.class);
            this.arrayClass = arrayClass;
            start = U.arrayBaseOffset(arrayClass);
            scale = U.arrayIndexScale(arrayClass);
        }

        @Override
        public Optional<VarHandleDesc> describeConstable() {
            return arrayClass.describeConstable().map(VarHandleDesc::ofArray);
        }

        @Override
        @Hidden
        Object access(AccessMode mode, Object[] args) {
            Object array = args[0];
            int n = java.lang.reflect.Array.getLength(array);
            int i = (Integer) args[1];
            if (i < 0 || i >= n) {
                throw new ArrayIndexOutOfBoundsException("Index " + i + " out of bounds for length " + n);
            }
            for (int k = 2; k < args.length; k++) {
                Class<?> c = array.getClass().getComponentType();
                if (!c.isPrimitive() && args[k] != null && !c.isInstance(args[k])) {
                    if (mode == AccessMode.SET) {
                        throw new ArrayStoreException(args[k].getClass().getName());
                    }
                    throw new ClassCastException("Cannot cast " + args[k].getClass().getName() + " to " + c.getName());
                }
            }
            return at(mode, array, start + i * scale, args, 2);
        }
    }

    /** Numbers inside a byte array or a byte buffer, in a given byte order. */
    private static final class OfBytes extends VarHandle {
        private final int size;
        private final boolean swap;

        OfBytes(Class<?> where, Class<?> component, int size, boolean bigEndian) {
            super(component, true, where, int.class);
            this.size = size;
            swap = bigEndian;
        }

        private static Object field(ByteBuffer b, String name) {
            return U.getReference(b, U.objectFieldOffset(b.getClass(), name));
        }

        /** The object that holds the bytes; null: they are at an address. */
        private static Object holder(Object where) {
            if (where instanceof byte[]) {
                return where;
            }
            ByteBuffer b = (ByteBuffer) where;
            return b.isDirect() ? null : field(b, "array");
        }

        private static long start(Object where) {
            if (where instanceof byte[]) {
                return U.arrayBaseOffset(byte[].class);
            }
            ByteBuffer b = (ByteBuffer) where;
            return b.isDirect() ? U.getLong(b, U.objectFieldOffset(Buffer.class, "address"))
                    : U.arrayBaseOffset(byte[].class) + U.getInt(b, U.objectFieldOffset(b.getClass(), "offset"));
        }

        private Object turn(Object v) {
            if (!swap || v == null) {
                return v;
            }
            if (size == 2) {
                short s = Short.reverseBytes((Short) Handles.number(v, short.class));
                return Handles.number(s, varType());
            }
            if (v instanceof Float) {
                return Float.intBitsToFloat(Integer.reverseBytes(Float.floatToRawIntBits((Float) v)));
            }
            if (v instanceof Double) {
                return Double.longBitsToDouble(Long.reverseBytes(Double.doubleToRawLongBits((Double) v)));
            }
            return v instanceof Integer ? (Object) Integer.reverseBytes((Integer) v)
                    : (Object) Long.reverseBytes((Long) v);
        }

        @Override
        @Hidden
        Object access(AccessMode mode, Object[] args) {
            Object where = Objects.requireNonNull(args[0]);
            int i = (Integer) args[1];
            int length = where instanceof byte[] ? ((byte[]) where).length : ((ByteBuffer) where).limit();
            if (i < 0 || i > length - size) {
                String message = "Index " + i + " out of bounds for length " + (length - size + 1);
                throw where instanceof byte[] ? new ArrayIndexOutOfBoundsException(message)
                        : new IndexOutOfBoundsException(message);
            }
            if (mode.at != AccessType.GET && where instanceof ByteBuffer && ((ByteBuffer) where).isReadOnly()) {
                throw new ReadOnlyBufferException();
            }
            boolean plain = mode == AccessMode.GET || mode == AccessMode.SET;
            if (!plain && (start(where) + i) % size != 0) {
                throw new IllegalStateException("Misaligned access at index: " + i);
            }
            if (swap && mode.methodName.startsWith("getAndAdd")) {
                throw new UnsupportedOperationException();
            }
            for (int k = 2; k < args.length; k++) {
                args[k] = turn(args[k]);
            }
            Object r = at(mode, holder(where), start(where) + i, args, 2);
            return r instanceof Boolean ? r : turn(r);
        }
    }

    static VarHandle ofBytes(Class<?> component, boolean bigEndian) {
        return ofBytes(byte[].class, component, bigEndian);
    }

    static VarHandle ofBuffer(Class<?> component, boolean bigEndian) {
        return ofBytes(ByteBuffer.class, component, bigEndian);
    }

    private static VarHandle ofBytes(Class<?> where, Class<?> component, boolean bigEndian) {
        int size = component == long.class || component == double.class ? 8
                : component == int.class || component == float.class ? 4
                : component == short.class || component == char.class ? 2 : 0;
        if (size == 0) {
            throw new UnsupportedOperationException();
        }
        return new OfBytes(where, component, size, bigEndian);
    }

    final Object at(AccessMode mode, Object o, long offset, Object[] args, int from) {
        switch (mode.at) {
            case GET:
                return read(o, offset);
            case SET:
                write(o, offset, args[from]);
                return null;
            case COMPARE_AND_SET:
                return exchange(o, offset, args[from], args[from + 1]) == null;
            case COMPARE_AND_EXCHANGE:
                Object[] seen = exchange(o, offset, args[from], args[from + 1]);
                return seen == null ? args[from] : seen[0];
            default:
                for (;;) {
                    Object old = read(o, offset);
                    if (exchange(o, offset, old, update(mode, old, args[from])) == null) {
                        return old;
                    }
                }
        }
    }

    private Object read(Object o, long offset) {
        switch (Handles.primitiveIndex(type)) {
            case 0:
                return U.getBooleanVolatile(o, offset);
            case 1:
                return U.getCharVolatile(o, offset);
            case 2:
                return U.getByteVolatile(o, offset);
            case 3:
                return U.getShortVolatile(o, offset);
            case 4:
                return U.getIntVolatile(o, offset);
            case 5:
                return U.getLongVolatile(o, offset);
            case 6:
                return U.getFloatVolatile(o, offset);
            case 7:
                return U.getDoubleVolatile(o, offset);
            default:
                return U.getReferenceVolatile(o, offset);
        }
    }

    private void write(Object o, long offset, Object v) {
        switch (Handles.primitiveIndex(type)) {
            case 0:
                U.putBooleanVolatile(o, offset, (Boolean) v);
                break;
            case 1:
                U.putCharVolatile(o, offset, (Character) v);
                break;
            case 2:
                U.putByteVolatile(o, offset, (Byte) v);
                break;
            case 3:
                U.putShortVolatile(o, offset, (Short) v);
                break;
            case 4:
                U.putIntVolatile(o, offset, (Integer) v);
                break;
            case 5:
                U.putLongVolatile(o, offset, (Long) v);
                break;
            case 6:
                U.putFloatVolatile(o, offset, (Float) v);
                break;
            case 7:
                U.putDoubleVolatile(o, offset, (Double) v);
                break;
            default:
                U.putReferenceVolatile(o, offset, v);
        }
    }

    private boolean compareAndSetOnce(Object o, long offset, Object expected, Object v) {
        switch (Handles.primitiveIndex(type)) {
            case 0:
                return U.compareAndSetBoolean(o, offset, (Boolean) expected, (Boolean) v);
            case 1:
                return U.compareAndSetChar(o, offset, (Character) expected, (Character) v);
            case 2:
                return U.compareAndSetByte(o, offset, (Byte) expected, (Byte) v);
            case 3:
                return U.compareAndSetShort(o, offset, (Short) expected, (Short) v);
            case 4:
                return U.compareAndSetInt(o, offset, (Integer) expected, (Integer) v);
            case 5:
                return U.compareAndSetLong(o, offset, (Long) expected, (Long) v);
            case 6:
                return U.compareAndSetFloat(o, offset, (Float) expected, (Float) v);
            case 7:
                return U.compareAndSetDouble(o, offset, (Double) expected, (Double) v);
            default:
                return U.compareAndSetReference(o, offset, expected, v);
        }
    }

    /** null if the value was the expected one and is now v, else the value that was there, in an array. */
    private Object[] exchange(Object o, long offset, Object expected, Object v) {
        for (;;) {
            if (compareAndSetOnce(o, offset, expected, v)) {
                return null;
            }
            Object seen = read(o, offset);
            if (type.isPrimitive() ? !seen.equals(expected) : seen != expected) {
                return new Object[] {seen};
            }
        }
    }

    private Object update(AccessMode mode, Object old, Object x) {
        String name = mode.methodName;
        if (name.startsWith("getAndSet")) {
            return x;
        }
        if (name.startsWith("getAndAdd")) {
            if (type == float.class) {
                return (Float) old + (Float) x;
            }
            if (type == double.class) {
                return (Double) old + (Double) x;
            }
        }
        long a = (Long) Handles.number(old, long.class);
        long b = (Long) Handles.number(x, long.class);
        long r = name.startsWith("getAndAdd") ? a + b : name.startsWith("getAndBitwiseOr") ? a | b
                : name.startsWith("getAndBitwiseAnd") ? a & b : a ^ b;
        return Handles.number(r, type);
    }

    // The access methods: known to the VM

    public final native Object get(Object... args);

    public final native void set(Object... args);

    public final native Object getVolatile(Object... args);

    public final native void setVolatile(Object... args);

    public final native Object getOpaque(Object... args);

    public final native void setOpaque(Object... args);

    public final native Object getAcquire(Object... args);

    public final native void setRelease(Object... args);

    public final native boolean compareAndSet(Object... args);

    public final native Object compareAndExchange(Object... args);

    public final native Object compareAndExchangeAcquire(Object... args);

    public final native Object compareAndExchangeRelease(Object... args);

    public final native boolean weakCompareAndSetPlain(Object... args);

    public final native boolean weakCompareAndSet(Object... args);

    public final native boolean weakCompareAndSetAcquire(Object... args);

    public final native boolean weakCompareAndSetRelease(Object... args);

    public final native Object getAndSet(Object... args);

    public final native Object getAndSetAcquire(Object... args);

    public final native Object getAndSetRelease(Object... args);

    public final native Object getAndAdd(Object... args);

    public final native Object getAndAddAcquire(Object... args);

    public final native Object getAndAddRelease(Object... args);

    public final native Object getAndBitwiseOr(Object... args);

    public final native Object getAndBitwiseOrAcquire(Object... args);

    public final native Object getAndBitwiseOrRelease(Object... args);

    public final native Object getAndBitwiseAnd(Object... args);

    public final native Object getAndBitwiseAndAcquire(Object... args);

    public final native Object getAndBitwiseAndRelease(Object... args);

    public final native Object getAndBitwiseXor(Object... args);

    public final native Object getAndBitwiseXorAcquire(Object... args);

    public final native Object getAndBitwiseXorRelease(Object... args);

    public static void fullFence() {
        U.fullFence();
    }

    public static void acquireFence() {
        U.fullFence();
    }

    public static void releaseFence() {
        U.fullFence();
    }

    public static void loadLoadFence() {
        U.fullFence();
    }

    public static void storeStoreFence() {
        U.fullFence();
    }

    @Override
    public final String toString() {
        return "VarHandle[varType=" + type.getName() + ", coord=" + coordinates + "]";
    }

    @Override
    public Optional<VarHandleDesc> describeConstable() {
        return Optional.empty();
    }

    /** The description of a VarHandle. */
    public static final class VarHandleDesc extends DynamicConstantDesc<VarHandle> {
        private final ClassDesc variable;

        private VarHandleDesc(DirectMethodHandleDesc bootstrap, String name, ClassDesc variable,
                ConstantDesc... arguments) {
            super(bootstrap, name, ConstantDescs.CD_VarHandle, arguments);
            this.variable = variable;
        }

        public static VarHandleDesc ofField(ClassDesc declaringClass, String name, ClassDesc fieldType) {
            return new VarHandleDesc(ConstantDescs.BSM_VARHANDLE_FIELD, name, fieldType, declaringClass, fieldType);
        }

        public static VarHandleDesc ofStaticField(ClassDesc declaringClass, String name, ClassDesc fieldType) {
            return new VarHandleDesc(ConstantDescs.BSM_VARHANDLE_STATIC_FIELD, name, fieldType, declaringClass,
                    fieldType);
        }

        public static VarHandleDesc ofArray(ClassDesc arrayClass) {
            if (!arrayClass.isArray()) {
                throw new IllegalArgumentException("Array class argument not an array: " + arrayClass);
            }
            return new VarHandleDesc(ConstantDescs.BSM_VARHANDLE_ARRAY, ConstantDescs.DEFAULT_NAME,
                    arrayClass.componentType(), arrayClass);
        }

        public ClassDesc varType() {
            return variable;
        }

        @Override
        public VarHandle resolveConstantDesc(MethodHandles.Lookup lookup) throws ReflectiveOperationException {
            return super.resolveConstantDesc(lookup);
        }

        @Override
        public String toString() {
            List<ConstantDesc> a = bootstrapArgsList();
            String owner = ((ClassDesc) a.get(0)).displayName();
            if (a.size() == 1) {
                return "VarHandleDesc[" + owner + "[]]";
            }
            boolean isStatic = bootstrapMethod().equals(ConstantDescs.BSM_VARHANDLE_STATIC_FIELD);
            return "VarHandleDesc[" + (isStatic ? "static " : "") + owner + "." + constantName() + ":"
                    + variable.displayName()
                    + "]";
        }
    }
}
