package java.lang.constant;

import java.lang.invoke.MethodHandles;

/** The description of a loadable constant. Strings and boxed numbers describe themselves. */
public sealed interface ConstantDesc permits ClassDesc, MethodHandleDesc, MethodTypeDesc, Double,
        DynamicConstantDesc, Float, Integer, Long, String {
    Object resolveConstantDesc(MethodHandles.Lookup lookup) throws ReflectiveOperationException;
}
