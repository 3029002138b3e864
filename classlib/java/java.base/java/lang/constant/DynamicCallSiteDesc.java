package java.lang.constant;

import java.lang.invoke.CallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** The description of an invokedynamic call site. */
public class DynamicCallSiteDesc {
    private final DirectMethodHandleDesc bootstrap;
    private final String name;
    private final MethodTypeDesc type;
    private final ConstantDesc[] arguments;

    private DynamicCallSiteDesc(DirectMethodHandleDesc bootstrap, String name, MethodTypeDesc type,
            ConstantDesc[] arguments) {
        this.bootstrap = Objects.requireNonNull(bootstrap);
        this.name = Names.checkMethod(name);
        this.type = Objects.requireNonNull(type);
        this.arguments = arguments.clone();
    }

    public static DynamicCallSiteDesc of(DirectMethodHandleDesc bootstrapMethod, String invocationName,
            MethodTypeDesc invocationType, ConstantDesc... bootstrapArgs) {
        return new DynamicCallSiteDesc(bootstrapMethod, invocationName, invocationType, bootstrapArgs);
    }

    public static DynamicCallSiteDesc of(DirectMethodHandleDesc bootstrapMethod, String invocationName,
            MethodTypeDesc invocationType) {
        return new DynamicCallSiteDesc(bootstrapMethod, invocationName, invocationType, new ConstantDesc[0]);
    }

    public static DynamicCallSiteDesc of(DirectMethodHandleDesc bootstrapMethod, MethodTypeDesc invocationType) {
        return of(bootstrapMethod, ConstantDescs.DEFAULT_NAME, invocationType);
    }

    public DynamicCallSiteDesc withArgs(ConstantDesc... bootstrapArgs) {
        return new DynamicCallSiteDesc(bootstrap, name, type, bootstrapArgs);
    }

    public DynamicCallSiteDesc withNameAndType(String invocationName, MethodTypeDesc invocationType) {
        return new DynamicCallSiteDesc(bootstrap, invocationName, invocationType, arguments);
    }

    public String invocationName() {
        return name;
    }

    public MethodTypeDesc invocationType() {
        return type;
    }

    public MethodHandleDesc bootstrapMethod() {
        return bootstrap;
    }

    public ConstantDesc[] bootstrapArgs() {
        return arguments.clone();
    }

    public CallSite resolveCallSiteDesc(MethodHandles.Lookup lookup) throws Throwable {
        MethodHandle h = (MethodHandle) bootstrap.resolveConstantDesc(lookup);
        List<Object> all = new ArrayList<>(Arrays.asList(lookup, name, type.resolveConstantDesc(lookup)));
        for (ConstantDesc a : arguments) {
            all.add(a.resolveConstantDesc(lookup));
        }
        return (CallSite) h.invokeWithArguments(all);
    }

    @Override
    public final boolean equals(Object o) {
        if (!(o instanceof DynamicCallSiteDesc)) {
            return false;
        }
        DynamicCallSiteDesc d = (DynamicCallSiteDesc) o;
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
        String own = name.equals(ConstantDescs.DEFAULT_NAME) ? "" : name;
        return "DynamicCallSiteDesc[" + bootstrap.owner().displayName() + "::" + bootstrap.methodName() + "(" + own
                + "/" + String.join(",", parts) + "):" + type.displayDescriptor() + "]";
    }
}
