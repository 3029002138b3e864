package java.lang.constant;

import java.util.Objects;

/** The name of a module, as a class file has it (JVMS 4.4.11). */
public sealed interface ModuleDesc permits NamedModule {
    static ModuleDesc of(String name) {
        return new NamedModule(Names.checkModule(Objects.requireNonNull(name)));
    }

    String name();

    @Override
    boolean equals(Object o);
}
