package java.lang.constant;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Objects;

/** A direct method handle: kind, owner, name, descriptor. */
final class NamedMethodHandle implements DirectMethodHandleDesc {
    private final Kind kind;
    private final ClassDesc owner;
    private final String name;
    private final String descriptor;

    NamedMethodHandle(Kind kind, ClassDesc owner, String name, String descriptor) {
        this.kind = Objects.requireNonNull(kind);
        this.owner = Objects.requireNonNull(owner);
        this.name = kind == Kind.CONSTRUCTOR ? "<init>" : Names.checkMethod(name);
        this.descriptor = descriptor;
        if (!owner.isClassOrInterface()) {
            throw new IllegalArgumentException("not a class or interface type: " + owner);
        }
        if (isField(kind)) {
            ClassDesc.ofDescriptor(descriptor);
        } else if (kind == Kind.CONSTRUCTOR
                && !MethodTypeDesc.ofDescriptor(descriptor).returnType().descriptorString().equals("V")) {
            throw new IllegalArgumentException("not a void type: " + descriptor);
        } else {
            MethodTypeDesc.ofDescriptor(descriptor);
        }
    }

    static boolean isField(Kind kind) {
        return kind.refKind <= 4;
    }

    @Override
    public Kind kind() {
        return kind;
    }

    @Override
    public int refKind() {
        return kind.refKind;
    }

    @Override
    public boolean isOwnerInterface() {
        return kind.isInterface;
    }

    @Override
    public ClassDesc owner() {
        return owner;
    }

    @Override
    public String methodName() {
        return name;
    }

    @Override
    public String lookupDescriptor() {
        return descriptor;
    }

    @Override
    public MethodTypeDesc invocationType() {
        ClassDesc nothing = ClassDesc.ofDescriptor("V");
        switch (kind) {
            case STATIC_GETTER:
                return MethodTypeDesc.of(ClassDesc.ofDescriptor(descriptor));
            case GETTER:
                return MethodTypeDesc.of(ClassDesc.ofDescriptor(descriptor), owner);
            case STATIC_SETTER:
                return MethodTypeDesc.of(nothing, ClassDesc.ofDescriptor(descriptor));
            case SETTER:
                return MethodTypeDesc.of(nothing, owner, ClassDesc.ofDescriptor(descriptor));
            case CONSTRUCTOR:
                return MethodTypeDesc.ofDescriptor(descriptor).changeReturnType(owner);
            case STATIC:
            case INTERFACE_STATIC:
                return MethodTypeDesc.ofDescriptor(descriptor);
            default:
                return MethodTypeDesc.ofDescriptor(descriptor).insertParameterTypes(0, owner);
        }
    }

    @Override
    public Object resolveConstantDesc(MethodHandles.Lookup lookup) throws ReflectiveOperationException {
        Class<?> c = (Class<?>) owner.resolveConstantDesc(lookup);
        if (isField(kind)) {
            Class<?> field = (Class<?>) ClassDesc.ofDescriptor(descriptor).resolveConstantDesc(lookup);
            switch (kind) {
                case GETTER:
                    return lookup.findGetter(c, name, field);
                case SETTER:
                    return lookup.findSetter(c, name, field);
                case STATIC_GETTER:
                    return lookup.findStaticGetter(c, name, field);
                default:
                    return lookup.findStaticSetter(c, name, field);
            }
        }
        MethodType type = (MethodType) MethodTypeDesc.ofDescriptor(descriptor).resolveConstantDesc(lookup);
        switch (kind) {
            case STATIC:
            case INTERFACE_STATIC:
                return lookup.findStatic(c, name, type);
            case CONSTRUCTOR:
                return lookup.findConstructor(c, type);
            case SPECIAL:
            case INTERFACE_SPECIAL:
                return lookup.findSpecial(c, name, type, lookup.lookupClass());
            default:
                return lookup.findVirtual(c, name, type);
        }
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof NamedMethodHandle)) {
            return false;
        }
        NamedMethodHandle m = (NamedMethodHandle) o;
        return kind == m.kind && owner.equals(m.owner) && name.equals(m.name) && descriptor.equals(m.descriptor);
    }

    @Override
    public int hashCode() {
        return Objects.hash(kind, owner, name, descriptor);
    }

    @Override
    public String toString() {
        return "MethodHandleDesc[" + kind + "/" + owner.displayName() + "::" + name
                + invocationType().displayDescriptor() + "]";
    }
}
