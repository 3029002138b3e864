package java.lang.reflect;

/** A generic type with arguments as it is used. */
public interface AnnotatedParameterizedType extends AnnotatedType {
    AnnotatedType[] getAnnotatedActualTypeArguments();

    @Override
    AnnotatedType getAnnotatedOwnerType();
}
