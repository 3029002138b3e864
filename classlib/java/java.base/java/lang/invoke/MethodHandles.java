package java.lang.invoke;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import jdk.internal.reflect.Reflection;
import jdk.internal.vm.annotation.Hidden;

/** Finds method handles and makes new ones of others. */
public class MethodHandles {
    private MethodHandles() {
    }

    public static Lookup lookup() {
        return new Lookup(Reflection.getCallerClass(1), null, Lookup.FULL);
    }

    public static Lookup publicLookup() {
        return new Lookup(Object.class, null, Lookup.UNCONDITIONAL);
    }

    public static Lookup privateLookupIn(Class<?> targetClass, Lookup caller) throws IllegalAccessException {
        if (targetClass.isPrimitive() || targetClass.isArray()) {
            throw new IllegalArgumentException(targetClass + " is a primitive or array class");
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

    public static <T> T classData(Lookup caller, String name, Class<T> type) throws IllegalAccessException {
        if ((caller.modes & Lookup.ORIGINAL) == 0) {
            throw new IllegalAccessException(caller + " does not have ORIGINAL access");
        }
        return (T) Handles.convert(Lookup.classData0(caller.lookupClass()), type.isPrimitive() ? Handles.box(type)
                : type);
    }

    public static <T extends Member> T reflectAs(Class<T> expected, MethodHandle target) {
        Objects.requireNonNull(target);
        if (target instanceof Handles.Direct) {
            Handles.Direct d = (Handles.Direct) target;
            Member m = d.how == Handles.CONSTRUCT ? Reflection.newConstructor(d.method)
                    : Reflection.newMethod(d.method);
            return expected.cast(m);
        }
        throw new IllegalArgumentException("not a direct method handle");
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

        public boolean hasPrivateAccess() {
            return hasFullPrivilegeAccess();
        }

        public boolean hasFullPrivilegeAccess() {
            return (modes & (PRIVATE | MODULE)) == (PRIVATE | MODULE);
        }

        public Lookup in(Class<?> c) {
            Objects.requireNonNull(c);
            if (c == lookupClass) {
                return this;
            }
            if ((modes & UNCONDITIONAL) != 0) {
                return new Lookup(c, null, sees(c, c, Reflection.classAccess(c)) ? modes : 0);
            }
            int m = modes & ~(ORIGINAL | PROTECTED);
            Class<?> before = previous;
            boolean samePackage = c.getClassLoader() == lookupClass.getClassLoader()
                    && c.getPackageName().equals(lookupClass.getPackageName());
            if (c.getModule() != lookupClass.getModule()) {
                boolean third = previous != null && previous.getModule() != c.getModule();
                m = third ? 0 : m & ~(MODULE | PACKAGE | PRIVATE);
                before = lookupClass;
            } else if (!samePackage) {
                m &= ~(PACKAGE | PRIVATE);
            } else if (!c.isNestmateOf(lookupClass)) {
                m &= ~PRIVATE;
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

        private boolean sees(Class<?> declaring, Class<?> target, int mods) {
            if ((modes & UNCONDITIONAL) != 0) {
                return Modifier.isPublic(mods) && Modifier.isPublic(Reflection.classAccess(declaring));
            }
            if (Modifier.isPrivate(mods) && (modes & PRIVATE) == 0
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

        /** The method of this name and exact type in c or above; 0 if there is none. */
        private static long find(Class<?> c, String name, MethodType type) {
            String d = type.toMethodDescriptorString();
            for (Class<?> k = c; k != null; k = k.getSuperclass()) {
                long m = declared(k, name, d);
                if (m != 0) {
                    return m;
                }
                if (name.equals("<init>")) {
                    return 0;
                }
            }
            return findInInterfaces(c, name, d);
        }

        private static long declared(Class<?> c, String name, String descriptor) {
            long[] all = Reflection.methods(c);
            for (int i = 0; i < all.length; i++) {
                if (Reflection.methodName(all[i]).equals(name)
                        && Reflection.methodDescriptor(all[i]).equals(descriptor)) {
                    return all[i];
                }
            }
            return 0;
        }

        private static long findInInterfaces(Class<?> c, String name, String descriptor) {
            for (Class<?> k = c; k != null; k = k.getSuperclass()) {
                Class<?>[] each = k.getInterfaces();
                for (int i = 0; i < each.length; i++) {
                    long m = declared(each[i], name, descriptor);
                    if (m == 0) {
                        m = findInInterfaces(each[i], name, descriptor);
                    }
                    if (m != 0) {
                        return m;
                    }
                }
            }
            return c.isInterface() ? declared(Object.class, name, descriptor) : 0;
        }

        private long need(Class<?> c, String name, MethodType type, String how)
                throws NoSuchMethodException, IllegalAccessException {
            Objects.requireNonNull(name);
            checkNamed(c);
            if (name.startsWith("<") && !how.equals("newInvokeSpecial")) {
                throw new NoSuchMethodException("illegal method name: " + name);
            }
            long m = find(c, name, Objects.requireNonNull(type));
            if (m == 0) {
                throw LookupFailure.noMethod(c, name, type, how);
            }
            int mods = Reflection.methodModifiers(m);
            Class<?> declaring = Reflection.methodClass(m);
            if (c.isArray() && name.equals("clone")) {
                mods = Modifier.PUBLIC; // arrays have it public (JVMS 5.4.4)
            }
            String what = LookupFailure.method(c, name, type, how);
            if (!Reflection.canAccess(linkingClass(), declaring, c, mods)) {
                throw LookupFailure.linkage(what, linkingClass(), m, 0);
            }
            if (Modifier.isStatic(mods) != how.equals("invokeStatic")) {
                throw LookupFailure.staticness(c, name, type, how, declaring);
            }
            check(declaring, c, mods, what);
            return m;
        }

        private static boolean isVarargs(int mods) {
            return (mods & 0x80) != 0;
        }

        public MethodHandle findStatic(Class<?> refc, String name, MethodType type)
                throws NoSuchMethodException, IllegalAccessException {
            long m = need(refc, name, type, "invokeStatic");
            return new Handles.Direct(type, m, Handles.EXACT, false, isVarargs(Reflection.methodModifiers(m)));
        }

        public MethodHandle findVirtual(Class<?> refc, String name, MethodType type)
                throws NoSuchMethodException, IllegalAccessException {
            if (refc == MethodHandle.class && (name.equals("invoke") || name.equals("invokeExact"))) {
                return name.equals("invoke") ? invoker(type) : exactInvoker(type);
            }
            return virtual(refc, name, type, refc.isInterface() ? "invokeInterface" : "invokeVirtual");
        }

        private MethodHandle virtual(Class<?> refc, String name, MethodType type, String how)
                throws NoSuchMethodException, IllegalAccessException {
            long m = need(refc, name, type, how);
            int mods = Reflection.methodModifiers(m);
            boolean narrow = !refc.isArray() && Modifier.isProtected(mods) && refc.isAssignableFrom(lookupClass);
            return new Handles.Direct(type.insertParameterTypes(0, narrow ? lookupClass : refc), m, Handles.SELECT,
                    true,
                    isVarargs(mods));
        }

        public MethodHandle findConstructor(Class<?> refc, MethodType type)
                throws NoSuchMethodException, IllegalAccessException {
            if (refc.isArray()) {
                throw new NoSuchMethodException("no constructor for array class: " + refc.getName());
            }
            long m = need(refc, "<init>", type, "newInvokeSpecial");
            return new Handles.Direct(type.changeReturnType(refc), m, Handles.CONSTRUCT, false,
                    isVarargs(Reflection.methodModifiers(m)));
        }

        public MethodHandle findSpecial(Class<?> refc, String name, MethodType type, Class<?> specialCaller)
                throws NoSuchMethodException, IllegalAccessException {
            if (specialCaller != lookupClass || (modes & PRIVATE) == 0) {
                throw LookupFailure.refused("no private access for invokespecial", specialCaller, this);
            }
            long m = need(refc, name, type, "invokeSpecial");
            if (!Reflection.methodClass(m).isAssignableFrom(specialCaller)) {
                throw LookupFailure.refused("caller class must be a subclass below the method",
                        LookupFailure.method(refc, name, type, "invokeSpecial"), this);
            }
            int mods = Reflection.methodModifiers(m);
            return new Handles.Direct(type.insertParameterTypes(0, specialCaller), m, Handles.EXACT, true,
                    isVarargs(mods));
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
            long f = findField(refc, name, type.descriptorString());
            if (f == 0) {
                throw LookupFailure.noField(refc, name, type, accessName(isStatic, write));
            }
            int mods = Reflection.fieldModifiers(f);
            Class<?> declaring = Reflection.newField(f).getDeclaringClass();
            String what = LookupFailure.field(refc, name, type, accessName(Modifier.isStatic(mods), write));
            if (!Reflection.canAccess(linkingClass(), declaring, refc, mods)) {
                throw LookupFailure.linkage(what, linkingClass(), 0, f);
            }
            if (Modifier.isStatic(mods) != isStatic) {
                throw LookupFailure.refused(isStatic ? "expected a static field" : "expected a non-static field", what,
                        this);
            }
            check(declaring, refc, mods, what);
            if (write && Modifier.isFinal(mods)) {
                throw LookupFailure.refused("unexpected set of a final field", what, this);
            }
            return f;
        }

        private static String accessName(boolean isStatic, boolean write) {
            return (write ? "put" : "get") + (isStatic ? "Static" : "Field");
        }

        private static long findField(Class<?> c, String name, String descriptor) {
            for (Class<?> k = c; k != null; k = k.getSuperclass()) {
                long[] all = Reflection.fields(k);
                for (int i = 0; i < all.length; i++) {
                    if (Reflection.fieldName(all[i]).equals(name)
                            && Reflection.fieldDescriptor(all[i]).equals(descriptor)) {
                        return all[i];
                    }
                }
                Class<?>[] each = k.getInterfaces();
                for (int i = 0; i < each.length; i++) {
                    long f = findField(each[i], name, descriptor);
                    if (f != 0) {
                        return f;
                    }
                }
            }
            return 0;
        }

        private static MethodHandle fieldHandle(Class<?> refc, long f, Class<?> type, boolean isStatic, boolean write) {
            MethodType t = write ? MethodType.methodType(void.class, type) : MethodType.methodType(type);
            return new Handles.FieldAccess(isStatic ? t : t.insertParameterTypes(0, refc), f, isStatic, write);
        }

        public MethodHandle findGetter(Class<?> refc, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            return fieldHandle(refc, needField(refc, name, type, false, false), type, false, false);
        }

        public MethodHandle findSetter(Class<?> refc, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            return fieldHandle(refc, needField(refc, name, type, false, true), type, false, true);
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
            return VarHandle.ofField(recv, Reflection.newField(needField(recv, name, type, false, false)));
        }

        public VarHandle findStaticVarHandle(Class<?> decl, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            return VarHandle.ofField(decl, Reflection.newField(needField(decl, name, type, true, false)));
        }

        // From reflection

        private static long handleOf(Class<?> c, String name, String parameters, Class<?> result) {
            return declared(c, name, parameters + result.descriptorString());
        }

        public MethodHandle unreflect(Method m) throws IllegalAccessException {
            Class<?> c = m.getDeclaringClass();
            MethodType type = MethodType.methodType(m.getReturnType(), m.getParameterTypes());
            boolean isStatic = Modifier.isStatic(m.getModifiers());
            if (!m.isAccessible()) {
                String how = isStatic ? "invokeStatic" : Modifier.isPrivate(m.getModifiers()) ? "invokeSpecial"
                        : c.isInterface() ? "invokeInterface" : "invokeVirtual";
                check(c, c, m.getModifiers(), LookupFailure.method(c, m.getName(), type, how));
            }
            long h = declared(c, m.getName(), type.toMethodDescriptorString());
            return new Handles.Direct(isStatic ? type : type.insertParameterTypes(0, c), h,
                    isStatic ? Handles.EXACT : Handles.SELECT, !isStatic, m.isVarArgs());
        }

        public MethodHandle unreflectSpecial(Method m, Class<?> specialCaller) throws IllegalAccessException {
            try {
                return findSpecial(m.getDeclaringClass(), m.getName(),
                        MethodType.methodType(m.getReturnType(), m.getParameterTypes()), specialCaller);
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
            return new Handles.Direct(type.changeReturnType(k), declared(k, "<init>", type.toMethodDescriptorString()),
                    Handles.CONSTRUCT, false, c.isVarArgs());
        }

        private MethodHandle unreflectField(Field f, boolean write) throws IllegalAccessException {
            Class<?> c = f.getDeclaringClass();
            boolean isStatic = Modifier.isStatic(f.getModifiers());
            String what = LookupFailure.field(c, f.getName(), f.getType(), accessName(isStatic, write));
            if (!f.isAccessible()) {
                check(c, c, f.getModifiers(), what);
            }
            long h = findField(c, f.getName(), f.getType().descriptorString());
            if (write && Modifier.isFinal(f.getModifiers()) && (isStatic || !f.isAccessible())) {
                throw LookupFailure.refused("unexpected set of a final field", what, this);
            }
            return fieldHandle(c, h, f.getType(), isStatic, write);
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
            check(c, c, f.getModifiers(), LookupFailure.field(c, f.getName(), f.getType(), how));
            return VarHandle.ofField(f.getDeclaringClass(), f);
        }

        public MethodHandleInfo revealDirect(MethodHandle target) {
            if (!(target instanceof Handles.Direct)) {
                throw new IllegalArgumentException("not a direct method handle");
            }
            return new RevealedHandle((Handles.Direct) target);
        }

        // Defining classes

        /** hidden: flags 1 nest mate, 2 strong; data is the class data or null. */
        private static native Class<?> define0(Class<?> host, byte[] b, boolean hidden, boolean nestmate,
                boolean initialize, Object data);

        static native Object classData0(Class<?> c);

        public Class<?> defineClass(byte[] bytes) throws IllegalAccessException {
            if ((modes & PACKAGE) == 0) {
                throw new IllegalAccessException("Lookup does not have PACKAGE access");
            }
            return define0(lookupClass, bytes.clone(), false, false, false, null);
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
            boolean nestmate = false;
            for (int i = 0; i < options.length; i++) {
                nestmate |= options[i] == ClassOption.NESTMATE;
            }
            return new Lookup(define0(lookupClass, bytes.clone(), true, nestmate, initialize, data), null, FULL);
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

    private static Class<?> arrayOf(Class<?> c) {
        if (!c.isArray()) {
            throw new IllegalArgumentException("not an array: " + c);
        }
        return c.getComponentType();
    }

    public static MethodHandle arrayElementGetter(Class<?> arrayClass) {
        Class<?> e = arrayOf(arrayClass);
        return new Handles.ArrayAccess(MethodType.methodType(e, arrayClass, int.class), Handles.ArrayAccess.GET, e);
    }

    public static MethodHandle arrayElementSetter(Class<?> arrayClass) {
        Class<?> e = arrayOf(arrayClass);
        return new Handles.ArrayAccess(MethodType.methodType(void.class, arrayClass, int.class, e),
                Handles.ArrayAccess.SET, e);
    }

    public static MethodHandle arrayLength(Class<?> arrayClass) {
        Class<?> e = arrayOf(arrayClass);
        return new Handles.ArrayAccess(MethodType.methodType(int.class, arrayClass), Handles.ArrayAccess.LENGTH, e);
    }

    public static MethodHandle arrayConstructor(Class<?> arrayClass) {
        Class<?> e = arrayOf(arrayClass);
        return new Handles.ArrayAccess(MethodType.methodType(arrayClass, int.class), Handles.ArrayAccess.NEW, e);
    }

    public static VarHandle arrayElementVarHandle(Class<?> arrayClass) {
        return VarHandle.ofArray(arrayClass, arrayOf(arrayClass));
    }

    // Invokers

    private static final class Invoker extends MethodHandle {
        private final MethodType site;
        private final boolean exact;

        Invoker(MethodType site, boolean exact) {
            super(site.insertParameterTypes(0, MethodHandle.class));
            this.site = site;
            this.exact = exact;
        }

        @Override
        @Hidden
        Object call(Object[] args) throws Throwable {
            Object[] rest = Arrays.copyOfRange(args, 1, args.length);
            return Adapters.invoke((MethodHandle) args[0], site, exact, rest);
        }
    }

    public static MethodHandle exactInvoker(MethodType type) {
        return new Invoker(type, true);
    }

    public static MethodHandle invoker(MethodType type) {
        return new Invoker(type, false);
    }

    public static MethodHandle spreadInvoker(MethodType type, int leadingArgCount) {
        if (leadingArgCount < 0 || leadingArgCount > type.parameterCount()) {
            throw new IllegalArgumentException("bad argument count " + leadingArgCount);
        }
        return invoker(type).asSpreader(Object[].class, type.parameterCount() - leadingArgCount);
    }

    public static MethodHandle explicitCastArguments(MethodHandle target, MethodType newType) {
        MethodType t = target.type();
        if (t.equals(newType)) {
            return target;
        }
        if (t.parameterCount() != newType.parameterCount()) {
            throw new WrongMethodTypeException("cannot explicitly cast " + target + " to " + newType);
        }
        return new Handles.Converted(target.asFixedArity(), newType, true);
    }

    // Small ones

    private static final class Constant extends MethodHandle {
        private final Object value;

        Constant(MethodType type, Object value) {
            super(type);
            this.value = value;
        }

        @Override
        @Hidden
        Object call(Object[] args) {
            return value;
        }
    }

    public static MethodHandle constant(Class<?> type, Object value) {
        if (type == void.class) {
            throw new IllegalArgumentException("void type");
        }
        return new Constant(MethodType.methodType(type), Handles.convert(value, type));
    }

    public static MethodHandle zero(Class<?> type) {
        Objects.requireNonNull(type);
        return new Constant(MethodType.methodType(type), Handles.zero(type));
    }

    public static MethodHandle empty(MethodType type) {
        return new Constant(type, Handles.zero(type.returnType()));
    }

    private static final class Identity extends MethodHandle {
        Identity(Class<?> type) {
            super(MethodType.methodType(type, type));
        }

        @Override
        @Hidden
        Object call(Object[] args) {
            return args[0];
        }
    }

    public static MethodHandle identity(Class<?> type) {
        return new Identity(type);
    }

    private static final class Thrower extends MethodHandle {
        Thrower(MethodType type) {
            super(type);
        }

        @Override
        @Hidden
        Object call(Object[] args) throws Throwable {
            throw (Throwable) args[0];
        }
    }

    public static MethodHandle throwException(Class<?> returnType, Class<? extends Throwable> exType) {
        if (!Throwable.class.isAssignableFrom(exType)) {
            throw new ClassCastException(exType.getName());
        }
        return new Thrower(MethodType.methodType(returnType, exType));
    }

    // Arguments

    private static final class Inserted extends MethodHandle {
        private final MethodHandle target;
        private final int pos;
        private final Object[] values;

        Inserted(MethodHandle target, MethodType type, int pos, Object[] values) {
            super(type);
            this.target = target;
            this.pos = pos;
            this.values = values;
        }

        @Override
        @Hidden
        Object call(Object[] args) throws Throwable {
            Object[] all = new Object[args.length + values.length];
            System.arraycopy(args, 0, all, 0, pos);
            System.arraycopy(values, 0, all, pos, values.length);
            System.arraycopy(args, pos, all, pos + values.length, args.length - pos);
            return target.call(all);
        }
    }

    public static MethodHandle insertArguments(MethodHandle target, int pos, Object... values) {
        MethodType t = target.type();
        if (values.length > t.parameterCount()) {
            throw new IllegalArgumentException("too many values to insert");
        }
        if (pos < 0 || values.length > t.parameterCount() - pos) {
            throw new IllegalArgumentException("no argument type to append");
        }
        Object[] bound = new Object[values.length];
        for (int i = 0; i < bound.length; i++) {
            bound[i] = Handles.convert(values[i], t.parameterType(pos + i));
        }
        return new Inserted(target.asFixedArity(), t.dropParameterTypes(pos, pos + values.length), pos, bound);
    }

    /** Chooses arguments: argument i of the target is argument order[i] of this. */
    private static final class Permuted extends MethodHandle {
        private final MethodHandle target;
        private final int[] order;

        Permuted(MethodHandle target, MethodType type, int[] order) {
            super(type);
            this.target = target;
            this.order = order;
        }

        @Override
        @Hidden
        Object call(Object[] args) throws Throwable {
            Object[] all = new Object[order.length];
            for (int i = 0; i < all.length; i++) {
                all[i] = args[order[i]];
            }
            return target.call(all);
        }
    }

    public static MethodHandle permuteArguments(MethodHandle target, MethodType newType, int... reorder) {
        MethodType t = target.type();
        if (newType.returnType() != t.returnType()) {
            throw new IllegalArgumentException("return types do not match: " + t + ", " + newType);
        }
        if (reorder.length != t.parameterCount()) {
            throw new IllegalArgumentException("old type parameter count and reorder array length do not match: " + t
                    + ", " + Arrays.toString(reorder));
        }
        for (int i = 0; i < reorder.length; i++) {
            if (reorder[i] < 0 || reorder[i] >= newType.parameterCount()) {
                throw new IllegalArgumentException("index is out of bounds for new type: " + reorder[i] + ", "
                        + newType);
            }
            if (newType.parameterType(reorder[i]) != t.parameterType(i)) {
                throw new IllegalArgumentException("parameter types do not match after reorder: " + t + ", " + newType);
            }
        }
        return new Permuted(target.asFixedArity(), newType, reorder.clone());
    }

    public static MethodHandle dropArguments(MethodHandle target, int pos, List<Class<?>> valueTypes) {
        return dropArguments(target, pos, valueTypes.toArray(new Class<?>[0]));
    }

    public static MethodHandle dropArguments(MethodHandle target, int pos, Class<?>... valueTypes) {
        MethodType t = target.type();
        if (pos < 0 || pos > t.parameterCount()) {
            throw new IllegalArgumentException("no argument type to append");
        }
        int[] order = new int[t.parameterCount()];
        for (int i = 0; i < order.length; i++) {
            order[i] = i < pos ? i : i + valueTypes.length;
        }
        return new Permuted(target.asFixedArity(), t.insertParameterTypes(pos, valueTypes), order);
    }

    public static MethodHandle dropReturn(MethodHandle target) {
        return target.asType(target.type().changeReturnType(void.class));
    }

    public static MethodHandle dropArgumentsToMatch(MethodHandle target, int skip, List<Class<?>> newTypes, int pos) {
        MethodType t = target.type();
        List<Class<?>> mine = t.parameterList().subList(skip, t.parameterCount());
        if (pos + mine.size() > newTypes.size() || !newTypes.subList(pos, pos + mine.size()).equals(mine)) {
            throw new IllegalArgumentException("argument lists do not match: " + mine + ", " + newTypes);
        }
        MethodHandle h = dropArguments(target, t.parameterCount(),
                newTypes.subList(pos + mine.size(), newTypes.size()));
        return dropArguments(h, skip, newTypes.subList(0, pos));
    }

    private static final class Filtered extends MethodHandle {
        private final MethodHandle target;
        private final int pos;
        private final MethodHandle[] filters;

        Filtered(MethodHandle target, MethodType type, int pos, MethodHandle[] filters) {
            super(type);
            this.target = target;
            this.pos = pos;
            this.filters = filters;
        }

        @Override
        @Hidden
        Object call(Object[] args) throws Throwable {
            for (int i = filters.length - 1; i >= 0; i--) {
                if (filters[i] != null) {
                    args[pos + i] = filters[i].call(new Object[] {args[pos + i]});
                }
            }
            return target.call(args);
        }
    }

    public static MethodHandle filterArguments(MethodHandle target, int pos, MethodHandle... filters) {
        MethodType t = target.type();
        if (pos < 0 || pos + filters.length > t.parameterCount()) {
            throw new IllegalArgumentException("too many filters");
        }
        MethodType outer = t;
        for (int i = 0; i < filters.length; i++) {
            if (filters[i] != null) {
                MethodType f = filters[i].type();
                if (f.parameterCount() != 1 || f.returnType() != t.parameterType(pos + i)) {
                    throw new IllegalArgumentException("target and filter types do not match: " + t + ", " + f);
                }
                outer = outer.changeParameterType(pos + i, f.parameterType(0));
            }
        }
        return new Filtered(target.asFixedArity(), outer, pos, filters.clone());
    }

    /** Replaces arguments by the result of a filter over them. fold: they are passed on too. */
    private static final class Combined extends MethodHandle {
        private final MethodHandle target;
        private final MethodHandle combiner;
        private final int pos;
        private final boolean fold;

        Combined(MethodHandle target, MethodType type, MethodHandle combiner, int pos, boolean fold) {
            super(type);
            this.target = target;
            this.combiner = combiner;
            this.pos = pos;
            this.fold = fold;
        }

        @Override
        @Hidden
        Object call(Object[] args) throws Throwable {
            int n = combiner.type().parameterCount();
            Object r = combiner.call(Arrays.copyOfRange(args, pos, pos + n));
            int made = combiner.type().returnType() == void.class ? 0 : 1;
            int skip = fold ? 0 : n;
            Object[] all = new Object[args.length - skip + made];
            System.arraycopy(args, 0, all, 0, pos);
            if (made == 1) {
                all[pos] = r;
            }
            System.arraycopy(args, pos + skip, all, pos + made, args.length - pos - skip);
            return target.call(all);
        }
    }

    public static MethodHandle collectArguments(MethodHandle target, int pos, MethodHandle filter) {
        MethodType t = target.type();
        MethodType f = filter.type();
        boolean makes = f.returnType() != void.class;
        if (makes && f.returnType() != t.parameterType(pos)) {
            throw new IllegalArgumentException("target and filter types do not match: " + t + ", " + f);
        }
        MethodType outer = makes ? t.dropParameterTypes(pos, pos + 1) : t;
        return new Combined(target.asFixedArity(), outer.insertParameterTypes(pos, f.parameterArray()),
                filter.asFixedArity(), pos, false);
    }

    public static MethodHandle foldArguments(MethodHandle target, MethodHandle combiner) {
        return foldArguments(target, 0, combiner);
    }

    public static MethodHandle foldArguments(MethodHandle target, int pos, MethodHandle combiner) {
        MethodType t = target.type();
        MethodType c = combiner.type();
        int made = c.returnType() == void.class ? 0 : 1;
        boolean good = pos >= 0 && t.parameterCount() >= pos + made + c.parameterCount()
                && (made == 0 || c.returnType() == t.parameterType(pos));
        for (int i = 0; good && i < c.parameterCount(); i++) {
            good = c.parameterType(i) == t.parameterType(pos + made + i);
        }
        if (!good) {
            throw new IllegalArgumentException("target and combiner types must match: " + t + " != " + c);
        }
        return new Combined(target.asFixedArity(), made == 1 ? t.dropParameterTypes(pos, pos + 1) : t,
                combiner.asFixedArity(), pos, true);
    }

    private static final class FilteredReturn extends MethodHandle {
        private final MethodHandle target;
        private final MethodHandle filter;

        FilteredReturn(MethodHandle target, MethodHandle filter) {
            super(target.type().changeReturnType(filter.type().returnType()));
            this.target = target;
            this.filter = filter;
        }

        @Override
        @Hidden
        Object call(Object[] args) throws Throwable {
            Object r = target.call(args);
            return filter.call(filter.type().parameterCount() == 0 ? new Object[0] : new Object[] {r});
        }
    }

    public static MethodHandle filterReturnValue(MethodHandle target, MethodHandle filter) {
        MethodType f = filter.type();
        Class<?> r = target.type().returnType();
        if (r == void.class ? f.parameterCount() != 0 : f.parameterCount() != 1 || f.parameterType(0) != r) {
            throw new IllegalArgumentException("target and filter types do not match: " + target.type() + ", " + f);
        }
        return new FilteredReturn(target.asFixedArity(), filter.asFixedArity());
    }

    // Control

    private static final class Guard extends MethodHandle {
        private final MethodHandle test;
        private final MethodHandle target;
        private final MethodHandle fallback;

        Guard(MethodHandle test, MethodHandle target, MethodHandle fallback) {
            super(target.type());
            this.test = test;
            this.target = target;
            this.fallback = fallback;
        }

        @Override
        @Hidden
        Object call(Object[] args) throws Throwable {
            boolean yes = (Boolean) test.call(Arrays.copyOf(args, test.type().parameterCount()));
            return (yes ? target : fallback).call(args);
        }
    }

    private static boolean isPrefix(MethodType shorter, MethodType longer) {
        int n = shorter.parameterCount();
        return n <= longer.parameterCount() && shorter.parameterList().equals(longer.parameterList().subList(0, n));
    }

    public static MethodHandle guardWithTest(MethodHandle test, MethodHandle target, MethodHandle fallback) {
        if (!target.type().equals(fallback.type())) {
            throw new IllegalArgumentException("target and fallback types must match: " + target.type() + " != "
                    + fallback.type());
        }
        if (test.type().returnType() != boolean.class || !isPrefix(test.type(), target.type())) {
            throw new IllegalArgumentException("guard type is not a predicate " + test.type());
        }
        return new Guard(test.asFixedArity(), target.asFixedArity(), fallback.asFixedArity());
    }

    private static final class Catcher extends MethodHandle {
        private final MethodHandle target;
        private final Class<?> type;
        private final MethodHandle handler;

        Catcher(MethodHandle target, Class<?> type, MethodHandle handler) {
            super(target.type());
            this.target = target;
            this.type = type;
            this.handler = handler;
        }

        @Override
        @Hidden
        Object call(Object[] args) throws Throwable {
            Object[] saved = args.clone();
            try {
                return target.call(args);
            } catch (Throwable t) {
                if (!type.isInstance(t)) {
                    throw t;
                }
                Object[] all = new Object[handler.type().parameterCount()];
                all[0] = t;
                System.arraycopy(saved, 0, all, 1, all.length - 1);
                return handler.call(all);
            }
        }
    }

    public static MethodHandle catchException(MethodHandle target, Class<? extends Throwable> exType,
            MethodHandle handler) {
        MethodType h = handler.type();
        if (h.parameterCount() < 1 || !h.parameterType(0).isAssignableFrom(exType)
                || h.returnType() != target.type().returnType()
                || !isPrefix(h.dropParameterTypes(0, 1), target.type())) {
            throw new IllegalArgumentException("target and handler types must match: " + target.type() + " != " + h);
        }
        return new Catcher(target.asFixedArity(), exType, handler.asFixedArity());
    }

    private static final class Finally extends MethodHandle {
        private final MethodHandle target;
        private final MethodHandle cleanup;

        Finally(MethodHandle target, MethodHandle cleanup) {
            super(target.type());
            this.target = target;
            this.cleanup = cleanup;
        }

        @Override
        @Hidden
        Object call(Object[] args) throws Throwable {
            Object[] saved = args.clone();
            Throwable thrown = null;
            Object r = Handles.zero(target.type().returnType());
            try {
                r = target.call(args);
            } catch (Throwable t) {
                thrown = t;
            }
            int lead = target.type().returnType() == void.class ? 1 : 2;
            Object[] all = new Object[cleanup.type().parameterCount()];
            all[0] = thrown;
            if (lead == 2) {
                all[1] = r;
            }
            System.arraycopy(saved, 0, all, lead, all.length - lead);
            r = cleanup.call(all);
            if (thrown != null) {
                throw thrown;
            }
            return r;
        }
    }

    public static MethodHandle tryFinally(MethodHandle target, MethodHandle cleanup) {
        MethodType c = cleanup.type();
        Class<?> r = target.type().returnType();
        int lead = r == void.class ? 1 : 2;
        if (c.returnType() != r || c.parameterCount() < lead || !Throwable.class.isAssignableFrom(c.parameterType(0))
                || !isPrefix(c.dropParameterTypes(0, lead), target.type())) {
            throw new IllegalArgumentException("target and cleanup types must match: " + target.type() + " != " + c);
        }
        return new Finally(target.asFixedArity(), cleanup.asFixedArity());
    }

    public static MethodHandle whileLoop(MethodHandle init, MethodHandle pred, MethodHandle body) {
        return Loops.simple(init, pred, body, false);
    }

    public static MethodHandle doWhileLoop(MethodHandle init, MethodHandle body, MethodHandle pred) {
        return Loops.simple(init, pred, body, true);
    }

    public static MethodHandle loop(MethodHandle[]... clauses) {
        return Loops.of(clauses);
    }

    /** for (i = start; i < end; i++) v = body(v, i, args). */
    private static final class Counted extends MethodHandle {
        private final MethodHandle start;
        private final MethodHandle end;
        private final MethodHandle init;
        private final MethodHandle body;

        Counted(MethodType type, MethodHandle start, MethodHandle end, MethodHandle init, MethodHandle body) {
            super(type);
            this.start = start;
            this.end = end;
            this.init = init;
            this.body = body;
        }

        private static Object prefix(MethodHandle h, Object[] args) throws Throwable {
            return h.call(Arrays.copyOf(args, h.type().parameterCount()));
        }

        @Override
        @Hidden
        Object call(Object[] args) throws Throwable {
            int i = (Integer) prefix(start, args);
            int n = (Integer) prefix(end, args);
            int lead = body.type().returnType() == void.class ? 1 : 2;
            Object v = init == null ? Handles.zero(body.type().returnType()) : prefix(init, args);
            for (; i < n; i++) {
                Object[] all = new Object[body.type().parameterCount()];
                all[0] = v;
                all[lead - 1] = i;
                System.arraycopy(args, 0, all, lead, all.length - lead);
                v = body.call(all);
            }
            return v;
        }
    }

    public static MethodHandle countedLoop(MethodHandle iterations, MethodHandle init, MethodHandle body) {
        return countedLoop(constant(int.class, 0), iterations, init, body);
    }

    public static MethodHandle countedLoop(MethodHandle start, MethodHandle end, MethodHandle init,
            MethodHandle body) {
        MethodType b = body.type();
        MethodType outer = b.dropParameterTypes(0, b.returnType() == void.class ? 1 : 2);
        if (outer.parameterCount() < end.type().parameterCount()) {
            outer = end.type().changeReturnType(b.returnType());
        }
        return new Counted(outer, start, end, init, body.asFixedArity());
    }

    private static final class Iterated extends MethodHandle {
        private final MethodHandle iterator;
        private final MethodHandle init;
        private final MethodHandle body;

        Iterated(MethodType type, MethodHandle iterator, MethodHandle init, MethodHandle body) {
            super(type);
            this.iterator = iterator;
            this.init = init;
            this.body = body;
        }

        @Override
        @Hidden
        Object call(Object[] args) throws Throwable {
            Iterator<?> it = iterator == null ? ((Iterable<?>) args[0]).iterator()
                    : (Iterator<?>) Counted.prefix(iterator, args);
            int lead = body.type().returnType() == void.class ? 1 : 2;
            Object v = init == null ? Handles.zero(body.type().returnType()) : Counted.prefix(init, args);
            while (it.hasNext()) {
                Object[] all = new Object[body.type().parameterCount()];
                all[0] = v;
                all[lead - 1] = Handles.convert(it.next(), body.type().parameterType(lead - 1));
                System.arraycopy(args, 0, all, lead, all.length - lead);
                v = body.call(all);
            }
            return v;
        }
    }

    public static MethodHandle iteratedLoop(MethodHandle iterator, MethodHandle init, MethodHandle body) {
        MethodType b = body.type();
        MethodType outer = b.dropParameterTypes(0, b.returnType() == void.class ? 1 : 2);
        if (outer.parameterCount() == 0) {
            outer = iterator == null ? outer.insertParameterTypes(0, Iterable.class)
                    : iterator.type().changeReturnType(b.returnType());
        }
        return new Iterated(outer, iterator, init, body.asFixedArity());
    }

    private static final class TableSwitch extends MethodHandle {
        private final MethodHandle fallback;
        private final MethodHandle[] targets;

        TableSwitch(MethodHandle fallback, MethodHandle[] targets) {
            super(fallback.type());
            this.fallback = fallback;
            this.targets = targets;
        }

        @Override
        @Hidden
        Object call(Object[] args) throws Throwable {
            int i = (Integer) args[0];
            return (i >= 0 && i < targets.length ? targets[i] : fallback).call(args);
        }
    }

    public static MethodHandle tableSwitch(MethodHandle fallback, MethodHandle... targets) {
        if (targets.length == 0) {
            throw new IllegalArgumentException("Not enough cases: " + Arrays.toString(targets));
        }
        for (int i = 0; i < targets.length; i++) {
            if (!targets[i].type().equals(fallback.type())) {
                throw new IllegalArgumentException("Case actions must have the same type: " + fallback.type());
            }
        }
        return new TableSwitch(fallback, targets.clone());
    }

    public static VarHandle byteArrayViewVarHandle(Class<?> viewArrayClass, java.nio.ByteOrder byteOrder) {
        return VarHandle.ofBytes(arrayOf(viewArrayClass), byteOrder == java.nio.ByteOrder.BIG_ENDIAN);
    }

    public static VarHandle byteBufferViewVarHandle(Class<?> viewArrayClass, java.nio.ByteOrder byteOrder) {
        return VarHandle.ofBuffer(arrayOf(viewArrayClass), byteOrder == java.nio.ByteOrder.BIG_ENDIAN);
    }

    public static <T> T classDataAt(Lookup caller, String name, Class<T> type, int index)
            throws IllegalAccessException {
        List<?> list = classData(caller, name, List.class);
        return list == null ? null : (T) Handles.convert(list.get(index), type.isPrimitive() ? Handles.box(type)
                : type);
    }

    private static final class VarInvoker extends MethodHandle {
        private final VarHandle.AccessMode mode;
        private final boolean exact;

        VarInvoker(VarHandle.AccessMode mode, MethodType type, boolean exact) {
            super(type.insertParameterTypes(0, VarHandle.class));
            this.mode = mode;
            this.exact = exact;
        }

        @Override
        @Hidden
        Object call(Object[] args) throws Throwable {
            MethodHandle h = ((VarHandle) args[0]).toMethodHandle(mode);
            return Adapters.invoke(h, type().dropParameterTypes(0, 1), exact,
                    Arrays.copyOfRange(args, 1, args.length));
        }
    }

    public static MethodHandle varHandleExactInvoker(VarHandle.AccessMode accessMode, MethodType type) {
        return new VarInvoker(accessMode, type, true);
    }

    public static MethodHandle varHandleInvoker(VarHandle.AccessMode accessMode, MethodType type) {
        return new VarInvoker(accessMode, type, false);
    }
}
