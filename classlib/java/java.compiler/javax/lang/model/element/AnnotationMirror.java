// SPDX-License-Identifier: MIT
package javax.lang.model.element;

import java.util.Map;
import javax.lang.model.type.DeclaredType;

/** Of the language model: annotation mirror. */
public interface AnnotationMirror {
    DeclaredType getAnnotationType();

    Map<? extends ExecutableElement, ? extends AnnotationValue> getElementValues();
}
