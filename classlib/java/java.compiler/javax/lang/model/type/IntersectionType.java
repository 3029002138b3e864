// SPDX-License-Identifier: MIT
package javax.lang.model.type;

import java.util.List;

/** Of the language model: intersection type. */
public interface IntersectionType extends TypeMirror {
    List<? extends TypeMirror> getBounds();
}
