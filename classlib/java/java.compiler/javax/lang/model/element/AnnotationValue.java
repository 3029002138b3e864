// SPDX-License-Identifier: MIT
package javax.lang.model.element;

/** Of the language model: annotation value. */
public interface AnnotationValue {
    Object getValue();

    String toString();

    <R, P> R accept(AnnotationValueVisitor<R, P> annotationValueVisitor, P p);
}
