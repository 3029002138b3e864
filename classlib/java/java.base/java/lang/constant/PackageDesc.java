package java.lang.constant;

import java.util.Objects;

/** The name of a package, as a class file has it (JVMS 4.4.12). The unnamed package has the empty name. */
public sealed interface PackageDesc permits NamedPackage {
    static PackageDesc of(String name) {
        return new NamedPackage(Objects.requireNonNull(name).isEmpty() ? name : Names.checkBinary(name).replace('.', '/'));
    }

    static PackageDesc ofInternalName(String name) {
        Objects.requireNonNull(name);
        return new NamedPackage(name.isEmpty() ? name : Names.checkInternal(name));
    }

    String internalName();

    default String name() {
        return internalName().replace('/', '.');
    }

    @Override
    boolean equals(Object o);
}
