package java.lang.invoke;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Objects;
import jdk.internal.reflect.CallerSensitive;
import jdk.internal.reflect.Reflection;

/** Finds method handles and makes new ones of others. */
public class MethodHandles {
    private MethodHandles() {
    }

    @CallerSensitive
    public static Lookup lookup() {
        return new Lookup(Reflection.getCallerClass(1), null, Lookup.FULL);
    }

    public static Lookup publicLookup() {
        return new Lookup(Object.class, null, Lookup.UNCONDITIONAL);
    }

    public static Lookup privateLookupIn(Class<?> targetClass, Lookup caller) throws IllegalAccessException {
        if (targetClass.isPrimitive() || targetClass.isArray()) {
            throw notDeclared(targetClass);
        }
        if ((caller.modes & Lookup.MODULE) == 0) {
            throw new IllegalAccessException("caller does not have PRIVATE and MODULE lookup mode");
        }
        Module from = caller.lookupClass().getModule();
        Module to = targetClass.getModule();
        if (from != to && !to.isOpen(targetClass.getPackageName(), from)) {
            throw new IllegalAccessException(to + " does not open " + targetClass.getPackageName() + " to " + from);
        }
        return new Lookup(targetClass, from == to ? null : caller.lookupClass(),
                from == to ? Lookup.FULL : Lookup.FULL & ~Lookup.MODULE);
    }

    private static IllegalArgumentException notDeclared(Class<?> c) {
        return new IllegalArgumentException(c + (c.isArray() ? " is an array class" : " is a primitive class"));
    }

    public static <T> T classData(Lookup caller, String name, Class<T> type) throws IllegalAccessException {
        if ((caller.modes & Lookup.ORIGINAL) == 0) {
            throw new IllegalAccessException(caller + " does not have ORIGINAL access");
        }
        if (!name.equals("_")) {
            throw new IllegalArgumentException("name must be \"_\": " + name);
        }
        return (T) Conversions.convert(Lookup.classData0(caller.lookupClass()), Conversions.box(type));
    }

    public static <T> T classDataAt(Lookup caller, String name, Class<T> type, int index)
            throws IllegalAccessException {
        List<?> list = classData(caller, name, List.class);
        return list == null ? null : (T) Conversions.convert(list.get(index), Conversions.box(type));
    }

    public static <T extends Member> T reflectAs(Class<T> expected, MethodHandle target) {
        return expected.cast(RevealedHandle.of(Objects.requireNonNull(target)).member());
    }

    /** Finds members with the rights of a class. */
    public static final class Lookup {
        public static final int PUBLIC = Modifier.PUBLIC;
        public static final int PRIVATE = Modifier.PRIVATE;
        public static final int PROTECTED = Modifier.PROTECTED;
        public static final int PACKAGE = Modifier.STATIC;
        public static final int MODULE = PACKAGE << 1;
        public static final int UNCONDITIONAL = PACKAGE << 2;
        public static final int ORIGINAL = PACKAGE << 3;
        static final int FULL = PUBLIC | PRIVATE | PROTECTED | PACKAGE | MODULE | ORIGINAL;

        private final Class<?> lookupClass;
        private final Class<?> previous;
        private final int modes;

        Lookup(Class<?> lookupClass, Class<?> previous, int modes) {
            this.lookupClass = lookupClass;
            this.previous = previous;
            this.modes = modes;
        }

        /** How a hidden class is defined. */
        public enum ClassOption {
            NESTMATE, STRONG
        }

        public Class<?> lookupClass() {
            return lookupClass;
        }

        public Class<?> previousLookupClass() {
            return previous;
        }

        public int lookupModes() {
            return modes;
        }

        @Deprecated(since = "14")
        public boolean hasPrivateAccess() {
            return hasFullPrivilegeAccess();
        }

        public boolean hasFullPrivilegeAccess() {
            return (modes & (PRIVATE | MODULE)) == (PRIVATE | MODULE);
        }

        /** The top-level class around c. A hidden class may be a nestmate of a class without being declared in it. */
        private static Class<?> packageMember(Class<?> c) {
            Class<?> around = c.getEnclosingClass();
            return around == null ? c : packageMember(around);
        }

