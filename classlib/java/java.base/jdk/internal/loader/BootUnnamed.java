package jdk.internal.loader;

import java.lang.reflect.Method;

/** The unnamed module of the boot loader, to which no class leads before there is one in it. */
public final class BootUnnamed {
    private static final Module MODULE;

    static {
        try {
            Method m = Module.class.getDeclaredMethod("boot", String.class);
            m.setAccessible(true);
            MODULE = (Module) m.invoke(null, "");
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("no unnamed module", e);
        }
    }

    private BootUnnamed() {
    }

    public static Module module() {
        return MODULE;
    }
}
