// SPDX-License-Identifier: MIT
package javax.lang.model.element;

import java.util.List;
import javax.lang.model.type.TypeMirror;

/** Of the language model: type parameter element. */
public interface TypeParameterElement extends Element {
    TypeMirror asType();

    Element getGenericElement();

    List<? extends TypeMirror> getBounds();

    Element getEnclosingElement();
}
