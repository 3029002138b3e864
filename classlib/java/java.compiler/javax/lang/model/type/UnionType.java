// SPDX-License-Identifier: MIT
package javax.lang.model.type;

import java.util.List;

/** Of the language model: union type. */
public interface UnionType extends TypeMirror {
    List<? extends TypeMirror> getAlternatives();
}
