// SPDX-License-Identifier: MIT
package javax.lang.model.type;

import java.util.List;

/** Of the language model: executable type. */
public interface ExecutableType extends TypeMirror {
    List<? extends TypeVariable> getTypeVariables();

    TypeMirror getReturnType();

    List<? extends TypeMirror> getParameterTypes();

    TypeMirror getReceiverType();

    List<? extends TypeMirror> getThrownTypes();
}
