package jdk.internal.reflect;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.GenericDeclaration;
import java.lang.reflect.GenericSignatureFormatError;
import java.lang.reflect.MalformedParameterizedTypeException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Objects;

/**
 * The generic side of one class, method or constructor, read from its Signature attribute (JVMS 4.7.9.1). Parsing
 * happens when first asked for; the bounds of a type variable are parsed later still, for they may name the variable.
 */
public final class Generics {
    private static final Type[] NONE = new Type[0];

    private final GenericDeclaration owner;
    private final String signature;
    private final int version;
    private boolean checked;
    private TypeVariable<?>[] variables;
    /** Of a class: its interfaces. Of an executable: parameters. */
    private Type[] types;
    /** Of a class: its superclass. */
    private Type result;
    private Type[] exceptions;

    private Generics(GenericDeclaration owner, String signature, int version) {
        this.owner = owner;
        this.signature = signature;
        this.version = version;
    }

    /** version: that of the class whose signature this is. */
    public static Generics ofClass(Class<?> c, String signature, int version) {
        return new Generics(c, signature, version);
    }

    public static Generics ofExecutable(Executable e, String signature) {
        return new Generics(e, signature, 0);
    }

    public int version() {
        return version;
    }

    /** The type of a field or record component of c. */
    public static Type fieldType(String signature, Class<?> c) {
        SignatureGrammar.checkField(signature);
        return new Parser(signature, c).type();
    }

    /** c as its own code sees it: with its type parameters, and those of the classes around it, as arguments. */
    public static Type declaredType(Class<?> c) {
        Class<?> declaring = c.getDeclaringClass();
        Type[] args = c.getTypeParameters();
        if (declaring == null || Modifier.isStatic(c.getModifiers())) {
            return args.length == 0 ? c : new Parameterized(c, args, declaring);
        }
        Type outer = declaredType(declaring);
        return args.length == 0 && outer instanceof Class ? c : new Parameterized(c, args, outer);
    }

    public TypeVariable<?>[] typeParameters() {
        if (variables == null) {
            variables = checked() == null ? new TypeVariable[0] : new Parser(signature, owner).formals();
        }
        return variables.clone();
    }

    /** The signature, which keeps to the grammar; null if there is none. */
    private String checked() {
        if (!checked && signature != null) {
            if (owner instanceof Class) {
                SignatureGrammar.checkClass(signature);
            } else {
                SignatureGrammar.checkMethod(signature);
            }
            checked = true;
        }
        return signature;
    }

    /** At the superclass, or the first parameter. A type that is not to be had spoils its own part only. */
    private Parser start() {
        Parser p = new Parser(signature, owner);
        p.skipFormals();
        if (!(owner instanceof Class)) {
            p.expect('(');
        }
        return p;
    }

    /** At the result, if first is that, or behind it. */
    private Parser behindParameters(boolean first) {
        Parser p = start();
        while (p.peek() != ')') {
            p.skipType();
        }
        p.expect(')');
        if (!first) {
            p.skipType();
        }
        return p;
    }

    public Type superclass(Class<?> erased) {
        if (result == null) {
            result = checked() == null ? erased : start().type();
        }
        return result;
    }

    public Type[] interfaces(Class<?> c) {
        if (checked() == null) {
            return c.getInterfaces();
        }
        if (types == null) {
            Parser p = start();
            p.skipType();
            ArrayList<Type> list = new ArrayList<>();
            while (!p.atEnd()) {
                list.add(p.type());
            }
            types = list.toArray(NONE);
        }
        return types.clone();
    }

    /** null without a signature. */
    public Type[] parameters() {
        if (checked() == null) {
            return null;
        }
        if (types == null) {
            Parser p = start();
            ArrayList<Type> list = new ArrayList<>();
            while (p.peek() != ')') {
                list.add(p.type());
            }
            types = list.toArray(NONE);
        }
        return types.clone();
    }

