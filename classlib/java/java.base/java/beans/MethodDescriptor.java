package java.beans;

import java.lang.reflect.Method;

/** A public method of a bean. */
public class MethodDescriptor extends FeatureDescriptor {
    private final Method method;
    private final ParameterDescriptor[] parameterDescriptors;

    public MethodDescriptor(Method method) {
        this(method, null);
    }

    public MethodDescriptor(Method method, ParameterDescriptor[] parameterDescriptors) {
        this.method = method;
        this.parameterDescriptors = parameterDescriptors == null ? null : parameterDescriptors.clone();
        setName(method.getName());
    }

    public Method getMethod() {
        return method;
    }

    public ParameterDescriptor[] getParameterDescriptors() {
        return parameterDescriptors == null ? null : parameterDescriptors.clone();
    }
}
