package java.lang.invoke;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import jdk.internal.vm.annotation.Hidden;

/**
 * The general loop: clauses of (init, step, pred, fini), each with an iteration variable unless init and step are void
 * or absent. A round runs the clauses in order: step,
         then pred; the first pred that says no ends the loop with its fini.
 */
final class Loops extends MethodHandle {
    private static final int INIT = 0;
    private static final int STEP = 1;
    private static final int PRED = 2;
    private static final int FINI = 3;

    private final MethodHandle[][] clauses;
    private final int[] variable; // of each clause: its number, -1: none
    private final int variables;

    private Loops(MethodType type, MethodHandle[][] clauses, int[] variable, int variables) {
        super(type);
        this.clauses = clauses;
        this.variable = variable;
        this.variables = variables;
    }

    @Override
    @Hidden
    Object call(Object[] args) throws Throwable {
        Object[] all = new Object[variables + args.length]; // the variables, then the arguments
        System.arraycopy(args, 0, all, variables, args.length);
        for (int i = 0; i < clauses.length; i++) {
            MethodHandle init = clauses[i][INIT];
            Object v = init == null ? null : init.call(Arrays.copyOf(args, init.type().parameterCount()));
            if (variable[i] >= 0) {
                all[variable[i]] = init == null ? Conversions.zero(clauses[i][STEP].type().returnType()) : v;
            }
        }
        while (true) {
            for (int i = 0; i < clauses.length; i++) {
                if (clauses[i][STEP] != null) {
                    Object v = run(clauses[i][STEP], all);
                    if (variable[i] >= 0) {
                        all[variable[i]] = v;
                    }
                }
                if (clauses[i][PRED] != null && !(Boolean) run(clauses[i][PRED], all)) {
                    MethodHandle fini = clauses[i][FINI];
                    return fini == null ? Conversions.zero(type().returnType()) : run(fini, all);
                }
            }
        }
    }

    @Hidden
    private static Object run(MethodHandle h, Object[] all) throws Throwable {
        return h.call(Arrays.copyOf(all, h.type().parameterCount()));
    }

    private static Class<?> variableType(MethodHandle[] clause) {
        MethodHandle h = clause[INIT] != null ? clause[INIT] : clause[STEP];
        return h == null ? void.class : h.type().returnType();
    }

    /** Four handles a clause; trailing null clauses and handles may be left out. */
    private static MethodHandle[][] whole(MethodHandle[][] given) {
        if (given == null || given.length == 0) {
            throw new IllegalArgumentException("null or no clauses passed");
        }
        List<MethodHandle[]> clauses = new ArrayList<>();
        for (MethodHandle[] clause : given) {
            if (clause == null) {
                throw new IllegalArgumentException("null clauses are not allowed");
            }
            if (clause.length > 4) {
                throw new IllegalArgumentException("a clause has more than four handles");
            }
            MethodHandle[] four = Arrays.copyOf(clause, 4);
            for (int i = 0; i < 4; i++) {
                four[i] = four[i] == null ? null : four[i].asFixedArity();
            }
            if (four[INIT] != null || four[STEP] != null || four[PRED] != null || four[FINI] != null) {
                clauses.add(four);
            }
        }
        return clauses.toArray(new MethodHandle[0][]);
    }

    /** The longer of two parameter lists, of which the shorter must be a prefix. */
    private static List<Class<?>> merge(List<Class<?>> a, List<Class<?>> b, String what) {
        List<Class<?>> longer = a.size() >= b.size() ? a : b;
        List<Class<?>> shorter = longer == a ? b : a;
        if (!longer.subList(0, shorter.size()).equals(shorter)) {
            throw new IllegalArgumentException("found non-effectively identical " + what + " parameter type lists: "
                    + shorter
                    + " (longest: " + longer + ")");
        }
        return longer;
    }

    static MethodHandle of(MethodHandle[][] given) {
        MethodHandle[][] clauses = whole(given);
        int[] variable = new int[clauses.length];
        List<Class<?>> types = new ArrayList<>();
        for (int i = 0; i < clauses.length; i++) {
            Class<?> t = variableType(clauses[i]);
            MethodHandle step = clauses[i][STEP];
            if (step != null && step.type().returnType() != t) {
                throw new IllegalArgumentException("clause " + i + ": init and step must agree: " + t + " != "
                        + step.type().returnType());
            }
            variable[i] = t == void.class ? -1 : types.size();
            if (t != void.class) {
                types.add(t);
            }
        }
        List<Class<?>> inner = types;
        Class<?> result = null;
        boolean ends = false;
        for (MethodHandle[] clause : clauses) {
            for (int k = STEP; k <= FINI; k++) {
                inner = clause[k] == null ? inner : merge(inner, clause[k].type().parameterList(), "internal");
            }
            ends |= clause[PRED] != null;
            if (clause[PRED] != null && clause[PRED].type().returnType() != boolean.class) {
                throw new IllegalArgumentException("predicates must have boolean return type: " + clause[PRED]);
            }
            if (clause[FINI] != null) {
                Class<?> r = clause[FINI].type().returnType();
                if (result != null && r != result) {
                    throw new IllegalArgumentException("found non-identical finalizer return types: " + result
                            + " and " + r);
                }
                result = r;
            }
        }
        if (!ends) {
            throw new IllegalArgumentException("no predicate found");
        }
        List<Class<?>> arguments = inner.subList(types.size(), inner.size());
        for (MethodHandle[] clause : clauses) {
            arguments = clause[INIT] == null ? arguments : merge(arguments, clause[INIT].type().parameterList(),
                    "initializer");
        }
        return new Loops(MethodType.methodType(result == null ? void.class : result, arguments), clauses, variable,
                types.size());
    }

    /** while (pred) v = body, or do v = body while (pred); answers v. */
    static MethodHandle simple(MethodHandle init, MethodHandle pred, MethodHandle body, boolean bodyFirst) {
        LoopShape shape = new LoopShape(body.type());
        shape.checkPredicate(pred);
        shape.checkInit(init);
        Class<?> v = body.type().returnType();
        MethodHandle fini = v == void.class ? null : MethodHandles.identity(v);
        return of(bodyFirst ? new MethodHandle[][] {{init, body, pred, fini}}
                : new MethodHandle[][] {{null, null, pred, fini}, {init, body}});
    }
}