        public Lookup in(Class<?> c) {
            if (c.isPrimitive() || c.isArray()) {
                throw notDeclared(c);
            }
            if (c == lookupClass) {
                return this;
            }
            if ((modes & UNCONDITIONAL) != 0) {
                return new Lookup(c, null, sees(c, c, Reflection.classAccess(c)) ? modes : 0);
            }
            int m = modes & ~ORIGINAL;
            Class<?> before = previous;
            boolean samePackage = c.getClassLoader() == lookupClass.getClassLoader()
                    && c.getPackageName().equals(lookupClass.getPackageName());
            if (c.getModule() != lookupClass.getModule()) {
                boolean third = previous != null && previous.getModule() != c.getModule();
                m = third ? 0 : m & ~(MODULE | PACKAGE | PRIVATE | PROTECTED);
                before = lookupClass;
            } else if (!samePackage) {
                m &= ~(PACKAGE | PRIVATE | PROTECTED);
            } else if (packageMember(c) != packageMember(lookupClass)) {
                m &= ~(PRIVATE | PROTECTED);
            }
            if (!sees(c, c, Reflection.classAccess(c))) {
                m = 0;
            }
            return new Lookup(c, before, m);
        }

        public Lookup dropLookupMode(int modeToDrop) {
            int gone = modeToDrop | ORIGINAL;
            switch (modeToDrop) {
                case PUBLIC:
                    gone |= FULL;
                    break;
                case MODULE:
                    gone |= PACKAGE | PRIVATE | PROTECTED;
                    break;
                case PACKAGE:
                    gone |= PRIVATE | PROTECTED;
                    break;
                case PROTECTED:
                case PRIVATE:
                case ORIGINAL:
                case UNCONDITIONAL:
                    gone |= PROTECTED;
                    break;
                default:
                    throw new IllegalArgumentException(modeToDrop + " is not a valid mode to drop");
            }
            return new Lookup(lookupClass, previous, modes & ~gone);
        }

        private boolean samePackage(Class<?> c) {
            return lookupClass.getClassLoader() == c.getClassLoader()
                    && lookupClass.getPackageName().equals(c.getPackageName());
        }

        private boolean sees(Class<?> declaring, Class<?> target, int mods) {
            if ((modes & UNCONDITIONAL) != 0) {
                return Modifier.isPublic(mods) && Modifier.isPublic(Reflection.classAccess(declaring));
            }
            if (Modifier.isPrivate(mods) && (modes & PRIVATE) == 0
                    || Modifier.isProtected(mods) && (modes & PROTECTED) == 0 && !samePackage(declaring)
                    || !Modifier.isPublic(mods) && (modes & PACKAGE) == 0) {
                return false;
            }
            return Reflection.canAccess(lookupClass, declaring, target, mods);
        }

        private boolean seesClass(Class<?> c) {
            while (c.isArray()) {
                c = c.getComponentType();
            }
            return c.isPrimitive() || sees(c, c, Reflection.classAccess(c));
        }

        private void check(Class<?> declaring, Class<?> target, int mods, String what) throws IllegalAccessException {
            if (!sees(declaring, target, mods)) {
                throw LookupFailure.hidden(this, declaring, target, mods, seesClass(declaring), what);
            }
        }

        /**
         * As whose member a protected one of c is looked at: what a superclass of the lookup class has, the lookup
         * class has itself (JVMS 5.4.4), but for constructors.
         */
        private Class<?> owner(Class<?> c, String name) {
            return !name.equals("<init>") && c.isAssignableFrom(lookupClass) ? lookupClass : c;
        }

        /** What a handle takes of instances of c: where a member is protected in another package, the looker's own. */
        private Class<?> receiver(Class<?> c, Class<?> declaring, int mods) {
            boolean own = Modifier.isProtected(mods) && !c.isArray() && c.isAssignableFrom(lookupClass)
                    && !samePackage(declaring);
            return own ? lookupClass : c;
        }

        private Class<?> receiver(Class<?> c, long field) {
            return receiver(c, Reflection.newField(field).getDeclaringClass(), Reflection.fieldModifiers(field));
        }

        /** The class that a symbolic reference would name. */
        private void checkNamed(Class<?> c) throws IllegalAccessException {
            if (!seesClass(c)) {
                throw LookupFailure.refused("symbolic reference class is not accessible", c, this);
            }
        }

        /** Whom the VM would ask about when it links. */
        private Class<?> linkingClass() {
            return (modes & UNCONDITIONAL) != 0 ? Object.class : lookupClass;
        }

