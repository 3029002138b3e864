package java.lang.invoke;

import java.io.Serializable;

/** The serialized form of a lambda. */
public final class SerializedLambda implements Serializable {
    private static final long serialVersionUID = 8025925345765570181L;
    private final Class<?> capturingClass;
    private final String functionalInterfaceClass;
    private final String functionalInterfaceMethodName;
    private final String functionalInterfaceMethodSignature;
    private final int implMethodKind;
    private final String implClass;
    private final String implMethodName;
    private final String implMethodSignature;
    private final String instantiatedMethodType;
    private final Object[] capturedArgs;

    public SerializedLambda(Class<?> capturingClass, String functionalInterfaceClass,
            String functionalInterfaceMethodName, String functionalInterfaceMethodSignature, int implMethodKind,
            String implClass, String implMethodName, String implMethodSignature, String instantiatedMethodType,
            Object[] capturedArgs) {
        this.capturingClass = capturingClass;
        this.functionalInterfaceClass = functionalInterfaceClass;
        this.functionalInterfaceMethodName = functionalInterfaceMethodName;
        this.functionalInterfaceMethodSignature = functionalInterfaceMethodSignature;
        this.implMethodKind = implMethodKind;
        this.implClass = implClass;
        this.implMethodName = implMethodName;
        this.implMethodSignature = implMethodSignature;
        this.instantiatedMethodType = instantiatedMethodType;
        this.capturedArgs = capturedArgs.clone();
    }

    public String getCapturingClass() {
        return capturingClass.getName().replace('.', '/');
    }

    public String getFunctionalInterfaceClass() {
        return functionalInterfaceClass;
    }

    public String getFunctionalInterfaceMethodName() {
        return functionalInterfaceMethodName;
    }

    public String getFunctionalInterfaceMethodSignature() {
        return functionalInterfaceMethodSignature;
    }

    public int getImplMethodKind() {
        return implMethodKind;
    }

    public String getImplClass() {
        return implClass;
    }

    public String getImplMethodName() {
        return implMethodName;
    }

    public String getImplMethodSignature() {
        return implMethodSignature;
    }

    public final String getInstantiatedMethodType() {
        return instantiatedMethodType;
    }

    public int getCapturedArgCount() {
        return capturedArgs.length;
    }

    public Object getCapturedArg(int i) {
        return capturedArgs[i];
    }

    @Override
    public String toString() {
        return "SerializedLambda[capturingClass=" + capturingClass + ", functionalInterfaceMethod="
                + functionalInterfaceClass + "." + functionalInterfaceMethodName + ":"
                + functionalInterfaceMethodSignature + ", implementation="
                + MethodHandleInfo.referenceKindToString(implMethodKind) + " " + implClass + "." + implMethodName + ":"
                + implMethodSignature + ", instantiatedMethodType=" + instantiatedMethodType + ", numCaptured="
                + capturedArgs.length + "]";
    }

    /** The compiler put a method into the capturing class that knows its serializable lambdas. */
    private Object readResolve() throws java.io.ObjectStreamException {
        try {
            java.lang.reflect.Method m = capturingClass.getDeclaredMethod("$deserializeLambda$", SerializedLambda.class);
            m.setAccessible(true);
            return m.invoke(null, this);
        } catch (java.lang.reflect.InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException) throw (RuntimeException) e.getCause();
            if (e.getCause() instanceof Error) throw (Error) e.getCause();
            throw new RuntimeException("Exception invoking $deserializeLambda$ method", e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new RuntimeException("SerializedLambda deserialization", e);
        }
    }
}
