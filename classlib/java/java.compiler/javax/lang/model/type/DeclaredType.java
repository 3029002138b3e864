// SPDX-License-Identifier: MIT
package javax.lang.model.type;

import java.util.List;
import javax.lang.model.element.Element;

/** Of the language model: declared type. */
public interface DeclaredType extends ReferenceType {
    Element asElement();

    TypeMirror getEnclosingType();

    List<? extends TypeMirror> getTypeArguments();
}
