package java.lang.invoke;

/** Handles that call nothing. */
final class Values {
    private Values() {
    }

    /** value: boxed, of the type's result. */
    static MethodHandle constant(MethodType type, Object value) {
        Class<?> r = type.returnType();
        Recipe recipe = new Recipe(type);
        return r == void.class ? recipe.end() : recipe.value(value, r).end();
    }

    static MethodHandle zero(MethodType type) {
        return new Recipe(type).zero(type.returnType()).end();
    }

    static MethodHandle identity(Class<?> type) {
        return new Recipe(MethodType.methodType(type, type)).argument(0).end();
    }
}
