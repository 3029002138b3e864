// SPDX-License-Identifier: MIT
package javax.lang.model.element;

import javax.lang.model.type.TypeMirror;

/** Of the language model: variable element. */
public interface VariableElement extends Element {
    TypeMirror asType();

    Object getConstantValue();

    Name getSimpleName();

    Element getEnclosingElement();

    default boolean isUnnamed() {
        return getSimpleName().length() == 0;
    }
}
