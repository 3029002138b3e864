package java.lang.reflect;

import java.lang.annotation.Annotation;
import java.util.LinkedHashMap;
import java.util.Map;
import jdk.internal.reflect.Annotations;

/** Something in a running program that can carry annotations. */
public interface AnnotatedElement {
    default boolean isAnnotationPresent(Class<? extends Annotation> annotationClass) {
        return getAnnotation(annotationClass) != null;
    }

    <T extends Annotation> T getAnnotation(Class<T> annotationClass);

    Annotation[] getAnnotations();

    default <T extends Annotation> T[] getAnnotationsByType(Class<T> annotationClass) {
        return getDeclaredAnnotationsByType(annotationClass);
    }

    default <T extends Annotation> T getDeclaredAnnotation(Class<T> annotationClass) {
        if (annotationClass == null) {
            throw new NullPointerException();
        }
        Annotation[] all = getDeclaredAnnotations();
        for (int i = 0; i < all.length; i++) {
            if (all[i].annotationType() == annotationClass) {
                return (T) all[i];
            }
        }
        return null;
    }

    default <T extends Annotation> T[] getDeclaredAnnotationsByType(Class<T> annotationClass) {
        if (annotationClass == null) {
            throw new NullPointerException();
        }
        Annotation[] all = getDeclaredAnnotations();
        Map<Class<? extends Annotation>, Annotation> map = new LinkedHashMap<>();
        for (int i = 0; i < all.length; i++) {
            map.put(all[i].annotationType(), all[i]);
        }
        return Annotations.byType(map, annotationClass);
    }

    Annotation[] getDeclaredAnnotations();
}
