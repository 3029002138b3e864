package java.lang.invoke;

import java.lang.reflect.Member;
import jdk.internal.reflect.Reflection;

/** What a direct method handle refers to. */
final class RevealedHandle implements MethodHandleInfo {
    private final DirectHandle handle;

    RevealedHandle(DirectHandle handle) {
        this.handle = handle;
    }

    static boolean isDirect(MethodHandle h) {
        DirectHandle d = direct(h);
        return d != null && d.isRevealed();
    }

    private static DirectHandle direct(MethodHandle h) {
        return h instanceof CallerHandle ? ((CallerHandle) h).target()
                : h instanceof DirectHandle ? (DirectHandle) h : null;
    }

    /** The member of a handle that must be direct. */
    static RevealedHandle of(MethodHandle h) {
        if (!isDirect(h)) {
            throw new IllegalArgumentException("not a direct method handle");
        }
        return new RevealedHandle(direct(h));
    }

    @Override
    public int getReferenceKind() {
        return handle.kind();
    }

    @Override
    public Class<?> getDeclaringClass() {
        return handle.owner();
    }

    @Override
    public String getName() {
        return handle.isField() ? Reflection.fieldName(handle.member()) : Reflection.methodName(handle.member());
    }

    @Override
    public MethodType getMethodType() {
        MethodType t = handle.type();
        switch (handle.kind()) {
            case REF_newInvokeSpecial:
                return t.changeReturnType(void.class);
            case REF_getStatic:
            case REF_putStatic:
            case REF_invokeStatic:
                return t;
            default:
                return t.dropParameterTypes(0, 1);
        }
    }

    Member member() {
        long m = handle.member();
        return handle.isField() ? Reflection.newField(m)
                : handle.kind() == REF_newInvokeSpecial ? Reflection.newConstructor(m) : Reflection.newMethod(m);
    }

    /** The class by which the member was found, as far as its handle tells. */
    Class<?> target() {
        MethodType t = handle.type();
        return t.equals(getMethodType()) || getReferenceKind() == REF_newInvokeSpecial ? getDeclaringClass() : t.parameterType(0);
    }

    /** As a lookup names what it refuses. */
    String description() {
        String how = MethodHandleInfo.referenceKindToString(getReferenceKind());
        MethodType t = getMethodType();
        if (!handle.isField()) {
            return LookupFailure.method(getDeclaringClass(), getName(), t, how);
        }
        boolean write = t.returnType() == void.class;
        return LookupFailure.field(getDeclaringClass(), getName(), write ? t.parameterType(0) : t.returnType(), how);
    }

    @Override
    public <T extends Member> T reflectAs(Class<T> expected, MethodHandles.Lookup lookup) {
        try {
            lookup.checkRevealed(this);
        } catch (IllegalAccessException e) {
            throw new IllegalArgumentException(e);
        }
        return expected.cast(member());
    }

    @Override
    public int getModifiers() {
        long m = handle.member();
        return handle.isField() ? Reflection.fieldModifiers(m) : Reflection.methodModifiers(m);
    }

    @Override
    public String toString() {
        return MethodHandleInfo.toString(getReferenceKind(), getDeclaringClass(), getName(), getMethodType());
    }
}
