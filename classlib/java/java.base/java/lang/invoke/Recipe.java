package java.lang.invoke;

import java.util.ArrayList;
import java.util.List;

/**
 * Writes what a TreeHandle does: a program for an operand stack, one operation after the other. The operations are
 * described in vm/invoke/handle_tree.c.
 */
final class Recipe {
    private final MethodType type;
    private final StringBuilder text = new StringBuilder();
    private final List<Object> parts = new ArrayList<>();

    /** type: of the handle. */
    Recipe(MethodType type) {
        this.type = type;
        add(shape(type));
    }

    private static char letter(Class<?> c) {
        return c.isPrimitive() ? c.descriptorString().charAt(0) : 'L';
    }

    private static String shape(MethodType t) {
        StringBuilder sb = new StringBuilder("(");
        for (int i = 0; i < t.parameterCount(); i++) {
            sb.append(letter(t.parameterType(i)));
        }
        return sb.append(')').append(letter(t.returnType())).toString();
    }

    private Recipe add(String operation) {
        text.append(operation).append(' ');
        return this;
    }

    private int part(Object o) {
        parts.add(o);
        return parts.size() - 1;
    }

    /** Pushes a handle, which call will run. */
    Recipe handle(MethodHandle h) {
        return add("h" + part(h));
    }

    /** Pushes the target that a call site has at the time. */
    Recipe targetOf(CallSite site) {
        return add("p" + part(site)).add("g");
    }

    Recipe argument(int i) {
        return add("a" + i);
    }

    /** Pushes the arguments from `from` to before `to`. */
    Recipe arguments(int from, int to) {
        for (int i = from; i < to; i++) {
            argument(i);
        }
        return this;
    }

    /** Pushes a value, boxed here, of this type. */
    Recipe value(Object v, Class<?> t) {
        add("p" + part(v));
        return t.isPrimitive() ? add("u" + letter(t)) : this;
    }

    Recipe zero(Class<?> t) {
        return t == void.class ? this : add("0" + letter(t));
    }

    Recipe store(int temporary, Class<?> t) {
        return add("s" + temporary + letter(t));
    }

    Recipe load(int temporary) {
        return add("t" + temporary);
    }

    /** Runs the handle below the arguments. */
    Recipe call(MethodType t) {
        return add("c" + shape(t));
    }

    /** Pops a boolean; what comes now up to otherwise() is done if it was true. */
    Recipe ifTrue() {
        return add("?");
    }

    Recipe otherwise() {
        return add(";");
    }

    /** As asType converts the value on the stack. */
    Recipe convert(Class<?> from, Class<?> to) {
        if (from == to) {
            return this;
        }
        if (from == void.class) {
            return zero(to);
        }
        if (to == void.class) {
            return add("d" + letter(from));
        }
        if (from.isPrimitive()) {
            return add(to.isPrimitive() ? "w" + letter(from) + letter(to) : "b" + letter(from));
        }
        return Conversions.passes(from, to) ? this : add("m" + part(to)).unboxed(to);
    }

    /** As explicitCastArguments converts it. */
    Recipe cast(Class<?> from, Class<?> to) {
        if (from == to || from == void.class || to == void.class) {
            return convert(from, to);
        }
        if (from.isPrimitive()) {
            add("b" + letter(from));
        }
        return !from.isPrimitive() && Conversions.passes(from, to) ? this : add("e" + part(to)).unboxed(to);
    }

    private Recipe unboxed(Class<?> t) {
        return t.isPrimitive() ? add("u" + letter(t)) : this;
    }

    Recipe answer() {
        return add("r");
    }

    /** The handle that does it, and answers what is on the stack then. */
    MethodHandle end() {
        answer();
        return new TreeHandle(type, parts.toArray(), text.toString().trim());
    }
}
