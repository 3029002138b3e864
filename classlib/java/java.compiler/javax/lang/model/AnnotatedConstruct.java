// SPDX-License-Identifier: MIT
package javax.lang.model;

import java.lang.annotation.Annotation;
import java.util.List;
import javax.lang.model.element.AnnotationMirror;

/** Something that annotations can stand at. */
public interface AnnotatedConstruct {
    List<? extends AnnotationMirror> getAnnotationMirrors();

    <A extends Annotation> A getAnnotation(Class<A> type);

    <A extends Annotation> A[] getAnnotationsByType(Class<A> type);
}
