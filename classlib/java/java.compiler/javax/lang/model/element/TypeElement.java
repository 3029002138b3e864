// SPDX-License-Identifier: MIT
package javax.lang.model.element;

import java.util.Collections;
import java.util.List;
import javax.lang.model.type.TypeMirror;

/** Of the language model: type element. */
public interface TypeElement extends Element, Parameterizable, QualifiedNameable {
    TypeMirror asType();

    List<? extends Element> getEnclosedElements();

    NestingKind getNestingKind();

    Name getQualifiedName();

    Name getSimpleName();

    TypeMirror getSuperclass();

    List<? extends TypeMirror> getInterfaces();

    List<? extends TypeParameterElement> getTypeParameters();

    default List<? extends RecordComponentElement> getRecordComponents() {
        return Collections.emptyList();
    }

    default List<? extends TypeMirror> getPermittedSubclasses() {
        return Collections.emptyList();
    }

    Element getEnclosingElement();
}