        private long need(Class<?> c, String name, MethodType type, String how)
                throws NoSuchMethodException, IllegalAccessException {
            long m = needVisible(c, name, type, how);
            checkTypes(LookupFailure.method(c, name, type, how), m, 0, type, Reflection.methodClass(m));
            return m;
        }

        private long needVisible(Class<?> c, String name, MethodType type, String how)
                throws NoSuchMethodException, IllegalAccessException {
            Objects.requireNonNull(name);
            checkNamed(c);
            if (name.startsWith("<") && !how.equals("newInvokeSpecial")) {
                throw new NoSuchMethodException("illegal method name: " + name);
            }
            long m = MemberFinder.find(c, name, Objects.requireNonNull(type));
            if (m == 0) {
                throw LookupFailure.noMethod(c, name, type, how);
            }
            int mods = Reflection.methodModifiers(m);
            Class<?> declaring = Reflection.methodClass(m);
            if (c.isArray() && name.equals("clone")) {
                mods = Modifier.PUBLIC; // arrays have it public (JVMS 5.4.4)
            }
            String what = LookupFailure.method(c, name, type, how);
            if (!Reflection.canAccess(linkingClass(), declaring, owner(c, name), mods)) {
                throw LookupFailure.linkage(what, m, 0, Reflection.accessError(linkingClass(), m, 0));
            }
            if (Modifier.isStatic(mods) != how.equals("invokeStatic")) {
                throw LookupFailure.staticness(c, name, type, how, declaring);
            }
            check(declaring, owner(c, name), mods, what);
            return m;
        }

        /**
         * The types by which a member was found mean the same classes to the class that looks it up, as a symbolic
         * reference would ask (JVMS 5.4.3), and are the ones that the member's own class means.
         */
        private void checkTypes(String what, long method, long field, MethodType types, Class<?> declaring)
                throws IllegalAccessException {
            LinkageError error = Reflection.constraintError(linkingClass(), method, field);
            if (error == null) {
                error = MemberFinder.alias(types, declaring);
            }
            if (error != null) {
                throw LookupFailure.linkage(what, method, field, error);
            }
        }

        /** A call of the method, made by this lookup's class as far as the method can tell. */
        private MethodHandle called(MethodType type, int form, long method) throws IllegalAccessException {
            DirectHandle h = DirectHandle.ofMethod(type, form, method);
            if (!Reflection.isCallerSensitive(method)) {
                return h;
            }
            if ((modes & ORIGINAL) == 0) {
                throw new IllegalAccessException(
                        "Attempt to lookup caller-sensitive method using restricted lookup object");
            }
            return new CallerHandle(lookupClass, h);
        }

        public MethodHandle findStatic(Class<?> refc, String name, MethodType type)
                throws NoSuchMethodException, IllegalAccessException {
            return called(type, DirectHandle.STATIC, need(refc, name, type, "invokeStatic"));
        }

        public MethodHandle findVirtual(Class<?> refc, String name, MethodType type)
                throws NoSuchMethodException, IllegalAccessException {
            if (refc == MethodHandle.class && (name.equals("invoke") || name.equals("invokeExact"))) {
                return name.equals("invoke") ? invoker(type) : exactInvoker(type);
            }
            if (refc == VarHandle.class && VarHandle.AccessMode.isMethodName(Objects.requireNonNull(name))) {
                return varHandleInvoker(VarHandle.AccessMode.valueFromMethodName(name), type);
            }
            return virtual(refc, name, type, refc.isInterface() ? "invokeInterface" : "invokeVirtual");
        }

        private MethodHandle virtual(Class<?> refc, String name, MethodType type, String how)
                throws NoSuchMethodException, IllegalAccessException {
            long m = need(refc, name, type, how);
            Class<?> taken = receiver(refc, Reflection.methodClass(m), Reflection.methodModifiers(m));
            return called(type.insertParameterTypes(0, taken),
                    refc.isInterface() ? DirectHandle.INTERFACE : DirectHandle.VIRTUAL, m);
        }

        public MethodHandle findConstructor(Class<?> refc, MethodType type)
                throws NoSuchMethodException, IllegalAccessException {
            if (refc.isArray()) {
                throw new NoSuchMethodException("no constructor for array class: " + refc.getName());
            }
            return DirectHandle.ofMethod(type.changeReturnType(refc), DirectHandle.CONSTRUCT,
                    need(refc, "<init>", type, "newInvokeSpecial"));
        }

