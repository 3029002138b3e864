// SPDX-License-Identifier: MIT
package javax.lang.model.type;

import javax.lang.model.element.Element;

/** Of the language model: type variable. */
public interface TypeVariable extends ReferenceType {
    Element asElement();

    TypeMirror getUpperBound();

    TypeMirror getLowerBound();
}
