// SPDX-License-Identifier: MIT
package javax.lang.model.type;

import java.lang.annotation.Annotation;
import java.util.List;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.AnnotationMirror;

/** Of the language model: type mirror. */
public interface TypeMirror extends AnnotatedConstruct {
    TypeKind getKind();

    boolean equals(Object x);

    int hashCode();

    String toString();

    List<? extends AnnotationMirror> getAnnotationMirrors();

    <A extends Annotation> A getAnnotation(Class<A> type);

    <A extends Annotation> A[] getAnnotationsByType(Class<A> type);

    <R, P> R accept(TypeVisitor<R, P> typeVisitor, P p);
}