    public Type result() {
        if (result == null && checked() != null) {
            result = behindParameters(true).type();
        }
        return result;
    }

    public Type[] exceptions() {
        if (exceptions == null) {
            ArrayList<Type> thrown = new ArrayList<>();
            Parser p = checked() == null ? null : behindParameters(false);
            while (p != null && !p.atEnd()) {
                p.expect('^');
                thrown.add(p.type());
            }
            exceptions = thrown.toArray(NONE);
        }
        return exceptions.clone();
    }

    /** Appends "<T extends A & B,U>", nothing for no variables. */
    public static StringBuilder appendParameters(StringBuilder sb, TypeVariable<?>[] vars) {
        for (int i = 0; i < vars.length; i++) {
            sb.append(i == 0 ? "<" : ",").append(vars[i].getName());
            Type[] bounds = vars[i].getBounds();
            for (int j = 0; j < bounds.length; j++) {
                if (bounds.length > 1 || bounds[0] != Object.class) {
                    sb.append(j == 0 ? " extends " : " & ").append(bounds[j].getTypeName());
                }
            }
        }
        return vars.length == 0 ? sb : sb.append('>');
    }

    /** A cursor over a signature, reading types as seen from one declaration. */
    private static final class Parser {
        private final String s;
        private final GenericDeclaration scope;
        private int at;

        Parser(String s, GenericDeclaration scope) {
            this.s = s;
            this.scope = scope;
        }

        private GenericSignatureFormatError bad() {
            return new GenericSignatureFormatError("Signature Parse error: position " + at + "\n\tinput: " + s);
        }

        boolean atEnd() {
            return at >= s.length();
        }

        char peek() {
            if (atEnd()) {
                throw bad();
            }
            return s.charAt(at);
        }

        void expect(char c) {
            if (peek() != c) {
                throw bad();
            }
            at++;
        }

        private ClassLoader loader() {
            Class<?> c = scope instanceof Class ? (Class<?>) scope : ((Executable) scope).getDeclaringClass();
            return c.getClassLoader();
        }

        private Class<?> load(String internalName) {
            String name = internalName.replace('/', '.');
            try {
                return Class.forName(name, false, loader());
            } catch (ClassNotFoundException e) {
                throw new TypeNotPresentException(name, e);
            }
        }

        /** Where the name that starts here ends. */
        private String identifier(String stops) {
            int start = at;
            while (stops.indexOf(peek()) < 0) {
                at++;
            }
            if (at == start) {
                throw bad();
            }
            return s.substring(start, at);
        }

        TypeVariable<?>[] formals() {
            ArrayList<TypeVariable<?>> list = new ArrayList<>();
            if (!atEnd() && peek() == '<') {
                at++;
                while (peek() != '>') {
                    String name = identifier(":");
                    int start = at;
                    skipBounds();
                    list.add(new Variable<>(scope, name, s.substring(start, at), list.size()));
                }
                at++;
            }
            return list.toArray(new TypeVariable[0]);
        }

        void skipFormals() {
            if (!atEnd() && peek() == '<') {
                at++;
                while (peek() != '>') {
                    identifier(":");
                    skipBounds();
                }
                at++;
            }
        }

        private void skipBounds() {
            while (peek() == ':') {
                at++;
                if (peek() != ':') {
                    skipType();
                }
            }
        }

        private void skipType() {
            while (peek() == '[') {
                at++;
            }
            char c = s.charAt(at++);
            if (c != 'L' && c != 'T') {
                return;
            }
            int depth = 0;
            for (;; at++) {
                char d = peek();
                if (d == '<') {
                    depth++;
                } else if (d == '>') {
                    depth--;
                } else if (d == ';' && depth == 0) {
                    at++;
                    return;
                }
            }
        }

