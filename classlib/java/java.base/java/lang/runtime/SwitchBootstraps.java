package java.lang.runtime;

import java.lang.invoke.CallSite;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Selection of the case of a switch over patterns or enum constants. */
public class SwitchBootstraps {
    private SwitchBootstraps() {
    }

    private static CallSite make(String name, MethodType type, Object... bound) {
        MethodType t = MethodType.methodType(int.class, Object.class, int.class, Object[].class);
        if (name.equals("enumCase")) {
            t = MethodType.methodType(int.class, Object.class, int.class, Object[].class, Class.class);
        }
        MethodHandle h;
        try {
            h = MethodHandles.lookup().findStatic(SwitchBootstraps.class, name, t);
        } catch (NoSuchMethodException | IllegalAccessException e) {
            throw new LinkageError(name, e);        // a private method of this class
        }
        return new ConstantCallSite(MethodHandles.insertArguments(h, 2, bound).asType(type));
    }

    /** Labels: Class, String, Integer, or the description of an enum constant. */
    public static CallSite typeSwitch(MethodHandles.Lookup lookup, String invocationName, MethodType invocationType,
            Object... labels) {
        for (int i = 0; i < labels.length; i++) {
            if (!(labels[i] instanceof Class || labels[i] instanceof String || labels[i] instanceof Integer
                    || labels[i] instanceof Enum.EnumDesc)) {
                throw new IllegalArgumentException("label with illegal type found: " + labels[i]);
            }
        }
        return make("typeCase", invocationType, (Object) labels.clone());
    }

    /** Labels: names of constants, or classes. */
    public static CallSite enumSwitch(MethodHandles.Lookup lookup, String invocationName, MethodType invocationType,
            Object... labels) {
        return make("enumCase", invocationType, labels.clone(), invocationType.parameterType(0));
    }

    private static int typeCase(Object target, int start, Object[] labels) {
        if (target == null) {
            return -1;
        }
        for (int i = start; i < labels.length; i++) {
            Object label = labels[i];
            if (label instanceof Class) {
                Class<?> c = (Class<?>) label;
                if (c.isPrimitive() ? MethodType.methodType(c).wrap().returnType().isInstance(target)
                        : c.isInstance(target)) {
                    return i;
                }
            } else if (label instanceof Integer) {
                if (target instanceof Character ? (int) (Integer) label == (char) (Character) target
                        : target instanceof Number && (int) (Integer) label == ((Number) target).intValue()) {
                    return i;
                }
            } else if (label instanceof Enum.EnumDesc) {
                if (target instanceof Enum && isConstant((Enum<?>) target, (Enum.EnumDesc<?>) label)) {
                    return i;
                }
            } else if (label.equals(target)) {
                return i;
            }
        }
        return labels.length;
    }

    private static boolean isConstant(Enum<?> target, Enum.EnumDesc<?> label) {
        return label.constantName().equals(target.name())
                && label.constantType().descriptorString().equals(target.getDeclaringClass().descriptorString());
    }

    private static int enumCase(Object target, int start, Object[] labels, Class<?> type) {
        if (target == null) {
            return -1;
        }
        for (int i = start; i < labels.length; i++) {
            if (labels[i] instanceof Class ? ((Class<?>) labels[i]).isInstance(target)
                    : ((Enum<?>) target).name().equals(labels[i])) {
                return i;
            }
        }
        return labels.length;
    }
}
