package java.lang.constant;

import java.lang.invoke.MethodHandles;

/** The description of a loadable constant. Strings and boxed numbers describe themselves. */
public interface ConstantDesc {
    Object resolveConstantDesc(MethodHandles.Lookup lookup) throws ReflectiveOperationException;
}
