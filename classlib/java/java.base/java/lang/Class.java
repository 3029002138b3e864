package java.lang;

import java.io.InputStream;
import java.lang.annotation.Annotation;
import java.lang.constant.ClassDesc;
import java.lang.constant.Constable;
import java.lang.invoke.TypeDescriptor;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.GenericDeclaration;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.net.URL;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.Map;
import java.util.Optional;
import jdk.internal.loader.ClassLoaders;
import jdk.internal.reflect.Annotations;
import jdk.internal.reflect.CallerSensitive;
import jdk.internal.reflect.Generics;
import jdk.internal.reflect.Members;
import jdk.internal.reflect.Reflection;

/**
 * A class, interface, array class or primitive type. The VM makes these objects (mirrors), one for each of its classes;
 * vmClass is the VM's class and is set before anybody sees the mirror. What reflection finds out is kept in
 * generics and annotations, made when first asked for.
 */
public final class Class<T>
        implements java.io.Serializable, GenericDeclaration, Type, AnnotatedElement, TypeDescriptor.OfField<Class<?>>,
                Constable {
    private static final long serialVersionUID = 3206093459760846163L;
    private static final int ANNOTATION = 0x2000;
    private static final int ENUM = 0x4000;
    private static final int SYNTHETIC = 0x1000;

    private long vmClass;
    private ClassLoader classLoader;
    private Module module;
    private Object protectionDomain;
    private Class<?> componentType;
    private Object[] signers;

    private transient String name;
    private transient String packageName;
    private transient T[] enumConstants;
    private transient Generics generics;
    private transient Annotations annotations;

    /** What ClassValue keeps for this class. */
    transient ClassValue.Map classValues;

    private Class() {
    }

    // Natives: intrinsics on the VM's class

    /** The class of a primitive type or void, by the letter of its descriptor. */
    static native Class<?> getPrimitiveClass(char letter);

    public native boolean isInstance(Object obj);

    public native boolean isAssignableFrom(Class<?> cls);

    public native boolean isInterface();

    public native boolean isArray();

    public native boolean isPrimitive();

    public native boolean isHidden();

    public native Class<? super T> getSuperclass();

    public native int getModifiers();

    /** Of a class that others enclose, and of an array, those that its members and users see. */
    public java.util.Set<java.lang.reflect.AccessFlag> accessFlags() {
        boolean inner = isArray() || isMemberClass() || isLocalClass() || isAnonymousClass();
        return jdk.internal.reflect.AccessFlags.of(inner ? getModifiers() : Reflection.classAccess(this), inner
                ? java.lang.reflect.AccessFlag.Location.INNER_CLASS : java.lang.reflect.AccessFlag.Location.CLASS, this);
    }

    private native String name0();

    private static native Class<?> forName0(String name, boolean initialize, ClassLoader loader)
            throws ClassNotFoundException;

    private native boolean desiredAssertionStatus0();

    private native Class<?>[] interfaces0();

    private native Class<?> arrayClass0();

    private native Class<?> declaringClass0();

    /** The EnclosingMethod attribute: class, method name and descriptor (both null if there is no method); or null. */
    private native Object[] enclosing0();

    /**
     * True if the class file says that the class is a member of another one, local or anonymous, and InnerClasses has
     * an entry for the class itself. Old compilers wrote one without saying so: then it is like a top level class.
     */
    private native boolean isInner0();

    /** The name in that entry; null for an anonymous class. */
    private native String innerName0();

    private native Class<?>[] memberClasses0();

    private native Class<?> nestHost0();

    /** Those that the host lists. */
    private native Class<?>[] nestMembers0();

    /** null if the class is not sealed. */
    private native Class<?>[] permitted0();

    private native boolean isSealed0();

    private native boolean isRecord0();

    private native String signature0();

    /** Calls the static method values of an enum class; null if it is none. */
    private native Object[] enumValues0();

    // Lookup

    @CallerSensitive
    public static Class<?> forName(String className) throws ClassNotFoundException {
        Class<?> caller = Reflection.getCallerClass(1);
        return forName0(className, true, caller == null ? ClassLoader.getSystemClassLoader() : caller.classLoader);
    }

    public static Class<?> forName(String name, boolean initialize, ClassLoader loader)
            throws ClassNotFoundException {
        return forName0(name, initialize, loader);
    }

    public static Class<?> forName(Module module, String name) {
        if (module == null || name == null) {
            throw new NullPointerException();
        }
        if (name.startsWith("[")) {
            return null; // arrays are in no module's files
        }
        try {
            Class<?> c = forName0(name, false, module.getClassLoader());
            return c.getModule() == module ? c : null;
        } catch (ClassNotFoundException e) {
            return null;
        }
    }

    /** The class of a primitive type, or null. Since 22. */
    public static Class<?> forPrimitiveName(String primitiveName) {
        int i = " boolean byte    char    short   int     long    float   double  void    "
                .indexOf(" " + primitiveName + " ");
        return i < 0 || primitiveName.isEmpty() ? null : getPrimitiveClass("ZBCSIJFDV".charAt(i / 8));
    }

    // Names

    public String getName() {
        String n = name;
        if (n == null) {
            n = name0();
            name = n;
        }
        return n;
    }

    public String getTypeName() {
        if (!isArray()) {
            return getName();
        }
        Class<?> c = this;
        int dims = 0;
        while (c.isArray()) {
            dims++;
            c = c.componentType;
        }
        return c.getName() + "[]".repeat(dims);
    }

    public String getSimpleName() {
        if (isArray()) {
            return componentType.getSimpleName() + "[]";
        }
        if (isInner0()) {
            String inner = innerName0();
            return inner == null ? "" : inner;
        }
        String n = getName();
        return n.substring(n.lastIndexOf('.') + 1);
    }

    public String getCanonicalName() {
        if (isArray()) {
            String c = componentType.getCanonicalName();
            return c == null ? null : c + "[]";
        }
        if (isHidden() || isLocalOrAnonymous()) {
            return null;
        }
        Class<?> outer = getDeclaringClass();
        if (outer == null) {
            return getName();
        }
        String o = outer.getCanonicalName();
        return o == null ? null : o + "." + getSimpleName();
    }

    public String getPackageName() {
        String p = packageName;
        if (p == null) {
            Class<?> c = this;
            while (c.isArray()) {
                c = c.componentType;
            }
            if (c.isPrimitive()) {
                p = "java.lang";
            } else {
                String n = c.getName();
                int dot = n.lastIndexOf('.', n.indexOf('/') >= 0 ? n.indexOf('/') : n.length());
                p = dot < 0 ? "" : n.substring(0, dot).intern();
            }
            packageName = p;
        }
        return p;
    }

    @Override
    public String toString() {
        String kind = isInterface() ? "interface " : isPrimitive() ? "" : "class ";
        return kind + getName();
    }

    public String toGenericString() {
        if (isPrimitive()) {
            return toString();
        }
        StringBuilder sb = new StringBuilder();
        Class<?> c = this;
        int dims = 0;
        if (isArray()) {
            for (; c.isArray(); dims++) {
                c = c.componentType;
            }
            return Generics.appendParameters(sb.append(c.getName()), c.getTypeParameters()).append("[]".repeat(dims))
                    .toString();
        }
        int mods = getModifiers() & Modifier.classModifiers();
        if (mods != 0) {
            sb.append(Modifier.toString(mods)).append(' ');
        }
        if (isSealed()) {
            sb.append("sealed ");
        }
        if (isAnnotation()) {
            sb.append('@');
        }
        sb.append(isInterface() ? "interface" : isEnum() ? "enum" : isRecord() ? "record" : "class").append(' ');
        sb.append(getName());
        return Generics.appendParameters(sb, getTypeParameters()).toString();
    }

    @Override
    public String descriptorString() {
        if (isPrimitive()) {
            int i = " boolean byte    char    short   int     long    float   double  void    "
                    .indexOf(" " + getName() + " ");
            return String.valueOf("ZBCSIJFDV".charAt(i / 8));
        }
        if (isArray()) {
            return "[" + componentType.descriptorString();
        }
        String n = getName();
        int slash = n.indexOf('/');
        if (slash >= 0) {
            return "L" + n.substring(0, slash).replace('.', '/') + "." + n.substring(slash + 1) + ";";
        }
        return "L" + n.replace('.', '/') + ";";
    }

    // Kinds

    public boolean isAnnotation() {
        return (getModifiers() & ANNOTATION) != 0;
    }

    public boolean isSynthetic() {
        return (getModifiers() & SYNTHETIC) != 0;
    }

    public boolean isEnum() {
        return (getModifiers() & ENUM) != 0 && getSuperclass() == (Class<?>) Enum.class;
    }

    public boolean isRecord() {
        return getSuperclass() == (Class<?>) Record.class && Modifier.isFinal(getModifiers()) && isRecord0();
    }

    private boolean isLocalOrAnonymous() {
        return enclosing0() != null;
    }

    public boolean isAnonymousClass() {
        return !isArray() && isLocalOrAnonymous() && innerName0() == null;
    }

    public boolean isLocalClass() {
        return !isArray() && isLocalOrAnonymous() && innerName0() != null;
    }

    public boolean isMemberClass() {
        return !isLocalOrAnonymous() && declaringClass0() != null;
    }

    public boolean isSealed() {
        return !isArray() && !isPrimitive() && isSealed0();
    }

    public Class<?>[] getPermittedSubclasses() {
        return isArray() || isPrimitive() ? null : permitted0();
    }

    // Relations

    public ClassLoader getClassLoader() {
        return classLoader;
    }

    /** The defining loader without any check, for the library. */
    ClassLoader getClassLoader0() {
        return classLoader;
    }

    public Module getModule() {
        Module m = module;
        if (m == null) {
            Class<?> c = this;
            while (c.isArray()) {
                c = c.componentType;
            }
            m = Module.of(c);
            module = m;
        }
        return m;
    }

    public Package getPackage() {
        if (isPrimitive() || isArray()) {
            return null;
        }
        return ClassLoader.packageOf(this);
    }

    public Class<?>[] getInterfaces() {
        return interfaces0();
    }

    public Class<?> getComponentType() {
        return componentType;
    }

    @Override
    public Class<?> componentType() {
        return componentType;
    }

    @Override
    public Class<?> arrayType() {
        if (this == void.class) {
            throw new UnsupportedOperationException(new IllegalArgumentException());
        }
        return arrayClass0();
    }

    public Class<?> getDeclaringClass() {
        return declaringClass0();
    }

    public Class<?> getEnclosingClass() {
        Object[] e = enclosing0();
        return e == null ? declaringClass0() : (Class<?>) e[0];
    }

    public Method getEnclosingMethod() {
        Object[] e = enclosing0();
        if (e == null || e[1] == null || e[1].equals("<init>") || e[1].equals("<clinit>")) {
            return null;
        }
        Method m = ((Class<?>) e[0]).members().methodByDescriptor((String) e[1], (String) e[2]);
        if (m == null) {
            throw new InternalError("Enclosing method not found");
        }
        return m;
    }

    public Constructor<?> getEnclosingConstructor() {
        Object[] e = enclosing0();
        if (e == null || !"<init>".equals(e[1])) {
            return null;
        }
        Constructor<?> c = ((Class<?>) e[0]).members().constructorByDescriptor((String) e[2]);
        if (c == null) {
            throw new InternalError("Enclosing constructor not found");
        }
        return c;
    }

    public Class<?> getNestHost() {
        return isPrimitive() || isArray() ? this : nestHost0();
    }

    public boolean isNestmateOf(Class<?> c) {
        return this == c || !isPrimitive() && !isArray() && !c.isPrimitive() && !c.isArray()
                && getNestHost() == c.getNestHost();
    }

    public Class<?>[] getNestMembers() {
        if (isPrimitive() || isArray()) {
            return new Class<?>[] {this};
        }
        Class<?>[] others = nestMembers0();
        Class<?>[] all = new Class<?>[others.length + 1];
        all[0] = getNestHost();
        System.arraycopy(others, 0, all, 1, others.length);
        return all;
    }

    public Class<?>[] getDeclaredClasses() {
        return memberClasses0();
    }

    public Class<?>[] getClasses() {
        ArrayList<Class<?>> list = new ArrayList<>();
        for (Class<?> c = this; c != null; c = c.getSuperclass()) {
            Class<?>[] declared = c.memberClasses0();
            for (int i = 0; i < declared.length; i++) {
                if (Modifier.isPublic(declared[i].getModifiers())) {
                    list.add(declared[i]);
                }
            }
        }
        return list.toArray(new Class<?>[0]);
    }

    public Object[] getSigners() {
        return signers == null ? null : signers.clone();
    }

    void setSigners(Object[] signers) {
        this.signers = signers;
    }

    private static final class AllRights {
        static final ProtectionDomain DOMAIN = make();

        private static ProtectionDomain make() {
            java.security.Permissions everything = new java.security.Permissions();
            everything.add(new java.security.AllPermission());
            return new ProtectionDomain(null, everything);
        }
    }

    /** The VM sets no domain for classes that it finds on the class path: theirs is made when first asked for. */
    public ProtectionDomain getProtectionDomain() {
        if (protectionDomain == null && classLoader != null) {
            protectionDomain = ClassLoaders.domainOf(this);
        }
        return protectionDomain == null ? AllRights.DOMAIN : (ProtectionDomain) protectionDomain;
    }

    public boolean desiredAssertionStatus() {
        return classLoader == null ? desiredAssertionStatus0()
                : classLoader.desiredAssertionStatus(getName(), desiredAssertionStatus0());
    }

    // Casts and objects

    public T cast(Object obj) {
        if (obj != null && !isInstance(obj)) {
            throw new ClassCastException("Cannot cast " + obj.getClass().getName() + " to " + getName());
        }
        return (T) obj;
    }

    public <U> Class<? extends U> asSubclass(Class<U> clazz) {
        if (clazz.isAssignableFrom(this)) {
            return (Class<? extends U>) this;
        }
        throw new ClassCastException(toString());
    }

    @CallerSensitive
    @Deprecated(since = "9")
    public T newInstance() throws InstantiationException, IllegalAccessException {
        Constructor<T> c;
        try {
            c = (Constructor<T>) members().constructor(new Class<?>[0]);
        } catch (NoSuchMethodException e) {
            throw (InstantiationException) new InstantiationException(getName()).initCause(e);
        }
        if (!Modifier.isPublic(c.getModifiers()) || !Modifier.isPublic(getModifiers())) {
            Reflection.ensureAccess(Reflection.getCallerClass(1), this, this, c.getModifiers());
        }
        if (Modifier.isAbstract(getModifiers())) {
            throw new InstantiationException();
        }
        return (T) enter(c);
    }

    /** What the constructor throws is thrown on as it is, checked or not. */
    private static Object enter(Constructor<?> c) {
        long handle = new Members(c.getDeclaringClass()).noArgConstructor();
        try {
            return Reflection.construct(handle, null);
        } catch (Throwable t) {
            Throwable inner = t instanceof InvocationTargetException ? t.getCause() : t;
            jdk.internal.misc.Unsafe.getUnsafe().throwException(inner);
            return null;
        }
    }

    public T[] getEnumConstants() {
        T[] all = enumConstantsShared();
        return all == null ? null : all.clone();
    }

    /** The constants, not to be changed; null if this is no enum class. */
    T[] enumConstantsShared() {
        T[] all = enumConstants;
        if (all == null && isEnum()) {
            all = (T[]) enumValues0();
            enumConstants = all;
        }
        return all;
    }

    // Members

    private Members members() {
        return new Members(this);
    }

    public Field[] getFields() {
        return members().publicFields();
    }

    public Method[] getMethods() {
        return members().publicMethods();
    }

    public Constructor<?>[] getConstructors() {
        return members().constructors(true);
    }

    public Field getField(String name) throws NoSuchFieldException {
        return members().publicField(name);
    }

    public Method getMethod(String name, Class<?>... parameterTypes) throws NoSuchMethodException {
        return members().publicMethod(name, parameterTypes);
    }

    public Constructor<T> getConstructor(Class<?>... parameterTypes) throws NoSuchMethodException {
        Constructor<?> c = members().constructor(parameterTypes);
        if (!Modifier.isPublic(c.getModifiers())) {
            throw Members.noMethod(this, "<init>", parameterTypes);
        }
        return (Constructor<T>) c;
    }

    public Field[] getDeclaredFields() {
        return members().declaredFields();
    }

    public Method[] getDeclaredMethods() {
        return members().declaredMethods();
    }

    public Constructor<?>[] getDeclaredConstructors() {
        return members().constructors(false);
    }

    public Field getDeclaredField(String name) throws NoSuchFieldException {
        return members().declaredField(name);
    }

    public Method getDeclaredMethod(String name, Class<?>... parameterTypes) throws NoSuchMethodException {
        return members().declaredMethod(name, parameterTypes);
    }

    public Constructor<T> getDeclaredConstructor(Class<?>... parameterTypes) throws NoSuchMethodException {
        return (Constructor<T>) members().constructor(parameterTypes);
    }

    public RecordComponent[] getRecordComponents() {
        return isRecord() ? members().recordComponents() : null;
    }

    // Generic types

    private Generics generics() {
        Generics g = generics;
        int version = Reflection.version(this);
        if (g == null || g.version() != version) {
            g = Generics.ofClass(this, isPrimitive() || isArray() ? null : signature0(), version);
            generics = g;
        }
        return g;
    }

    @Override
    public TypeVariable<Class<T>>[] getTypeParameters() {
        return (TypeVariable<Class<T>>[]) generics().typeParameters();
    }

    public Type getGenericSuperclass() {
        if (isArray()) {
            return Object.class;
        }
        return isInterface() || getSuperclass() == null ? null : generics().superclass(getSuperclass());
    }

    public Type[] getGenericInterfaces() {
        return generics().interfaces(this);
    }

    public AnnotatedType getAnnotatedSuperclass() {
        if (this == Object.class || isInterface() || isArray() || isPrimitive()) {
            return null;
        }
        return Annotations.annotatedSuper(this, -1);
    }

    public AnnotatedType[] getAnnotatedInterfaces() {
        AnnotatedType[] types = new AnnotatedType[isArray() ? 0 : interfaces0().length];
        for (int i = 0; i < types.length; i++) {
            types[i] = Annotations.annotatedSuper(this, i);
        }
        return types;
    }

    // Annotations

    private Annotations annotations() {
        Annotations a = annotations;
        if (a == null || !a.isCurrent()) {
            a = Annotations.ofClass(this);
            annotations = a;
        }
        return a;
    }

    @Override
    public <A extends Annotation> A getAnnotation(Class<A> annotationClass) {
        if (annotationClass == null) {
            throw new NullPointerException();
        }
        return (A) annotations().all().get(annotationClass);
    }

    @Override
    public boolean isAnnotationPresent(Class<? extends Annotation> annotationClass) {
        return getAnnotation(annotationClass) != null;
    }

    @Override
    public Annotation[] getAnnotations() {
        return Annotations.array(annotations().all());
    }

    @Override
    public <A extends Annotation> A getDeclaredAnnotation(Class<A> annotationClass) {
        if (annotationClass == null) {
            throw new NullPointerException();
        }
        return (A) annotations().declared().get(annotationClass);
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        return Annotations.array(annotations().declared());
    }

    @Override
    public <A extends Annotation> A[] getAnnotationsByType(Class<A> annotationClass) {
        A[] found = getDeclaredAnnotationsByType(annotationClass);
        Class<?> parent = getSuperclass();
        if (found.length == 0 && parent != null && Annotations.isInherited(annotationClass)) {
            return parent.getAnnotationsByType(annotationClass);
        }
        return found;
    }

    @Override
    public <A extends Annotation> A[] getDeclaredAnnotationsByType(Class<A> annotationClass) {
        return Annotations.byType(annotations().declared(), annotationClass);
    }

    // Resources

    private String resolveName(String name) {
        if (name.startsWith("/")) {
            return name.substring(1);
        }
        String p = getPackageName();
        return p.isEmpty() ? name : p.replace('.', '/') + "/" + name;
    }

    /** Who asks sees it: a resource of a package of a named module must be open to the caller's module. */
    private boolean isVisible(String name, Class<?> caller) {
        return getModule().seesResource(name, caller == null ? null : caller.getModule());
    }

    @CallerSensitive
    public URL getResource(String name) {
        name = resolveName(name);
        if (classLoader == null || !getModule().isNamed()) {
            return classLoader == null ? ClassLoader.getSystemResource(name) : classLoader.getResource(name);
        }
        try {
            return isVisible(name, Reflection.getCallerClass(1)) ? classLoader.findResource(getModule().getName(), name)
                    : null;
        } catch (java.io.IOException e) {
            return null;
        }
    }

    @CallerSensitive
    public InputStream getResourceAsStream(String name) {
        name = resolveName(name);
        if (classLoader == null || !getModule().isNamed()) {
            return classLoader == null ? ClassLoader.getSystemResourceAsStream(name)
                    : classLoader.getResourceAsStream(name);
        }
        try {
            return isVisible(name, Reflection.getCallerClass(1)) ? getModule().openResource(name) : null;
        } catch (java.io.IOException e) {
            return null;
        }
    }

    @Override
    public Optional<ClassDesc> describeConstable() {
        Class<?> element = this;
        while (element.isArray()) {
            element = element.getComponentType();
        }
        return element.isHidden() ? Optional.empty() : Optional.of(ClassDesc.ofDescriptor(descriptorString()));
    }
}