        public MethodHandle findSpecial(Class<?> refc, String name, MethodType type, Class<?> specialCaller)
                throws NoSuchMethodException, IllegalAccessException {
            checkSpecialCaller(specialCaller);
            return special(need(refc, name, type, "invokeSpecial"), refc, name, type);
        }

        private void checkSpecialCaller(Class<?> specialCaller) throws IllegalAccessException {
            if (specialCaller != lookupClass || (modes & PRIVATE) == 0) {
                throw LookupFailure.refused("no private access for invokespecial", specialCaller, this);
            }
        }

        private MethodHandle special(long found, Class<?> refc, String name, MethodType type)
                throws IllegalAccessException {
            long m = found;
            if (!Reflection.methodClass(m).isAssignableFrom(lookupClass)) {
                throw LookupFailure.refused("caller class must be a subclass below the method",
                        LookupFailure.method(refc, name, type, "invokeSpecial"), this);
            }
            Class<?> above = lookupClass.getSuperclass();
            if (!refc.isInterface() && refc != lookupClass && above != null && !Modifier.isPrivate(
                    Reflection.methodModifiers(m))) {
                m = MemberFinder.find(above, name, type); // invokespecial begins there (JVMS 6.5)
            }
            if (m != found) {
                checkTypes(LookupFailure.method(above, name, type, "invokeSpecial"), m, 0, type,
                        Reflection.methodClass(m));
            }
            return called(type.insertParameterTypes(0, lookupClass), DirectHandle.SPECIAL, m);
        }

        public MethodHandle bind(Object receiver, String name, MethodType type)
                throws NoSuchMethodException, IllegalAccessException {
            return virtual(receiver.getClass(), name, type, "invokeSpecial").bindTo(receiver);
        }

        public Class<?> findClass(String targetName) throws ClassNotFoundException, IllegalAccessException {
            return accessClass(Class.forName(targetName, false, lookupClass.getClassLoader()));
        }

        public <T> Class<T> accessClass(Class<T> targetClass) throws IllegalAccessException {
            if (!seesClass(targetClass)) {
                throw LookupFailure.refused("access violation", targetClass, this);
            }
            return targetClass;
        }

        public <T> Class<T> ensureInitialized(Class<T> targetClass) throws IllegalAccessException {
            if (targetClass.isPrimitive() || targetClass.isArray()) {
                throw notDeclared(targetClass);
            }
            accessClass(targetClass);
            jdk.internal.misc.Unsafe.getUnsafe().ensureClassInitialized(targetClass);
            return targetClass;
        }

        // Fields

        /** write: for a setter, which refuses final fields. */
        private long needField(Class<?> refc, String name, Class<?> type, boolean isStatic, boolean write)
                throws NoSuchFieldException, IllegalAccessException {
            Objects.requireNonNull(name);
            Objects.requireNonNull(type);
            checkNamed(refc);
            long f = MemberFinder.findField(refc, name, type.descriptorString());
            if (f == 0) {
                throw LookupFailure.noField(refc, name, type, accessName(isStatic, write));
            }
            int mods = Reflection.fieldModifiers(f);
            Class<?> declaring = Reflection.newField(f).getDeclaringClass();
            String what = LookupFailure.field(refc, name, type, accessName(Modifier.isStatic(mods), write));
            if (!Reflection.canAccess(linkingClass(), declaring, owner(refc, name), mods)) {
                throw LookupFailure.linkage(what, 0, f, Reflection.accessError(linkingClass(), 0, f));
            }
            if (Modifier.isStatic(mods) != isStatic) {
                throw LookupFailure.refused(isStatic ? "expected a static field" : "expected a non-static field", what,
                        this);
            }
            check(declaring, owner(refc, name), mods, what);
            checkTypes(what, 0, f, MethodType.methodType(type), declaring);
            if (write && Modifier.isFinal(mods)) {
                throw LookupFailure.refused("unexpected set of a final field", what, this);
            }
            return f;
        }

        private static String accessName(boolean isStatic, boolean write) {
            return (write ? "put" : "get") + (isStatic ? "Static" : "Field");
        }

        private static MethodHandle fieldHandle(Class<?> refc, long f, Class<?> type, boolean isStatic, boolean write) {
            MethodType t = write ? MethodType.methodType(void.class, type) : MethodType.methodType(type);
            int form = write ? isStatic ? DirectHandle.PUT_STATIC : DirectHandle.PUT_FIELD
                    : isStatic ? DirectHandle.GET_STATIC : DirectHandle.GET_FIELD;
            return DirectHandle.ofField(isStatic ? t : t.insertParameterTypes(0, refc), form, f);
        }

