// SPDX-License-Identifier: MIT
package javax.lang.model.element;

import javax.lang.model.type.TypeMirror;

/** Of the language model: record component element. */
public interface RecordComponentElement extends Element {
    TypeMirror asType();

    Element getEnclosingElement();

    Name getSimpleName();

    ExecutableElement getAccessor();
}
