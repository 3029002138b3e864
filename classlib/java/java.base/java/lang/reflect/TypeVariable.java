package java.lang.reflect;

import java.lang.annotation.Annotation;

/** A type parameter. */
public interface TypeVariable<D extends GenericDeclaration> extends Type, AnnotatedElement {
    Type[] getBounds();

    D getGenericDeclaration();

    String getName();

    AnnotatedType[] getAnnotatedBounds();

    @Override
    <T extends Annotation> T getAnnotation(Class<T> annotationClass);

    @Override
    Annotation[] getAnnotations();

    @Override
    Annotation[] getDeclaredAnnotations();
}