        public MethodHandle findGetter(Class<?> refc, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            long f = needField(refc, name, type, false, false);
            return fieldHandle(receiver(refc, f), f, type, false, false);
        }

        public MethodHandle findSetter(Class<?> refc, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            long f = needField(refc, name, type, false, true);
            return fieldHandle(receiver(refc, f), f, type, false, true);
        }

        public MethodHandle findStaticGetter(Class<?> refc, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            return fieldHandle(refc, needField(refc, name, type, true, false), type, true, false);
        }

        public MethodHandle findStaticSetter(Class<?> refc, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            return fieldHandle(refc, needField(refc, name, type, true, true), type, true, true);
        }

        public VarHandle findVarHandle(Class<?> recv, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            long f = needField(recv, name, type, false, false);
            return Variables.ofField(receiver(recv, f), Reflection.newField(f));
        }

        public VarHandle findStaticVarHandle(Class<?> decl, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            return Variables.ofField(decl, Reflection.newField(needField(decl, name, type, true, false)));
        }

        // From reflection

        public MethodHandle unreflect(Method m) throws IllegalAccessException {
            Class<?> c = m.getDeclaringClass();
            MethodType type = MethodType.methodType(m.getReturnType(), m.getParameterTypes());
            boolean isStatic = Modifier.isStatic(m.getModifiers());
            if (!m.isAccessible()) {
                String how = isStatic ? "invokeStatic" : Modifier.isPrivate(m.getModifiers()) ? "invokeSpecial"
                        : c.isInterface() ? "invokeInterface" : "invokeVirtual";
                check(c, owner(c, m.getName()), m.getModifiers(), LookupFailure.method(c, m.getName(), type, how));
            }
            long h = MemberFinder.declared(c, m.getName(), type.toMethodDescriptorString());
            if (isStatic) {
                return called(type, DirectHandle.STATIC, h);
            }
            Class<?> taken = m.isAccessible() ? c : receiver(c, c, m.getModifiers());
            return called(type.insertParameterTypes(0, taken),
                    c.isInterface() ? DirectHandle.INTERFACE : DirectHandle.VIRTUAL, h);
        }

        public MethodHandle unreflectSpecial(Method m, Class<?> specialCaller) throws IllegalAccessException {
            Class<?> c = m.getDeclaringClass();
            MethodType type = MethodType.methodType(m.getReturnType(), m.getParameterTypes());
            checkSpecialCaller(specialCaller);
            try {
                return special(needVisible(c, m.getName(), type, "invokeSpecial"), c, m.getName(), type);
            } catch (NoSuchMethodException e) {
                throw (IllegalAccessException) new IllegalAccessException(e.getMessage()).initCause(e);
            }
        }

        public MethodHandle unreflectConstructor(Constructor<?> c) throws IllegalAccessException {
            Class<?> k = c.getDeclaringClass();
            MethodType type = MethodType.methodType(void.class, c.getParameterTypes());
            if (!c.isAccessible()) {
                check(k, k, c.getModifiers(), LookupFailure.method(k, "<init>", type, "newInvokeSpecial"));
            }
            return DirectHandle.ofMethod(type.changeReturnType(k), DirectHandle.CONSTRUCT,
                    MemberFinder.declared(k, "<init>", type.toMethodDescriptorString()));
        }

        private MethodHandle unreflectField(Field f, boolean write) throws IllegalAccessException {
            Class<?> c = f.getDeclaringClass();
            boolean isStatic = Modifier.isStatic(f.getModifiers());
            String what = LookupFailure.field(c, f.getName(), f.getType(), accessName(isStatic, write));
            if (!f.isAccessible()) {
                check(c, owner(c, f.getName()), f.getModifiers(), what);
            }
            long h = MemberFinder.findField(c, f.getName(), f.getType().descriptorString());
            if (write && Modifier.isFinal(f.getModifiers()) && (isStatic || !f.isAccessible())) {
                throw LookupFailure.refused("unexpected set of a final field", what, this);
            }
            return fieldHandle(f.isAccessible() ? c : receiver(c, h), h, f.getType(), isStatic, write);
        }

