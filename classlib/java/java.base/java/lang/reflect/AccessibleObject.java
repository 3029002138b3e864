package java.lang.reflect;

import java.lang.annotation.Annotation;
import jdk.internal.reflect.CallerSensitive;
import jdk.internal.reflect.Reflection;

/** What fields, methods and constructors share: the flag that switches access checks off. */
public class AccessibleObject implements AnnotatedElement {
    private boolean override;

    @Deprecated(since = "17")
    protected AccessibleObject() {
    }

    @CallerSensitive
    public static void setAccessible(AccessibleObject[] array, boolean flag) {
        Class<?> caller = Reflection.getCallerClass(1);
        array = array.clone();
        for (int i = 0; i < array.length; i++) {
            array[i].change(caller, flag);
        }
    }

    @CallerSensitive
    public void setAccessible(boolean flag) {
        change(Reflection.getCallerClass(1), flag);
    }

    @CallerSensitive
    public final boolean trySetAccessible() {
        if (!override && this instanceof Member) {
            if (makesClasses() || whyNot(Reflection.getCallerClass(1), (Member) this) != null) {
                return false;
            }
            override = true;
        }
        return true;
    }

    final void change(Class<?> caller, boolean flag) {
        if (flag && this instanceof Member) {
            String why = whyNot(caller, (Member) this);
            if (why != null) {
                throw new InaccessibleObjectException(why);
            }
            if (makesClasses()) {
                throw new SecurityException("Cannot make a java.lang.Class constructor accessible");
            }
        }
        override = flag;
    }

    /** Class objects are made by the VM alone. */
    private boolean makesClasses() {
        return this instanceof Constructor && ((Constructor<?>) this).getDeclaringClass() == Class.class;
    }

    /** Why caller cannot make m accessible, or null if it can. */
    private String whyNot(Class<?> caller, Member m) {
        Class<?> declaring = m.getDeclaringClass();
        if (caller == null || caller.getModule() == declaring.getModule() || !declaring.getModule().isNamed()) {
            return null;
        }
        Module from = caller.getModule();
        if (from.isNamed() && from.getClassLoader() == null) {
            return null; // the library
        }
        Module home = declaring.getModule();
        String pn = declaring.getPackageName();
        int mods = m.getModifiers();
        if (Modifier.isPublic(Reflection.classAccess(declaring)) && home.isExported(pn, from)) {
            if (Modifier.isPublic(mods) || Modifier.isProtected(mods) && Modifier.isStatic(mods)
                    && declaring.isAssignableFrom(caller)) {
                return null;
            }
        }
        if (home.isOpen(pn, from)) {
            return null;
        }
        String what = this instanceof Field ? "field " : "";
        String verb = Modifier.isPublic(mods) && Modifier.isPublic(Reflection.classAccess(declaring))
                ? "exports" : "opens";
        return "Unable to make " + what + this + " accessible: " + home + " does not \"" + verb + " " + pn + "\" to "
                + from;
    }

    @Deprecated(since = "9")
    public boolean isAccessible() {
        return override;
    }

    @CallerSensitive
    public final boolean canAccess(Object obj) {
        if (!(this instanceof Member)) {
            return override;
        }
        Member m = (Member) this;
        boolean bound = !Modifier.isStatic(m.getModifiers()) && !(this instanceof Constructor);
        if (!bound && obj != null) {
            throw new IllegalArgumentException("non-null object for " + this);
        }
        if (bound && !m.getDeclaringClass().isInstance(obj)) {
            throw obj == null ? new IllegalArgumentException("null object for " + this)
                    : new IllegalArgumentException("object is not an instance of " + m.getDeclaringClass().getName());
        }
        Class<?> caller = Reflection.getCallerClass(1);
        return override || Reflection.canAccess(caller, m.getDeclaringClass(),
                bound ? obj.getClass() : m.getDeclaringClass(), m.getModifiers());
    }

    /** True if checks are off. */
    final boolean isOverridden() {
        return override;
    }

    @Override
    public <T extends Annotation> T getAnnotation(Class<T> annotationClass) {
        throw new UnsupportedOperationException("All subclasses should override this method");
    }

    @Override
    public boolean isAnnotationPresent(Class<? extends Annotation> annotationClass) {
        return getAnnotation(annotationClass) != null;
    }

    @Override
    public <T extends Annotation> T[] getAnnotationsByType(Class<T> annotationClass) {
        throw new UnsupportedOperationException("All subclasses should override this method");
    }

    @Override
    public Annotation[] getAnnotations() {
        return getDeclaredAnnotations();
    }

    @Override
    public <T extends Annotation> T getDeclaredAnnotation(Class<T> annotationClass) {
        return getAnnotation(annotationClass);
    }

    @Override
    public <T extends Annotation> T[] getDeclaredAnnotationsByType(Class<T> annotationClass) {
        return getAnnotationsByType(annotationClass);
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        throw new UnsupportedOperationException("All subclasses should override this method");
    }
}
