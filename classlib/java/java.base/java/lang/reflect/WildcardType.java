package java.lang.reflect;

/** A wildcard as a type argument. */
public interface WildcardType extends Type {
    Type[] getUpperBounds();

    Type[] getLowerBounds();
}
