package java.lang.invoke;

import java.lang.constant.ClassDesc;
import java.lang.constant.Constable;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.MethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import jdk.internal.vm.annotation.Hidden;

/**
 * A typed reference to something that can be called.
 *
 * <p>invokeExact and invoke are known to the VM. It runs a handle with a form by itself (DirectHandle, TreeHandle);
 * any other it calls through call, with the arguments boxed, each of exactly the parameter type of this handle's
 * type, and takes the boxed result. In the same way handles that are made of others call these.
 */
public abstract class MethodHandle implements Constable {
    private static final int BOXED = 0;
    private static final int MOST = 254; // arguments that a handle can have

    private final MethodType type;
    final int form;
    private MethodHandle converted; // what asType answered last; the VM looks here, too

    MethodHandle(MethodType type) {
        this(type, BOXED);
    }

    MethodHandle(MethodType type, int form) {
        type.checkCallable();
        this.type = type;
        this.form = form;
    }

    /** args may be changed by the callee. */
    abstract Object call(Object[] args) throws Throwable;

    public MethodType type() {
        return type;
    }

    /** The same, done by the VM, for a handle that it runs by itself. */
    @Hidden
    final native Object run0(Object[] args) throws Throwable;

    /** invokeExact without a look at the type: for the code of TreeHandles. */
    final native Object invokeBasic(Object... args) throws Throwable;

    public final native Object invokeExact(Object... args) throws Throwable;

    public final native Object invoke(Object... args) throws Throwable;

    public Object invokeWithArguments(Object... arguments) throws Throwable {
        if (isVarargsCollector() && arguments.length > MOST) {
            Object[] collected = ArgumentArrays.collected(arguments, type);
            return asFixedArity().invokeWithArguments(collected);
        }
        return asType(MethodType.genericMethodType(arguments.length)).call(arguments.clone());
    }

    public Object invokeWithArguments(List<?> arguments) throws Throwable {
        return invokeWithArguments(arguments.toArray());
    }

    public MethodHandle asType(MethodType newType) {
        if (newType == type) {
            return this;
        }
        MethodHandle known = converted;
        if (known == null || known.type != newType) {
            known = Conversions.asType(this, newType);
            converted = known;
        }
        return known;
    }

    public MethodHandle asSpreader(Class<?> arrayType, int arrayLength) {
        return asSpreader(type.parameterCount() - arrayLength, arrayType, arrayLength);
    }

    public MethodHandle asSpreader(int pos, Class<?> arrayType, int arrayLength) {
        return ArgumentArrays.spread(this, pos, arrayType, arrayLength);
    }

    public MethodHandle asCollector(Class<?> arrayType, int arrayLength) {
        return asCollector(type.parameterCount() - 1, arrayType, arrayLength);
    }

    public MethodHandle asCollector(int pos, Class<?> arrayType, int arrayLength) {
        return ArgumentArrays.collect(this, pos, arrayType, arrayLength);
    }

    public MethodHandle asVarargsCollector(Class<?> arrayType) {
        Objects.requireNonNull(arrayType);
        return ArgumentArrays.varargs(this, arrayType);
    }

    public MethodHandle withVarargs(boolean makeVarargs) {
        if (makeVarargs == isVarargsCollector()) {
            return this;
        }
        return makeVarargs ? asVarargsCollector(type.lastParameterType()) : asFixedArity();
    }

    public boolean isVarargsCollector() {
        return false;
    }

    public MethodHandle asFixedArity() {
        return this;
    }

    public MethodHandle bindTo(Object x) {
        if (type.parameterCount() == 0 || type.parameterType(0).isPrimitive()) {
            throw new IllegalArgumentException("no leading reference parameter");
        }
        return MethodHandles.insertArguments(this, 0, type.parameterType(0).cast(x));
    }

    @Override
    public String toString() {
        return "MethodHandle" + type;
    }

    /** Only a handle of a member has a description. */
    @Override
    public Optional<MethodHandleDesc> describeConstable() {
        if (!RevealedHandle.isDirect(this)) {
            return Optional.empty();
        }
        MethodHandleInfo info = RevealedHandle.of(this);
        Class<?> c = info.getDeclaringClass();
        Optional<ClassDesc> owner = c.describeConstable();
        Optional<MethodTypeDesc> t = info.getMethodType().describeConstable();
        if (!owner.isPresent() || !t.isPresent()) {
            return Optional.empty();
        }
        DirectMethodHandleDesc.Kind kind = DirectMethodHandleDesc.Kind.valueOf(info.getReferenceKind(),
                c.isInterface());
        return Optional.of(MethodHandleDesc.of(kind, owner.get(), info.getName(), descriptor(info, t.get())));
    }

    /** Of a field: its type. */
    private static String descriptor(MethodHandleInfo info, MethodTypeDesc t) {
        switch (info.getReferenceKind()) {
            case MethodHandleInfo.REF_getField:
            case MethodHandleInfo.REF_getStatic:
                return t.returnType().descriptorString();
            case MethodHandleInfo.REF_putField:
            case MethodHandleInfo.REF_putStatic:
                return t.parameterType(0).descriptorString();
            default:
                return t.descriptorString();
        }
    }
}
