package java.lang.invoke;

import java.util.Objects;
import jdk.internal.vm.annotation.Hidden;

/** Makes string concatenations. The call sites of compiled code never come here: the VM links them itself. */
public final class StringConcatFactory {
    private static final int MOST_SLOTS = 200;

    private StringConcatFactory() {
    }

    public static CallSite makeConcat(MethodHandles.Lookup lookup, String name, MethodType concatType)
            throws StringConcatException {
        return makeConcatWithConstants(lookup, name, concatType, "\1".repeat(concatType.parameterCount()));
    }

    /** In the recipe \1 stands for the next argument and \2 for the next constant. */
    public static CallSite makeConcatWithConstants(MethodHandles.Lookup lookup, String name, MethodType concatType,
            String recipe, Object... constants) throws StringConcatException {
        Objects.requireNonNull(name, "Name is null");
        check(lookup, concatType);
        int args = 0;
        int consts = 0;
        for (int i = 0; i < Objects.requireNonNull(recipe, "Recipe is null").length(); i++) {
            args += recipe.charAt(i) == 1 ? 1 : 0;
            consts += recipe.charAt(i) == 2 ? 1 : 0;
        }
        for (Object constant : constants) {
            Objects.requireNonNull(constant, "Cannot accept null constants");
        }
        if (args != concatType.parameterCount()) {
            throw new StringConcatException("Mismatched number of concat arguments: recipe wants " + args
                    + " arguments, but signature provides " + concatType.parameterCount());
        }
        if (consts != constants.length) {
            throw new StringConcatException("Mismatched number of concat constants: recipe wants " + consts
                    + " constants, but only " + constants.length + " are passed");
        }
        return new ConstantCallSite(new Concat(concatType, recipe, constants.clone()));
    }

    private static void check(MethodHandles.Lookup lookup, MethodType type) throws StringConcatException {
        if ((lookup.lookupModes() & MethodHandles.Lookup.PRIVATE) == 0) {
            throw new StringConcatException("Invalid caller: " + lookup.lookupClass().getName());
        }
        if (!type.returnType().isAssignableFrom(String.class)) {
            throw new StringConcatException("The return type should be compatible with String, but it is "
                    + type.returnType());
        }
        if (type.slots() > MOST_SLOTS) {
            throw new StringConcatException("Too many concat argument slots: " + type.slots() + ", can only accept "
                    + MOST_SLOTS);
        }
    }

    private static final class Concat extends MethodHandle {
        private final String recipe;
        private final Object[] constants;

        Concat(MethodType type, String recipe, Object[] constants) {
            super(type);
            this.recipe = recipe;
            this.constants = constants;
        }

        @Override
        @Hidden
        Object call(Object[] args) {
            StringBuilder sb = new StringBuilder();
            int a = 0;
            int k = 0;
            for (int i = 0; i < recipe.length(); i++) {
                char c = recipe.charAt(i);
                if (c == 1) {
                    sb.append(args[a++]);
                } else if (c == 2) {
                    sb.append(constants[k++]);
                } else {
                    sb.append(c);
                }
            }
            return sb.toString();
        }
    }
}
