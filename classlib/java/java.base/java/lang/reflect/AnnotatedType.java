package java.lang.reflect;

import java.lang.annotation.Annotation;

/** A type as it is used somewhere, with annotations. */
public interface AnnotatedType extends AnnotatedElement {
    default AnnotatedType getAnnotatedOwnerType() {
        return null;
    }

    Type getType();

    @Override
    <T extends Annotation> T getAnnotation(Class<T> annotationClass);

    @Override
    Annotation[] getAnnotations();

    @Override
    Annotation[] getDeclaredAnnotations();
}
