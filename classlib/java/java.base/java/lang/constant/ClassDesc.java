package java.lang.constant;

import java.lang.invoke.TypeDescriptor;
import java.util.Objects;

/** The description of a class, by its field descriptor. */
public sealed interface ClassDesc extends ConstantDesc, TypeDescriptor.OfField<ClassDesc> permits NamedClass {
    /** name: a binary name, such as java.lang.String. */
    static ClassDesc of(String name) {
        return new NamedClass("L" + Names.checkBinary(name).replace('.', '/') + ";");
    }

    static ClassDesc of(String packageName, String className) {
        Names.checkBinary(className);
        if (packageName.isEmpty()) {
            return of(className);
        }
        return of(Names.checkBinary(packageName) + "." + Names.checkMember(className));
    }

    /** name: as in class files, such as java/lang/String. */
    static ClassDesc ofInternalName(String name) {
        if (Objects.requireNonNull(name).indexOf('.') >= 0) {
            throw new IllegalArgumentException("Invalid class name: " + name);
        }
        return of(name.replace('/', '.'));
    }

    static ClassDesc ofDescriptor(String descriptor) {
        if (Names.fieldEnd(Objects.requireNonNull(descriptor), 0, true) != descriptor.length()) {
            throw new IllegalArgumentException("not a valid reference type descriptor: " + descriptor);
        }
        return new NamedClass(descriptor);
    }

    @Override
    ClassDesc arrayType();

    ClassDesc arrayType(int rank);

    default ClassDesc nested(String nestedName) {
        Names.checkMember(nestedName);
        if (!isClassOrInterface()) {
            throw new IllegalStateException("Outer class is not a class or interface type");
        }
        String d = descriptorString();
        return ofDescriptor(d.substring(0, d.length() - 1) + "$" + nestedName + ";");
    }

    default ClassDesc nested(String firstNestedName, String... moreNestedNames) {
        ClassDesc c = nested(firstNestedName);
        for (String name : moreNestedNames) {
            c = c.nested(name);
        }
        return c;
    }

    @Override
    default boolean isArray() {
        return descriptorString().startsWith("[");
    }

    @Override
    default boolean isPrimitive() {
        return descriptorString().length() == 1;
    }

    default boolean isClassOrInterface() {
        return descriptorString().startsWith("L");
    }

    @Override
    default ClassDesc componentType() {
        return isArray() ? ofDescriptor(descriptorString().substring(1)) : null;
    }

    default String packageName() {
        String d = descriptorString();
        int slash = d.lastIndexOf('/');
        return isClassOrInterface() && slash > 0 ? d.substring(1, slash).replace('/', '.') : "";
    }

    String displayName();

    @Override
    String descriptorString();

    @Override
    boolean equals(Object o);
}