        public MethodHandle unreflectGetter(Field f) throws IllegalAccessException {
            return unreflectField(f, false);
        }

        public MethodHandle unreflectSetter(Field f) throws IllegalAccessException {
            return unreflectField(f, true);
        }

        public VarHandle unreflectVarHandle(Field f) throws IllegalAccessException {
            Class<?> c = f.getDeclaringClass();
            String how = accessName(Modifier.isStatic(f.getModifiers()), false);
            check(c, owner(c, f.getName()), f.getModifiers(), LookupFailure.field(c, f.getName(), f.getType(), how));
            return Variables.ofField(receiver(c, c, f.getModifiers()), f);
        }

        public MethodHandleInfo revealDirect(MethodHandle target) {
            RevealedHandle info = RevealedHandle.of(target);
            try {
                checkRevealed(info);
            } catch (IllegalAccessException e) {
                throw new IllegalArgumentException(e);
            }
            return info;
        }

        /** What this lookup could not have found itself is not told to it. */
        void checkRevealed(RevealedHandle info) throws IllegalAccessException {
            Class<?> target = info.target();
            boolean publicClone = target.isArray() && info.getName().equals("clone");
            check(info.getDeclaringClass(), target, publicClone ? Modifier.PUBLIC : info.getModifiers(),
                    info.description());
        }

        // Defining classes

        private static final int HIDDEN = 1;
        private static final int NESTMATE = 2;
        private static final int STRONG = 4;

        /** name: null is any; flags: the three above; data is the class data or null. */
        private static native Class<?> define0(Class<?> host, String name, byte[] b, int flags, boolean initialize,
                Object data);

        /** In the package of the lookup class; a hidden class gets a name of its own. */
        private Class<?> define(byte[] bytes, int flags, boolean initialize, Object data) {
            FileHead head = FileHead.of(bytes);
            if (head != null && head.isModule) {
                throw new IllegalArgumentException("Not a class or interface: ACC_MODULE flag is set");
            }
            String name = head == null ? null : head.name;
            if (name != null
                    && !name.substring(0, name.lastIndexOf('.') + 1).equals(prefix(lookupClass.getPackageName()))) {
                throw new IllegalArgumentException(name + " not in same package as lookup class");
            }
            return define0(lookupClass, (flags & HIDDEN) == 0 ? name : null, bytes, flags, initialize, data);
        }

        private static String prefix(String packageName) {
            return packageName.isEmpty() ? "" : packageName + ".";
        }

        static native Object classData0(Class<?> c);

        public Class<?> defineClass(byte[] bytes) throws IllegalAccessException {
            if ((modes & PACKAGE) == 0) {
                throw new IllegalAccessException("Lookup does not have PACKAGE access");
            }
            return define(bytes.clone(), 0, false, null);
        }

        public Lookup defineHiddenClass(byte[] bytes, boolean initialize, ClassOption... options)
                throws IllegalAccessException {
            return hidden(bytes, null, initialize, options);
        }

        public Lookup defineHiddenClassWithClassData(byte[] bytes, Object classData, boolean initialize,
                ClassOption... options) throws IllegalAccessException {
            return hidden(bytes, Objects.requireNonNull(classData), initialize, options);
        }

        private Lookup hidden(byte[] bytes, Object data, boolean initialize, ClassOption[] options)
                throws IllegalAccessException {
            if (!hasFullPrivilegeAccess()) {
                throw new IllegalAccessException(this + " does not have full privilege access");
            }
            int flags = HIDDEN;
            for (int i = 0; i < options.length; i++) {
                flags |= Objects.requireNonNull(options[i]) == ClassOption.NESTMATE ? NESTMATE : STRONG;
            }
            return new Lookup(define(bytes.clone(), flags, initialize, data), null, FULL);
        }

        @Override
        public String toString() {
            String name = lookupClass.getName() + (previous == null ? "" : "/" + previous.getName());
            switch (modes) {
                case 0:
                    return name + "/noaccess";
                case UNCONDITIONAL:
                    return name + "/publicLookup";
                case PUBLIC:
                    return name + "/public";
                case PUBLIC | MODULE:
                    return name + "/module";
                case PUBLIC | PACKAGE:
                case PUBLIC | MODULE | PACKAGE:
                    return name + "/package";
                case PUBLIC | PACKAGE | PRIVATE:
                case PUBLIC | PACKAGE | PRIVATE | MODULE:
                    return name + "/private";
                default:
                    return (modes & ~ORIGINAL) == (FULL & ~ORIGINAL) ? name : name + "/" + Integer.toHexString(modes);
            }
        }
    }

