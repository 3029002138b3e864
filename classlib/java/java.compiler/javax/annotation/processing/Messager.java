// SPDX-License-Identifier: MIT
package javax.annotation.processing;

import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic;

/** Of annotation processing: messager. */
public interface Messager {
    void printMessage(Diagnostic.Kind kind, CharSequence charSequence);

    void printMessage(Diagnostic.Kind kind, CharSequence charSequence, Element element);

    void printMessage(Diagnostic.Kind kind, CharSequence charSequence, Element element,
            AnnotationMirror annotationMirror);

    void printMessage(Diagnostic.Kind kind, CharSequence charSequence, Element element,
            AnnotationMirror annotationMirror, AnnotationValue annotationValue);

    default void printError(CharSequence charSequence) {
        printMessage(Diagnostic.Kind.ERROR, charSequence);
    }

    default void printError(CharSequence charSequence, Element element) {
        printMessage(Diagnostic.Kind.ERROR, charSequence, element);
    }

    default void printWarning(CharSequence charSequence) {
        printMessage(Diagnostic.Kind.WARNING, charSequence);
    }

    default void printWarning(CharSequence charSequence, Element element) {
        printMessage(Diagnostic.Kind.WARNING, charSequence, element);
    }

    default void printNote(CharSequence charSequence) {
        printMessage(Diagnostic.Kind.NOTE, charSequence);
    }

    default void printNote(CharSequence charSequence, Element element) {
        printMessage(Diagnostic.Kind.NOTE, charSequence, element);
    }
}
