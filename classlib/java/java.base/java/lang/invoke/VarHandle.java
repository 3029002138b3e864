package java.lang.invoke;

import java.lang.constant.ClassDesc;
import java.lang.constant.Constable;
import java.lang.constant.ConstantDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.DynamicConstantDesc;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import jdk.internal.misc.Unsafe;
import jdk.internal.vm.annotation.Hidden;

/**
 * A typed reference to a variable: a field, the elements of an array, numbers in bytes. The access methods are known
 * to the VM: it looks at form, letter, base and offset and does the access (vm/invoke/handle_var.c), if the types of
 * the call are those of the access mode. Everything else goes through the MethodHandle of the mode. All modes but get
 * and set are as strong as volatile.
 */
public abstract class VarHandle implements Constable {
    /** Where the variable is. JAVA: only the subclass knows. */
    static final int JAVA = 0;
    static final int FIELD = 1;
    static final int STATIC = 2;
    static final int ARRAY = 3;
    static final int BYTES = 4;
    static final int BYTES_SWAPPED = 5;

    private static final AccessMode[] MODES = AccessMode.values();

    private final Class<?> type;
    private final List<Class<?>> coordinates;
    private final int form;
    private final char letter;    // of the type in descriptors; L for every reference
    private final boolean exact;
    private final int supported;  // bit n: AccessMode of ordinal n
    private final Object base;    // STATIC: offset counts from here
    private final long offset;    // FIELD, STATIC
    private final MethodType[] types; // by AccessType, made when first asked for
    private final MethodHandle[] handles; // by AccessMode, likewise

    VarHandle(int form, Class<?> type, List<Class<?>> coordinates, int supported, Object base, long offset) {
        this.type = type;
        this.coordinates = coordinates;
        this.form = form;
        this.supported = supported;
        this.base = base;
        this.offset = offset;
        letter = type.isPrimitive() ? type.descriptorString().charAt(0) : 'L';
        exact = false;
        types = new MethodType[AccessType.values().length];
        handles = new MethodHandle[MODES.length];
    }

    /** The same variable with another behaviour of its calls. */
    VarHandle(VarHandle of, boolean exact) {
        type = of.type;
        coordinates = of.coordinates;
        form = of.form;
        letter = of.letter;
        supported = of.supported;
        base = of.base;
        offset = of.offset;
        types = of.types;
        handles = of.handles;
        this.exact = exact;
    }

    /** The same handle, with exact calls or without. */
    abstract VarHandle copy(boolean exactCalls);

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

        static boolean isMethodName(String name) {
            AccessMode[] all = values();
            for (int i = 0; i < all.length; i++) {
                if (all[i].methodName.equals(name)) {
                    return true;
                }
            }
            return false;
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
        return Collections.unmodifiableList(coordinates);
    }

    public boolean hasInvokeExactBehavior() {
        return exact;
    }

    public VarHandle withInvokeBehavior() {
        return exact ? copy(false) : this;
    }

    public VarHandle withInvokeExactBehavior() {
        return exact ? this : copy(true);
    }

    public final MethodType accessModeType(AccessMode mode) {
        int i = mode.at.ordinal();
        if (types[i] == null) {
            types[i] = makeType(mode.at);
        }
        return types[i];
    }

    private MethodType makeType(AccessType at) {
        MethodType t = MethodType.methodType(void.class, coordinates);
        switch (at) {
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
        return (supported >> mode.ordinal() & 1) != 0;
    }

    final int modes() {
        return supported;
    }

    /** The modes that a variable of this type has. updates: it can be changed at once, not only read and written. */
    static int modesOf(Class<?> type, boolean writable, boolean updates, boolean numbers) {
        boolean adds = numbers && type.isPrimitive() && type != boolean.class;
        boolean bits = numbers && type.isPrimitive() && type != float.class && type != double.class;
        int all = 0;
        for (AccessMode m : MODES) {
            boolean can = m.at == AccessType.GET || writable && (m.at == AccessType.SET
                    || updates && (m.at != AccessType.GET_AND_UPDATE
                            || m.ordinal() < AccessMode.GET_AND_ADD.ordinal()
                            || (m.ordinal() < AccessMode.GET_AND_BITWISE_OR.ordinal() ? adds : bits)));
            all |= can ? 1 << m.ordinal() : 0;
        }
        return all;
    }

    public MethodHandle toMethodHandle(AccessMode mode) {
        int i = mode.ordinal();
        if (handles[i] == null) {
            handles[i] = isAccessModeSupported(mode) ? makeHandle(mode) : new Unsupported(accessModeType(mode));
        }
        return handles[i];
    }

    MethodHandle makeHandle(AccessMode mode) {
        return new Mode(this, mode);
    }

    /** For the VM: what to call for an access of this type; null: the types fit and the access needs no Java. */
    final MethodHandle target(int ordinal, MethodType site) {
        AccessMode mode = MODES[ordinal];
        MethodType own = accessModeType(mode);
        checkExact(own, site, exact);
        if (form != JAVA && Conversions.passes(site, drops(site) ? own.changeReturnType(void.class) : own)) {
            return null;
        }
        return handleFor(mode, site, false);
    }

    private static boolean drops(MethodType site) {
        return site.returnType() == void.class;
    }

    private static void checkExact(MethodType own, MethodType site, boolean exact) {
        if (exact && own != site) {
            throw new WrongMethodTypeException("expected " + own + " but found " + site);
        }
    }

    /** What a call of this type runs. */
    final MethodHandle handleFor(AccessMode mode, MethodType site, boolean exactly) {
        checkExact(accessModeType(mode), site, exact || exactly);
        if (!isAccessModeSupported(mode)) {
            throw new UnsupportedOperationException();
        }
        try {
            return toMethodHandle(mode).asType(site);
        } catch (WrongMethodTypeException e) { // the types with the VarHandle, as the caller sees them
            throw Conversions.wrong(withVar(accessModeType(mode)), withVar(site));
        }
    }

    private static MethodType withVar(MethodType t) {
        return t.insertParameterTypes(0, VarHandle.class);
    }

    private static final class Unsupported extends MethodHandle {
        Unsupported(MethodType type) {
            super(type);
        }

        @Override
        @Hidden
        Object call(Object[] args) {
            throw new UnsupportedOperationException();
        }
    }

    /** An access with boxed arguments. */
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
            return var.access(mode, args);
        }
    }

    /** args: coordinates, then values. */
    Object access(AccessMode mode, Object[] args) {
        return access0(mode.ordinal(), args);
    }

    /** The access, by form. */
    private native Object access0(int mode, Object[] args);

    /** The same for a variable at a place of Unsafe: args are the values alone. */
    static native Object accessAt0(int mode, char letter, boolean swap, Object o, long offset, Object[] args);

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
        Unsafe.getUnsafe().fullFence();
    }

    public static void acquireFence() {
        Unsafe.getUnsafe().fullFence();
    }

    public static void releaseFence() {
        Unsafe.getUnsafe().fullFence();
    }

    public static void loadLoadFence() {
        Unsafe.getUnsafe().fullFence();
    }

    public static void storeStoreFence() {
        Unsafe.getUnsafe().fullFence();
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
