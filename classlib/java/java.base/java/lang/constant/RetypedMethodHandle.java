package java.lang.constant;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Objects;

/** A method handle of another type. */
final class RetypedMethodHandle implements MethodHandleDesc {
    private final MethodHandleDesc handle;
    private final MethodTypeDesc type;

    RetypedMethodHandle(MethodHandleDesc handle, MethodTypeDesc type) {
        this.handle = handle;
        this.type = Objects.requireNonNull(type);
    }

    @Override
    public MethodTypeDesc invocationType() {
        return type;
    }

    @Override
    public Object resolveConstantDesc(MethodHandles.Lookup lookup) throws ReflectiveOperationException {
        MethodHandle h = (MethodHandle) handle.resolveConstantDesc(lookup);
        return h.asType((MethodType) type.resolveConstantDesc(lookup));
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof RetypedMethodHandle && handle.equals(((RetypedMethodHandle) o).handle)
                && type.equals(((RetypedMethodHandle) o).type);
    }

    @Override
    public int hashCode() {
        return 31 * handle.hashCode() + type.hashCode();
    }

    @Override
    public String toString() {
        return handle + ".asType" + type.displayDescriptor();
    }
}
