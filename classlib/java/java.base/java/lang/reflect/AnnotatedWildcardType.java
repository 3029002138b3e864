package java.lang.reflect;

/** A wildcard as it is used. */
public interface AnnotatedWildcardType extends AnnotatedType {
    AnnotatedType[] getAnnotatedLowerBounds();

    AnnotatedType[] getAnnotatedUpperBounds();

    @Override
    AnnotatedType getAnnotatedOwnerType();
}