        /** Bounds of a variable: text of the form (:type)*, the first type may be missing. */
        Type[] bounds() {
            ArrayList<Type> list = new ArrayList<>();
            while (!atEnd()) {
                expect(':');
                if (!atEnd() && peek() != ':') {
                    list.add(type());
                }
            }
            if (list.isEmpty()) {
                list.add(Object.class);
            }
            return list.toArray(NONE);
        }

        Type type() {
            char c = peek();
            switch (c) {
                case 'L':
                    return classType();
                case 'T':
                    at++;
                    String name = identifier(";");
                    at++;
                    return variable(name);
                case '[':
                    at++;
                    Type component = type();
                    return component instanceof Class ? ((Class<?>) component).arrayType() : new ArrayOf(component);
                default:
                    at++;
                    if ("ZBCSIJFDV".indexOf(c) < 0) {
                        throw bad();
                    }
                    return Reflection.type(String.valueOf(c), null);
            }
        }

        private Type classType() {
            expect('L');
            StringBuilder name = new StringBuilder(identifier("<;."));
            Type current = null;
            Type[] args = arguments();
            boolean generic = args.length > 0;
            Class<?> raw = null;
            if (generic) {
                raw = load(name.toString());
                current = new Parameterized(raw, args, raw.getDeclaringClass());
            }
            while (peek() == '.') {
                at++;
                name.append('$').append(identifier("<;."));
                args = arguments();
                if (generic || args.length > 0) {
                    raw = load(name.toString());
                    Type outer = current != null ? current : raw.getDeclaringClass();
                    current = new Parameterized(raw, args, outer);
                    generic = true;
                }
            }
            expect(';');
            return current != null ? current : load(name.toString());
        }

        private Type[] arguments() {
            if (peek() != '<') {
                return NONE;
            }
            at++;
            ArrayList<Type> list = new ArrayList<>();
            while (peek() != '>') {
                char c = peek();
                if (c == '*') {
                    at++;
                    list.add(new Wildcard(new Type[] {Object.class}, NONE));
                } else if (c == '+') {
                    at++;
                    list.add(new Wildcard(new Type[] {type()}, NONE));
                } else if (c == '-') {
                    at++;
                    list.add(new Wildcard(new Type[] {Object.class}, new Type[] {type()}));
                } else {
                    list.add(type());
                }
            }
            at++;
            return list.toArray(NONE);
        }

        private Type variable(String name) {
            GenericDeclaration d = scope;
            while (d != null) {
                TypeVariable<?>[] vars = d.getTypeParameters();
                for (int i = 0; i < vars.length; i++) {
                    if (vars[i].getName().equals(name)) {
                        return vars[i];
                    }
                }
                d = enclosing(d);
            }
            throw new TypeNotPresentException(name, null);
        }

        private static GenericDeclaration enclosing(GenericDeclaration d) {
            if (d instanceof Executable) {
                return ((Executable) d).getDeclaringClass();
            }
            Class<?> c = (Class<?>) d;
            Method m = c.getEnclosingMethod();
            if (m != null) {
                return m;
            }
            Constructor<?> k = c.getEnclosingConstructor();
            return k != null ? k : c.getEnclosingClass();
        }
    }

