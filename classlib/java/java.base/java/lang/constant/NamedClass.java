package java.lang.constant;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** A class description: nothing but its descriptor. */
final class NamedClass implements ClassDesc {
    private final String descriptor;

    NamedClass(String descriptor) {
        this.descriptor = descriptor;
    }

    @Override
    public String descriptorString() {
        return descriptor;
    }

    @Override
    public ClassDesc arrayType() {
        return arrayType(1);
    }

    @Override
    public ClassDesc arrayType(int rank) {
        if (rank <= 0) {
            throw new IllegalArgumentException("rank " + rank + " is not positive");
        }
        if (descriptorString().equals("V")) {
            throw new IllegalArgumentException("not a valid reference type descriptor: " + "[".repeat(rank) + "V");
        }
        return ClassDesc.ofDescriptor("[".repeat(rank) + descriptorString());
    }

    @Override
    public String displayName() {
        String d = descriptorString();
        if (isPrimitive()) {
            return Names.primitive(d.charAt(0)).getName();
        }
        if (isArray()) {
            return componentType().displayName() + "[]";
        }
        return d.substring(Math.max(1, d.lastIndexOf('/') + 1), d.length() - 1);
    }

    @Override
    public Object resolveConstantDesc(MethodHandles.Lookup lookup) throws ReflectiveOperationException {
        if (isPrimitive()) {
            return Names.primitive(descriptor.charAt(0));
        }
        ClassDesc element = this;
        while (element.isArray()) {
            element = element.componentType();
        }
        if (element.isPrimitive()) {
            return MethodType.fromMethodDescriptorString("()" + descriptor, null).returnType();
        }
        String d = element.descriptorString();
        Class<?> c = lookup.findClass(d.substring(1, d.length() - 1).replace('/', '.'));
        for (ClassDesc a = this; a.isArray(); a = a.componentType()) {
            c = c.arrayType();
        }
        return c;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof ClassDesc && descriptor.equals(((ClassDesc) o).descriptorString());
    }

    @Override
    public int hashCode() {
        return descriptor.hashCode();
    }

    @Override
    public String toString() {
        return (isPrimitive() ? "PrimitiveClassDesc[" : "ClassDesc[") + displayName() + "]";
    }
}
