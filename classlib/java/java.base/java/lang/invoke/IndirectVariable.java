package java.lang.invoke;

import java.util.List;

/** A VarHandle whose modes are those of another one, each changed as a method handle. */
final class IndirectVariable extends VarHandle {
    /** What is changed about the handle of one mode. */
    private abstract static class Change {
        abstract MethodHandle apply(AccessMode mode, MethodHandle h);
    }

    private final VarHandle target;
    private final Change change;

    private IndirectVariable(VarHandle target, Change change, MethodType get) {
        super(JAVA, get.returnType(), get.parameterList(), target.modes(), null, 0);
        this.target = target;
        this.change = change;
    }

    private IndirectVariable(IndirectVariable of, boolean exact) {
        super(of, exact);
        target = of.target;
        change = of.change;
    }

    @Override
    VarHandle copy(boolean exact) {
        return new IndirectVariable(this, exact);
    }

    @Override
    MethodHandle makeHandle(AccessMode mode) {
        return change.apply(mode, target.toMethodHandle(mode));
    }

    private static VarHandle of(VarHandle target, Change change) {
        MethodHandle get = change.apply(AccessMode.GET, target.toMethodHandle(AccessMode.GET));
        return new IndirectVariable(target, change, get.type());
    }

    static VarHandle filterValue(VarHandle target, MethodHandle to, MethodHandle from) {
        MethodType t = to.type();
        MethodType f = from.type();
        if (t.parameterCount() != 1 || f.parameterCount() != 1 || t.returnType() != target.varType()
                || f.parameterType(0) != target.varType() || t.parameterType(0) != f.returnType()) {
            throw new IllegalArgumentException("filter types do not match: " + t + ", " + f + " for "
                    + target.varType());
        }
        return of(target, new Change() {
            @Override
            MethodHandle apply(AccessMode mode, MethodHandle h) {
                int first = target.coordinateTypes().size();
                int values = h.type().parameterCount() - first;
                MethodHandle[] filters = new MethodHandle[values];
                for (int i = 0; i < values; i++) {
                    filters[i] = to;
                }
                MethodHandle in = Arguments.filterArguments(h, first, filters);
                boolean answers = mode.at != AccessType.SET && mode.at != AccessType.COMPARE_AND_SET;
                return answers ? Arguments.filterReturnValue(in, from) : in;
            }
        });
    }

    private static void checkCoordinates(VarHandle target, int pos, int count) {
        int n = target.coordinateTypes().size();
        if (pos < 0 || pos > n) {
            throw new IllegalArgumentException("Invalid position " + pos + " for coordinate types "
                    + target.coordinateTypes());
        }
        if (pos + count > n) {
            throw new IllegalArgumentException("Too many values");
        }
    }

    static VarHandle filterCoordinates(VarHandle target, int pos, MethodHandle[] filters) {
        checkCoordinates(target, pos, filters.length);
        MethodHandle[] own = filters.clone();
        return of(target, new Change() {
            @Override
            MethodHandle apply(AccessMode mode, MethodHandle h) {
                return Arguments.filterArguments(h, pos, own);
            }
        });
    }

    static VarHandle insertCoordinates(VarHandle target, int pos, Object[] values) {
        checkCoordinates(target, pos, values.length);
        Object[] own = values.clone();
        return of(target, new Change() {
            @Override
            MethodHandle apply(AccessMode mode, MethodHandle h) {
                return Arguments.insertArguments(h, pos, own);
            }
        });
    }

    static VarHandle permuteCoordinates(VarHandle target, List<Class<?>> newCoordinates, int[] reorder) {
        int n = target.coordinateTypes().size();
        if (reorder.length != n) {
            throw new IllegalArgumentException("bad reorder array");
        }
        Class<?>[] coordinates = newCoordinates.toArray(new Class<?>[0]);
        int[] own = reorder.clone();
        return of(target, new Change() {
            @Override
            MethodHandle apply(AccessMode mode, MethodHandle h) {
                MethodType t = h.type();
                int[] order = new int[t.parameterCount()];
                for (int i = 0; i < order.length; i++) {
                    order[i] = i < n ? own[i] : i - n + coordinates.length;
                }
                return Arguments.permuteArguments(h,
                        t.dropParameterTypes(0, n).insertParameterTypes(0, coordinates), order);
            }
        });
    }

    static VarHandle collectCoordinates(VarHandle target, int pos, MethodHandle filter) {
        checkCoordinates(target, pos, filter.type().returnType() == void.class ? 0 : 1);
        return of(target, new Change() {
            @Override
            MethodHandle apply(AccessMode mode, MethodHandle h) {
                return Arguments.collectArguments(h, pos, filter);
            }
        });
    }

    static VarHandle dropCoordinates(VarHandle target, int pos, Class<?>[] types) {
        checkCoordinates(target, pos, 0);
        Class<?>[] own = types.clone();
        return of(target, new Change() {
            @Override
            MethodHandle apply(AccessMode mode, MethodHandle h) {
                return Arguments.dropArguments(h, pos, own);
            }
        });
    }
}