    // Arrays

    private static Class<?> componentOf(Class<?> arrayClass) {
        if (!arrayClass.isArray()) {
            throw new IllegalArgumentException("not an array: " + arrayClass);
        }
        return arrayClass.getComponentType();
    }

    public static MethodHandle arrayElementGetter(Class<?> arrayClass) throws IllegalArgumentException {
        Class<?> e = componentOf(arrayClass);
        return new ArrayAccess(MethodType.methodType(e, arrayClass, int.class), ArrayAccess.GET, e);
    }

    public static MethodHandle arrayElementSetter(Class<?> arrayClass) throws IllegalArgumentException {
        Class<?> e = componentOf(arrayClass);
        return new ArrayAccess(MethodType.methodType(void.class, arrayClass, int.class, e), ArrayAccess.SET, e);
    }

    public static MethodHandle arrayLength(Class<?> arrayClass) throws IllegalArgumentException {
        Class<?> e = componentOf(arrayClass);
        return new ArrayAccess(MethodType.methodType(int.class, arrayClass), ArrayAccess.LENGTH, e);
    }

    public static MethodHandle arrayConstructor(Class<?> arrayClass) throws IllegalArgumentException {
        Class<?> e = componentOf(arrayClass);
        return new ArrayAccess(MethodType.methodType(arrayClass, int.class), ArrayAccess.NEW, e);
    }

    // Variables

    public static VarHandle arrayElementVarHandle(Class<?> arrayClass) throws IllegalArgumentException {
        componentOf(arrayClass);
        return Variables.ofArray(arrayClass);
    }

    public static VarHandle byteArrayViewVarHandle(Class<?> viewArrayClass, ByteOrder byteOrder)
            throws IllegalArgumentException {
        return Variables.ofBytes(componentOf(viewArrayClass), byteOrder);
    }

    public static VarHandle byteBufferViewVarHandle(Class<?> viewArrayClass, ByteOrder byteOrder)
            throws IllegalArgumentException {
        return Variables.ofBuffer(componentOf(viewArrayClass), byteOrder);
    }

    public static VarHandle filterValue(VarHandle target, MethodHandle filterToTarget, MethodHandle filterFromTarget) {
        return IndirectVariable.filterValue(target, filterToTarget, filterFromTarget);
    }

    public static VarHandle filterCoordinates(VarHandle target, int pos, MethodHandle... filters) {
        return IndirectVariable.filterCoordinates(target, pos, filters);
    }

    public static VarHandle insertCoordinates(VarHandle target, int pos, Object... values) {
        return IndirectVariable.insertCoordinates(target, pos, values);
    }

    public static VarHandle permuteCoordinates(VarHandle target, List<Class<?>> newCoordinates, int... reorder) {
        return IndirectVariable.permuteCoordinates(target, newCoordinates, reorder);
    }

    public static VarHandle collectCoordinates(VarHandle target, int pos, MethodHandle filter) {
        return IndirectVariable.collectCoordinates(target, pos, filter);
    }

    public static VarHandle dropCoordinates(VarHandle target, int pos, Class<?>... valueTypes) {
        return IndirectVariable.dropCoordinates(target, pos, valueTypes);
    }

    // Invokers

    public static MethodHandle exactInvoker(MethodType type) {
        return new Invokers.OfMethod(type, true);
    }

    public static MethodHandle invoker(MethodType type) {
        return new Invokers.OfMethod(type, false);
    }

    public static MethodHandle spreadInvoker(MethodType type, int leadingArgCount) {
        if (leadingArgCount < 0 || leadingArgCount > type.parameterCount()) {
            throw new IllegalArgumentException("bad argument count " + leadingArgCount);
        }
        return invoker(type).asSpreader(Object[].class, type.parameterCount() - leadingArgCount);
    }

    public static MethodHandle varHandleExactInvoker(VarHandle.AccessMode accessMode, MethodType type) {
        return new Invokers.OfVariable(accessMode, type, true);
    }

    public static MethodHandle varHandleInvoker(VarHandle.AccessMode accessMode, MethodType type) {
        return new Invokers.OfVariable(accessMode, type, false);
    }

    // Types and values

