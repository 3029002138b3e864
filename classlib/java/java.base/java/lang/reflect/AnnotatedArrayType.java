package java.lang.reflect;

/** An array type as it is used. */
public interface AnnotatedArrayType extends AnnotatedType {
    AnnotatedType getAnnotatedGenericComponentType();

    @Override
    AnnotatedType getAnnotatedOwnerType();
}
