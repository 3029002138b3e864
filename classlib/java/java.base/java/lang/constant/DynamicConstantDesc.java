package java.lang.constant;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** The description of a dynamic constant: a bootstrap method with its name, type and static arguments. */
public abstract non-sealed class DynamicConstantDesc<T> implements ConstantDesc {
    private final DirectMethodHandleDesc bootstrap;
    private final ConstantDesc[] arguments;
    private final String name;
    private final ClassDesc type;

    protected DynamicConstantDesc(DirectMethodHandleDesc bootstrapMethod, String constantName, ClassDesc constantType,
            ConstantDesc... bootstrapArgs) {
        bootstrap = Objects.requireNonNull(bootstrapMethod);
        name = Names.checkMethod(constantName);
        type = Objects.requireNonNull(constantType);
        arguments = bootstrapArgs.clone();
        if (name.isEmpty()) {
            throw new IllegalArgumentException("Illegal invocation name: " + name);
        }
    }

    /** One that says no more than its parts. */
    private static final class Plain<T> extends DynamicConstantDesc<T> {
        Plain(DirectMethodHandleDesc bootstrap, String name, ClassDesc type, ConstantDesc... arguments) {
            super(bootstrap, name, type, arguments);
        }
    }

    /** As ofNamed, but constants that have a description of their own get it. */
    public static <T> ConstantDesc ofCanonical(DirectMethodHandleDesc bootstrapMethod, String constantName,
            ClassDesc constantType, ConstantDesc[] bootstrapArgs) {
        if (bootstrapMethod.owner().displayName().equals("ConstantBootstraps")) {
            if (bootstrapMethod.equals(ConstantDescs.BSM_PRIMITIVE_CLASS) && bootstrapArgs.length == 0) {
                return ClassDesc.ofDescriptor(constantName);
            }
            if (bootstrapMethod.equals(ConstantDescs.BSM_ENUM_CONSTANT) && bootstrapArgs.length == 0) {
                return Enum.EnumDesc.of(constantType, constantName);
            }
            if (bootstrapMethod.equals(ConstantDescs.BSM_NULL_CONSTANT) && bootstrapArgs.length == 0) {
                return ConstantDescs.NULL;
            }
        }
        return ofNamed(bootstrapMethod, constantName, constantType, bootstrapArgs);
    }

    public static <T> DynamicConstantDesc<T> ofNamed(DirectMethodHandleDesc bootstrapMethod, String constantName,
            ClassDesc constantType, ConstantDesc... bootstrapArgs) {
        return new Plain<>(bootstrapMethod, constantName, constantType, bootstrapArgs);
    }

    public static <T> DynamicConstantDesc<T> of(DirectMethodHandleDesc bootstrapMethod, ConstantDesc... bootstrapArgs) {
        return ofNamed(bootstrapMethod, ConstantDescs.DEFAULT_NAME, bootstrapMethod.invocationType().returnType(),
                bootstrapArgs);
    }

    public static <T> DynamicConstantDesc<T> of(DirectMethodHandleDesc bootstrapMethod) {
        return of(bootstrapMethod, new ConstantDesc[0]);
    }

    public String constantName() {
        return name;
    }

    public ClassDesc constantType() {
        return type;
    }

    public DirectMethodHandleDesc bootstrapMethod() {
        return bootstrap;
    }

    public ConstantDesc[] bootstrapArgs() {
        return arguments.clone();
    }

    public List<ConstantDesc> bootstrapArgsList() {
        return List.of(arguments);
    }

    @Override
    @SuppressWarnings("unchecked")
    public T resolveConstantDesc(MethodHandles.Lookup lookup) throws ReflectiveOperationException {
        try {
            MethodHandle h = (MethodHandle) bootstrap.resolveConstantDesc(lookup);
            List<Object> all = new ArrayList<>(Arrays.asList(lookup, name, type.resolveConstantDesc(lookup)));
            for (ConstantDesc a : arguments) {
                all.add(a.resolveConstantDesc(lookup));
            }
            return (T) h.invokeWithArguments(all);
        } catch (ReflectiveOperationException | RuntimeException | Error e) {
            throw e;
        } catch (Throwable t) {
            throw new BootstrapMethodError(t);
        }
    }

    @Override
    public final boolean equals(Object o) {
        if (!(o instanceof DynamicConstantDesc)) {
            return false;
        }
        DynamicConstantDesc<?> d = (DynamicConstantDesc<?>) o;
        return bootstrap.equals(d.bootstrap) && name.equals(d.name) && type.equals(d.type)
                && Arrays.equals(arguments, d.arguments);
    }

    @Override
    public final int hashCode() {
        return 31 * Objects.hash(bootstrap, name, type) + Arrays.hashCode(arguments);
    }

    @Override
    public String toString() {
        List<String> parts = new ArrayList<>();
        for (ConstantDesc a : arguments) {
            parts.add(String.valueOf(a));
        }
        String own = name.equals(ConstantDescs.DEFAULT_NAME) ? "" : name + "/";
        return "DynamicConstantDesc[" + bootstrap.owner().displayName() + "::" + bootstrap.methodName() + "(" + own
                + String.join(",", parts) + ")" + type.displayName() + "]";
    }
}