    private static String join(Type[] types, String separator) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < types.length; i++) {
            sb.append(i == 0 ? "" : separator).append(types[i].getTypeName());
        }
        return sb.toString();
    }

    private static final class Variable<D extends GenericDeclaration> implements TypeVariable<D> {
        private final D declaration;
        private final String name;
        private final String boundText;
        private final int index;
        private Type[] bounds;

        Variable(D declaration, String name, String boundText, int index) {
            this.declaration = declaration;
            this.name = name;
            this.boundText = boundText;
            this.index = index;
        }

        @Override
        public Type[] getBounds() {
            if (bounds == null) {
                bounds = new Parser(boundText, declaration).bounds();
            }
            return bounds.clone();
        }

        @Override
        public D getGenericDeclaration() {
            return declaration;
        }

        @Override
        public String getName() {
            return name;
        }

        @Override
        public AnnotatedType[] getAnnotatedBounds() {
            return Annotations.annotatedBounds(declaration, index, getBounds(), boundText.startsWith("::"));
        }

        @Override
        public <T extends Annotation> T getAnnotation(Class<T> annotationClass) {
            Annotation[] all = getAnnotations();
            for (int i = 0; i < all.length; i++) {
                if (all[i].annotationType() == annotationClass) {
                    return (T) all[i];
                }
            }
            return null;
        }

        @Override
        public Annotation[] getAnnotations() {
            return Annotations.ofVariable(declaration, index);
        }

        @Override
        public Annotation[] getDeclaredAnnotations() {
            return getAnnotations();
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof TypeVariable && declaration.equals(((TypeVariable<?>) o).getGenericDeclaration())
                    && name.equals(((TypeVariable<?>) o).getName());
        }

        @Override
        public int hashCode() {
            return declaration.hashCode() ^ name.hashCode();
        }

        @Override
        public String toString() {
            return name;
        }
    }

    private static final class Parameterized implements ParameterizedType {
        private final Class<?> raw;
        private final Type[] args;
        private final Type outer;

        Parameterized(Class<?> raw, Type[] args, Type outer) {
            if (args.length > 0 && raw.getTypeParameters().length != args.length) {
                throw new MalformedParameterizedTypeException("Mismatch of count of formal and actual type arguments in"
                        + " constructor of " + raw.getName() + ": " + raw.getTypeParameters().length
                        + " formal argument(s) " + args.length + " actual argument(s)");
            }
            this.raw = raw;
            this.args = args;
            this.outer = outer;
        }

        @Override
        public Type[] getActualTypeArguments() {
            return args.clone();
        }

        @Override
        public Class<?> getRawType() {
            return raw;
        }

        @Override
        public Type getOwnerType() {
            return outer;
        }

        @Override
        public boolean equals(Object o) {
            if (!(o instanceof ParameterizedType)) {
                return false;
            }
            ParameterizedType p = (ParameterizedType) o;
            return raw.equals(p.getRawType()) && Objects.equals(outer, p.getOwnerType())
                    && Arrays.equals(args, p.getActualTypeArguments());
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(args) ^ Objects.hashCode(outer) ^ raw.hashCode();
        }

        @Override
        public String toString() {
            StringBuilder sb = new StringBuilder();
            if (outer != null) {
                sb.append(outer.getTypeName()).append('$').append(raw.getSimpleName());
            } else {
                sb.append(raw.getName());
            }
            if (args.length > 0) {
                sb.append('<').append(join(args, ", ")).append('>');
            }
            return sb.toString();
        }
    }

    private static final class ArrayOf implements GenericArrayType {
        private final Type component;

        ArrayOf(Type component) {
            this.component = component;
        }

        @Override
        public Type getGenericComponentType() {
            return component;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof GenericArrayType
                    && component.equals(((GenericArrayType) o).getGenericComponentType());
        }

        @Override
        public int hashCode() {
            return component.hashCode();
        }

        @Override
        public String toString() {
            return component.getTypeName() + "[]";
        }
    }

    private static final class Wildcard implements WildcardType {
        private final Type[] upper;
        private final Type[] lower;

        Wildcard(Type[] upper, Type[] lower) {
            this.upper = upper;
            this.lower = lower;
        }

        @Override
        public Type[] getUpperBounds() {
            return upper.clone();
        }

        @Override
        public Type[] getLowerBounds() {
            return lower.clone();
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof WildcardType && Arrays.equals(upper, ((WildcardType) o).getUpperBounds())
                    && Arrays.equals(lower, ((WildcardType) o).getLowerBounds());
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(lower) ^ Arrays.hashCode(upper);
        }

        @Override
        public String toString() {
            if (lower.length > 0) {
                return "? super " + join(lower, " & ");
            }
            return upper[0] == Object.class ? "?" : "? extends " + join(upper, " & ");
        }
    }
}
