// SPDX-License-Identifier: MIT
package javax.lang.model.element;

import java.util.List;

/** Of the language model: parameterizable. */
public interface Parameterizable extends Element {
    List<? extends TypeParameterElement> getTypeParameters();
}
