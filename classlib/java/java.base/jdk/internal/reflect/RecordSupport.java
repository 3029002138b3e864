package jdk.internal.reflect;

import java.lang.reflect.RecordComponent;

/** Lets this package make record components, whose constructor only their own package sees. */
public abstract class RecordSupport {
    private static RecordSupport instance;

    /** Called by the static initialiser of RecordComponent. */
    public static void install(RecordSupport maker) {
        instance = maker;
    }

    protected abstract RecordComponent create(Class<?> owner, Object[] parts);

    /** parts: name, descriptor, signature, annotations, type annotations. */
    static RecordComponent make(Class<?> owner, Object[] parts) {
        if (instance == null) {
            jdk.internal.misc.Unsafe.getUnsafe().ensureClassInitialized(RecordComponent.class);
        }
        return instance.create(owner, parts);
    }
}
