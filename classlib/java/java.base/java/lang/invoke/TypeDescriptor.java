package java.lang.invoke;

import java.util.List;

/** Something that describes a field type or a method type. */
public interface TypeDescriptor {
    String descriptorString();

    /** A field type. */
    interface OfField<F extends OfField<F>> extends TypeDescriptor {
        boolean isArray();

        boolean isPrimitive();

        F componentType();

        F arrayType();
    }

    /** A method type. */
    interface OfMethod<F extends OfField<F>, M extends OfMethod<F, M>> extends TypeDescriptor {
        int parameterCount();

        F parameterType(int i);

        F returnType();

        F[] parameterArray();

        List<F> parameterList();

        M changeReturnType(F newReturn);

        M changeParameterType(int index, F paramType);

        M dropParameterTypes(int start, int end);

        M insertParameterTypes(int pos, F... paramTypes);
    }
}