    public static MethodHandle explicitCastArguments(MethodHandle target, MethodType newType) {
        return Conversions.explicitCast(target, newType);
    }

    public static MethodHandle dropReturn(MethodHandle target) {
        return target.asType(target.type().changeReturnType(void.class));
    }

    public static MethodHandle constant(Class<?> type, Object value) {
        if (type == void.class) {
            throw new IllegalArgumentException("void type");
        }
        return Values.constant(MethodType.methodType(type), Conversions.convert(value, type));
    }

    public static MethodHandle zero(Class<?> type) {
        return empty(MethodType.methodType(type));
    }

    public static MethodHandle empty(MethodType type) {
        return Values.zero(type);
    }

    public static MethodHandle identity(Class<?> type) {
        return Values.identity(type);
    }

    public static MethodHandle throwException(Class<?> returnType, Class<? extends Throwable> exType) {
        if (!Throwable.class.isAssignableFrom(exType)) {
            throw new ClassCastException(exType.getName());
        }
        return new Thrower(MethodType.methodType(returnType, exType));
    }

    // Arguments

    public static MethodHandle insertArguments(MethodHandle target, int pos, Object... values) {
        return Arguments.insertArguments(target, pos, values);
    }

    public static MethodHandle permuteArguments(MethodHandle target, MethodType newType, int... reorder) {
        return Arguments.permuteArguments(target, newType, reorder);
    }

    public static MethodHandle dropArguments(MethodHandle target, int pos, List<Class<?>> valueTypes) {
        return dropArguments(target, pos, valueTypes.toArray(new Class<?>[0]));
    }

    public static MethodHandle dropArguments(MethodHandle target, int pos, Class<?>... valueTypes) {
        return Arguments.dropArguments(target, pos, valueTypes);
    }

    public static MethodHandle dropArgumentsToMatch(MethodHandle target, int skip, List<Class<?>> newTypes, int pos) {
        return Arguments.dropArgumentsToMatch(target, skip, newTypes, pos);
    }

    public static MethodHandle filterArguments(MethodHandle target, int pos, MethodHandle... filters) {
        return Arguments.filterArguments(target, pos, filters);
    }

    public static MethodHandle filterReturnValue(MethodHandle target, MethodHandle filter) {
        return Arguments.filterReturnValue(target, filter);
    }

    public static MethodHandle collectArguments(MethodHandle target, int pos, MethodHandle filter) {
        return Arguments.collectArguments(target, pos, filter);
    }

    public static MethodHandle foldArguments(MethodHandle target, MethodHandle combiner) {
        return foldArguments(target, 0, combiner);
    }

    public static MethodHandle foldArguments(MethodHandle target, int pos, MethodHandle combiner) {
        return Arguments.foldArguments(target, pos, combiner);
    }

    // Control

    public static MethodHandle guardWithTest(MethodHandle test, MethodHandle target, MethodHandle fallback) {
        return Branches.guardWithTest(test, target, fallback);
    }

    public static MethodHandle catchException(MethodHandle target, Class<? extends Throwable> exType,
            MethodHandle handler) {
        return Branches.catchException(target, exType, handler);
    }

    public static MethodHandle tryFinally(MethodHandle target, MethodHandle cleanup) {
        return Branches.tryFinally(target, cleanup);
    }

    public static MethodHandle tableSwitch(MethodHandle fallback, MethodHandle... targets) {
        return Branches.tableSwitch(fallback, targets);
    }

    public static MethodHandle loop(MethodHandle[]... clauses) {
        return Loops.of(clauses);
    }

    public static MethodHandle whileLoop(MethodHandle init, MethodHandle pred, MethodHandle body) {
        return Loops.simple(init, pred, body, false);
    }

    public static MethodHandle doWhileLoop(MethodHandle init, MethodHandle body, MethodHandle pred) {
        return Loops.simple(init, pred, body, true);
    }

    public static MethodHandle countedLoop(MethodHandle iterations, MethodHandle init, MethodHandle body) {
        return countedLoop(empty(iterations.type()), iterations, init, body);
    }

    public static MethodHandle countedLoop(MethodHandle start, MethodHandle end, MethodHandle init,
            MethodHandle body) {
        return CountedLoops.countedLoop(start, end, init, body);
    }

    public static MethodHandle iteratedLoop(MethodHandle iterator, MethodHandle init, MethodHandle body) {
        return CountedLoops.iteratedLoop(iterator, init, body);
    }
}
