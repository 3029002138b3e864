package java.lang.constant;

import java.lang.invoke.TypeDescriptor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** The description of a method type. */
public sealed interface MethodTypeDesc extends ConstantDesc, TypeDescriptor.OfMethod<ClassDesc, MethodTypeDesc>
        permits NamedMethodType {
    static MethodTypeDesc ofDescriptor(String descriptor) {
        Objects.requireNonNull(descriptor);
        List<ClassDesc> parameters = new ArrayList<>();
        int i = descriptor.startsWith("(") ? 1 : -1;
        while (i > 0 && i < descriptor.length() && descriptor.charAt(i) != ')') {
            int end = Names.fieldEnd(descriptor, i, false);
            if (end > 0) {
                parameters.add(ClassDesc.ofDescriptor(descriptor.substring(i, end)));
            }
            i = end;
        }
        if (i < 0 || i >= descriptor.length() || Names.fieldEnd(descriptor, i + 1, true) != descriptor.length()) {
            throw new IllegalArgumentException("Bad method descriptor: " + descriptor);
        }
        return new NamedMethodType(ClassDesc.ofDescriptor(descriptor.substring(i + 1)), parameters);
    }

    static MethodTypeDesc of(ClassDesc returnDesc) {
        return new NamedMethodType(Objects.requireNonNull(returnDesc), List.of());
    }

    static MethodTypeDesc of(ClassDesc returnDesc, ClassDesc... paramDescs) {
        return of(returnDesc, Arrays.asList(paramDescs));
    }

    static MethodTypeDesc of(ClassDesc returnDesc, List<ClassDesc> paramDescs) {
        for (ClassDesc p : paramDescs) {
            if (p.descriptorString().equals("V")) {
                throw new IllegalArgumentException("Void parameters not permitted");
            }
        }
        return new NamedMethodType(Objects.requireNonNull(returnDesc), List.copyOf(paramDescs));
    }

    @Override
    ClassDesc returnType();

    @Override
    int parameterCount();

    @Override
    ClassDesc parameterType(int index);

    @Override
    List<ClassDesc> parameterList();

    @Override
    ClassDesc[] parameterArray();

    @Override
    MethodTypeDesc changeReturnType(ClassDesc returnType);

    @Override
    MethodTypeDesc changeParameterType(int index, ClassDesc paramType);

    @Override
    MethodTypeDesc dropParameterTypes(int start, int end);

    @Override
    MethodTypeDesc insertParameterTypes(int pos, ClassDesc... paramTypes);

    @Override
    String descriptorString();

    default String displayDescriptor() {
        List<String> names = new ArrayList<>();
        for (ClassDesc p : parameterList()) {
            names.add(p.displayName());
        }
        return "(" + String.join(",", names) + ")" + returnType().displayName();
    }

    @Override
    boolean equals(Object o);
}
