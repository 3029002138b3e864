package java.lang.reflect;

/** A type variable as it is used. */
public interface AnnotatedTypeVariable extends AnnotatedType {
    AnnotatedType[] getAnnotatedBounds();

    @Override
    AnnotatedType getAnnotatedOwnerType();
}
