package java.lang.invoke;

import java.util.Arrays;
import java.util.List;
import jdk.internal.vm.annotation.Hidden;

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

    static final class Inserted extends MethodHandle {
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
            return target.call(insert(args, pos, values));
        }
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
        return new Inserted(target.asFixedArity(), rest, pos, bound);
    }

    /** Chooses arguments: argument i of the target is argument order[i] of this. */
    static final class Permuted extends MethodHandle {
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
        return new Permuted(target.asFixedArity(), newType, reorder.clone());
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
        return new Permuted(target.asFixedArity(), t.insertParameterTypes(pos, valueTypes), order);
    }

    static MethodHandle dropArgumentsToMatch(MethodHandle target, int skip, List<Class<?>> newTypes, int pos) {
        MethodType t = target.type();
        List<Class<?>> mine = t.parameterList().subList(skip, t.parameterCount());
        if (pos + mine.size() > newTypes.size() || !newTypes.subList(pos, pos + mine.size()).equals(mine)) {
            throw new IllegalArgumentException("argument lists do not match: " + mine + ", " + newTypes);
        }
        MethodHandle h = dropArguments(target, t.parameterCount(),
                newTypes.subList(pos + mine.size(), newTypes.size()).toArray(new Class<?>[0]));
        return dropArguments(h, skip, newTypes.subList(0, pos).toArray(new Class<?>[0]));
    }

    static final class Filtered extends MethodHandle {
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
        return new Filtered(target.asFixedArity(), outer, pos, filters.clone());
    }

    /** Replaces arguments by the result of a filter over them. fold: they are passed on too. */
    static final class Combined extends MethodHandle {
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
            Object[] rest = fold ? args : remove(args, pos, pos + n);
            return target.call(combiner.type().returnType() == void.class ? rest : insert(rest, pos, r));
        }
    }

    static MethodHandle collectArguments(MethodHandle target, int pos, MethodHandle filter) {
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
        return new Combined(target.asFixedArity(), made == 1 ? t.dropParameterTypes(pos, pos + 1) : t,
                combiner.asFixedArity(), pos, true);
    }

    static final class FilteredReturn extends MethodHandle {
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

    static MethodHandle filterReturnValue(MethodHandle target, MethodHandle filter) {
        MethodType f = filter.type();
        Class<?> r = target.type().returnType();
        if (r == void.class ? f.parameterCount() != 0 : f.parameterCount() != 1 || f.parameterType(0) != r) {
            throw new IllegalArgumentException("target and filter types do not match: " + target.type() + ", " + f);
        }
        return new FilteredReturn(target.asFixedArity(), filter.asFixedArity());
    }
}
