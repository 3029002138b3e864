package java.lang.reflect;

/** An array whose components are of a generic type. */
public interface GenericArrayType extends Type {
    Type getGenericComponentType();
}
