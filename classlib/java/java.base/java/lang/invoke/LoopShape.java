package java.lang.invoke;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The types of a loop with at most one variable, as its body gives them: the body is (V, A...)V or (A...)void, or has
 * what the round is about (a number, an element) before A.... The other handles of the loop may leave out trailing
 * arguments.
 */
final class LoopShape {
    private final Class<?> variable;
    private final List<Class<?>> inner; // what the body takes
    private List<Class<?>> outer; // A..., what the loop takes

    /** A body that takes the variable and arguments. */
    LoopShape(MethodType body) {
        this(body, new ArrayList<>());
    }

    /** A body that takes the variable, something of the round (null: of any type), and arguments. */
    LoopShape(MethodType body, Class<?> ofRound) {
        this(body, new ArrayList<>(Arrays.asList(ofRound != null ? ofRound : ofRound(body))));
    }

    private LoopShape(MethodType body, List<Class<?>> lead) {
        variable = body.returnType();
        inner = body.parameterList();
        if (variable != void.class) {
            lead.add(0, variable);
        }
        if (inner.size() < lead.size() || !inner.subList(0, lead.size()).equals(lead)) {
            throw mismatch("body function", body, MethodType.methodType(variable, lead));
        }
        outer = inner.subList(lead.size(), inner.size());
    }

    private static Class<?> ofRound(MethodType body) {
        int at = body.returnType() == void.class ? 0 : 1;
        return body.parameterCount() > at ? body.parameterType(at) : Object.class;
    }

    private static IllegalArgumentException mismatch(String what, MethodType given, MethodType wanted) {
        return new IllegalArgumentException(what + " must match: " + given + " != " + wanted);
    }

    /** A body that takes no arguments leaves it to another handle what the loop takes. */
    void takeIfNone(List<Class<?>> arguments) {
        outer = outer.isEmpty() ? arguments : outer;
    }

    /** A handle that takes what the loop takes. */
    void check(String what, MethodType t, Class<?> result) {
        check(what, t, result, outer);
    }

    /** A handle that takes what the body takes. */
    void checkPredicate(MethodHandle pred) {
        check("loop predicate", pred.type(), boolean.class, inner);
    }

    /** init: may be null. */
    void checkInit(MethodHandle init) {
        if (init != null) {
            check("loop initializer", init.type(), variable);
        }
    }

    private static void check(String what, MethodType t, Class<?> result, List<Class<?>> most) {
        int n = t.parameterCount();
        if (t.returnType() != result || n > most.size() || !t.parameterList().equals(most.subList(0, n))) {
            throw mismatch(what, t, MethodType.methodType(result, most));
        }
    }

    /** Of the whole loop. */
    MethodType type() {
        return MethodType.methodType(variable, outer);
    }
}
