// SPDX-License-Identifier: MIT
package javax.lang.model.element;

import java.util.List;
import javax.lang.model.type.TypeMirror;

/** Of the language model: package element. */
public interface PackageElement extends Element, QualifiedNameable {
    TypeMirror asType();

    Name getQualifiedName();

    Name getSimpleName();

    List<? extends Element> getEnclosedElements();

    boolean isUnnamed();

    Element getEnclosingElement();
}
