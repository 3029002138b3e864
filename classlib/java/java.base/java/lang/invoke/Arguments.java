package java.lang.invoke;

import java.util.Arrays;
import java.util.List;

/**
 * Handles that call another one with other arguments: more of them, fewer, in another order, filtered; or change its
 * result.
 */
final class Arguments {
    private Arguments() {
    }

    /** args with values put in at pos. */
    static Object[] insert(Object[] args, int pos, Object... values) {
        Object[] all = new Object[args.length + values.length];
        System.arraycopy(args, 0, all, 0, pos);
        System.arraycopy(values, 0, all, pos, values.length);
        System.arraycopy(args, pos, all, pos + values.length, args.length - pos);
        return all;
    }

    /** args without those from `from` to before `to`. */
    static Object[] remove(Object[] args, int from, int to) {
        Object[] all = new Object[args.length - (to - from)];
        System.arraycopy(args, 0, all, 0, from);
        System.arraycopy(args, to, all, from, args.length - to);
        return all;
    }

    static MethodHandle insertArguments(MethodHandle target, int pos, Object... values) {
        MethodType t = target.type();
        if (values.length > t.parameterCount()) {
            throw new IllegalArgumentException("too many values to insert");
        }
        if (pos < 0 || values.length > t.parameterCount() - pos) {
            throw new IllegalArgumentException("no argument type to append");
        }
        Object[] bound = new Object[values.length];
        for (int i = 0; i < bound.length; i++) {
            bound[i] = Conversions.convert(values[i], t.parameterType(pos + i));
        }
        MethodType rest = t.dropParameterTypes(pos, pos + values.length);
        if (pos == 0 && bound.length == 1 && !t.parameterType(0).isPrimitive() && target instanceof DirectHandle) {
            MethodHandle direct = ((DirectHandle) target).bound(rest, bound[0]);
            if (direct != null) {
                return direct;
            }
        }
        Recipe r = new Recipe(rest).handle(target.asFixedArity()).arguments(0, pos);
        for (int i = 0; i < bound.length; i++) {
            r.value(bound[i], t.parameterType(pos + i));
        }
        return r.arguments(pos, rest.parameterCount()).call(t).end();
    }

    /** Argument i of the target is argument order[i] of the handle. */
    private static MethodHandle chosen(MethodHandle target, MethodType type, int[] order) {
        Recipe r = new Recipe(type).handle(target.asFixedArity());
        for (int i = 0; i < order.length; i++) {
            r.argument(order[i]);
        }
        return r.call(target.type()).end();
    }

    static MethodHandle permuteArguments(MethodHandle target, MethodType newType, int... reorder) {
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
        return chosen(target, newType, reorder);
    }

    static MethodHandle dropArguments(MethodHandle target, int pos, Class<?>... valueTypes) {
        MethodType t = target.type();
        if (pos < 0 || pos > t.parameterCount()) {
            throw new IllegalArgumentException("no argument type to append");
        }
        int[] order = new int[t.parameterCount()];
        for (int i = 0; i < order.length; i++) {
            order[i] = i < pos ? i : i + valueTypes.length;
        }
        return chosen(target, t.insertParameterTypes(pos, valueTypes), order);
    }

    static MethodHandle dropArgumentsToMatch(MethodHandle target, int skip, List<Class<?>> newTypes, int pos) {
        MethodType t = target.type();
        if (skip < 0 || skip > t.parameterCount()) {
            throw new IllegalArgumentException("illegal skip: " + skip + ", " + target);
        }
        if (pos < 0 || pos > newTypes.size()) {
            throw new IllegalArgumentException("illegal pos: " + pos + ", " + newTypes);
        }
        List<Class<?>> mine = t.parameterList().subList(skip, t.parameterCount());
        if (pos + mine.size() > newTypes.size() || !newTypes.subList(pos, pos + mine.size()).equals(mine)) {
            throw new IllegalArgumentException("argument lists do not match: " + mine + ", " + newTypes);
        }
        MethodHandle h = dropArguments(target, t.parameterCount(),
                newTypes.subList(pos + mine.size(), newTypes.size()).toArray(new Class<?>[0]));
        return dropArguments(h, skip, newTypes.subList(0, pos).toArray(new Class<?>[0]));
    }

    static MethodHandle filterArguments(MethodHandle target, int pos, MethodHandle... filters) {
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
        Recipe r = new Recipe(outer);
        for (int i = filters.length - 1; i >= 0; i--) { // from right to left
            if (filters[i] != null) {
                r.handle(filters[i].asFixedArity()).argument(pos + i).call(filters[i].type());
                r.store(i, t.parameterType(pos + i));
            }
        }
        r.handle(target.asFixedArity());
        for (int i = 0; i < t.parameterCount(); i++) {
            boolean filtered = i >= pos && i < pos + filters.length && filters[i - pos] != null;
            r = filtered ? r.load(i - pos) : r.argument(i);
        }
        return r.call(t).end();
    }

    /** The result of the combiner over arguments from pos on takes the place of those up to before next. */
    private static MethodHandle combined(MethodHandle target, MethodType type, MethodHandle combiner, int pos,
            int next) {
        MethodType c = combiner.type();
        Recipe r = new Recipe(type).handle(combiner.asFixedArity()).arguments(pos, pos + c.parameterCount()).call(c);
        if (c.returnType() != void.class) {
            r.store(0, c.returnType());
        }
        r.handle(target.asFixedArity()).arguments(0, pos);
        if (c.returnType() != void.class) {
            r.load(0);
        }
        return r.arguments(next, type.parameterCount()).call(target.type()).end();
    }

    static MethodHandle collectArguments(MethodHandle target, int pos, MethodHandle filter) {
        MethodType t = target.type();
        MethodType f = filter.type();
        boolean makes = f.returnType() != void.class;
        if (pos < 0 || pos > t.parameterCount() - (makes ? 1 : 0)) {
            throw new IllegalArgumentException("position is out of range for target: " + target + ", " + pos);
        }
        if (makes && f.returnType() != t.parameterType(pos)) {
            throw new IllegalArgumentException("target and filter types do not match: " + t + ", " + f);
        }
        MethodType outer = makes ? t.dropParameterTypes(pos, pos + 1) : t;
        return combined(target, outer.insertParameterTypes(pos, f.parameterArray()), filter, pos,
                pos + f.parameterCount());
    }

    static MethodHandle foldArguments(MethodHandle target, int pos, MethodHandle combiner) {
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
        return combined(target, made == 1 ? t.dropParameterTypes(pos, pos + 1) : t, combiner, pos, pos);
    }

    static MethodHandle filterReturnValue(MethodHandle target, MethodHandle filter) {
        MethodType f = filter.type();
        Class<?> r = target.type().returnType();
        if (r == void.class ? f.parameterCount() != 0 : f.parameterCount() != 1 || f.parameterType(0) != r) {
            throw new IllegalArgumentException("target and filter types do not match: " + target.type() + ", " + f);
        }
        MethodType t = target.type();
        return new Recipe(t.changeReturnType(f.returnType())).handle(filter.asFixedArity())
                .handle(target.asFixedArity()).arguments(0, t.parameterCount()).call(t).call(f).end();
    }
}
