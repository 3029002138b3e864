package java.lang.constant;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** A method type description: its result and its parameters. */
final class NamedMethodType implements MethodTypeDesc {
    private final ClassDesc result;
    private final List<ClassDesc> parameters;

    NamedMethodType(ClassDesc result, List<ClassDesc> parameters) {
        this.result = result;
        this.parameters = List.copyOf(parameters);
    }

    @Override
    public ClassDesc returnType() {
        return result;
    }

    @Override
    public int parameterCount() {
        return parameters.size();
    }

    @Override
    public ClassDesc parameterType(int index) {
        return parameters.get(index);
    }

    @Override
    public List<ClassDesc> parameterList() {
        return parameters;
    }

    @Override
    public ClassDesc[] parameterArray() {
        return parameters.toArray(new ClassDesc[0]);
    }

    @Override
    public MethodTypeDesc changeReturnType(ClassDesc returnType) {
        return MethodTypeDesc.of(returnType, parameters);
    }

    @Override
    public MethodTypeDesc changeParameterType(int index, ClassDesc paramType) {
        List<ClassDesc> list = new ArrayList<>(parameters);
        list.set(index, Objects.requireNonNull(paramType));
        return MethodTypeDesc.of(result, list);
    }

    @Override
    public MethodTypeDesc dropParameterTypes(int start, int end) {
        if (start < 0 || end > parameters.size() || start > end) {
            throw new IndexOutOfBoundsException("start: " + start + ", end: " + end);
        }
        List<ClassDesc> list = new ArrayList<>(parameters);
        list.subList(start, end).clear();
        return MethodTypeDesc.of(result, list);
    }

    @Override
    public MethodTypeDesc insertParameterTypes(int pos, ClassDesc... paramTypes) {
        List<ClassDesc> list = new ArrayList<>(parameters);
        list.addAll(pos, Arrays.asList(paramTypes));
        return MethodTypeDesc.of(result, list);
    }

    @Override
    public Object resolveConstantDesc(MethodHandles.Lookup lookup) throws ReflectiveOperationException {
        List<Class<?>> classes = new ArrayList<>();
        for (ClassDesc p : parameters) {
            classes.add((Class<?>) p.resolveConstantDesc(lookup));
        }
        return MethodType.methodType((Class<?>) result.resolveConstantDesc(lookup), classes);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof MethodTypeDesc && descriptorString().equals(((MethodTypeDesc) o).descriptorString());
    }

    @Override
    public String descriptorString() {
        StringBuilder b = new StringBuilder("(");
        for (ClassDesc p : parameterList()) {
            b.append(p.descriptorString());
        }
        return b.append(')').append(returnType().descriptorString()).toString();
    }

    @Override
    public int hashCode() {
        return descriptorString().hashCode();
    }

    @Override
    public String toString() {
        return "MethodTypeDesc[" + displayDescriptor() + "]";
    }
}
