package java.lang.constant;

/** The description of a method handle. */
public sealed interface MethodHandleDesc extends ConstantDesc permits RetypedMethodHandle, DirectMethodHandleDesc {
    /** lookupDescriptor: of a method its descriptor; of a field the descriptor of the field. */
    static DirectMethodHandleDesc of(DirectMethodHandleDesc.Kind kind, ClassDesc owner, String name,
            String lookupDescriptor) {
        return new NamedMethodHandle(kind, owner, name, lookupDescriptor);
    }

    static DirectMethodHandleDesc ofMethod(DirectMethodHandleDesc.Kind kind, ClassDesc owner, String name,
            MethodTypeDesc lookupMethodType) {
        if (NamedMethodHandle.isField(kind)) {
            throw new IllegalArgumentException(kind.toString());
        }
        return of(kind, owner, name, lookupMethodType.descriptorString());
    }

    static DirectMethodHandleDesc ofField(DirectMethodHandleDesc.Kind kind, ClassDesc owner, String fieldName,
            ClassDesc fieldType) {
        if (!NamedMethodHandle.isField(kind)) {
            throw new IllegalArgumentException(kind.toString());
        }
        return of(kind, owner, fieldName, fieldType.descriptorString());
    }

    static DirectMethodHandleDesc ofConstructor(ClassDesc owner, ClassDesc... paramTypes) {
        return ofMethod(DirectMethodHandleDesc.Kind.CONSTRUCTOR, owner, "<init>",
                MethodTypeDesc.of(ClassDesc.ofDescriptor("V"), paramTypes));
    }

    default MethodHandleDesc asType(MethodTypeDesc type) {
        return invocationType().equals(type) ? this : new RetypedMethodHandle(this, type);
    }

    MethodTypeDesc invocationType();

    @Override
    boolean equals(Object o);
}
