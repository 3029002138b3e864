// SPDX-License-Identifier: MIT
package javax.lang.model.element;

import java.util.List;
import javax.lang.model.type.TypeMirror;

/** Of the language model: executable element. */
public interface ExecutableElement extends Element, Parameterizable {
    TypeMirror asType();

    List<? extends TypeParameterElement> getTypeParameters();

    TypeMirror getReturnType();

    List<? extends VariableElement> getParameters();

    TypeMirror getReceiverType();

    boolean isVarArgs();

    boolean isDefault();

    List<? extends TypeMirror> getThrownTypes();

    AnnotationValue getDefaultValue();

    Element getEnclosingElement();

    Name getSimpleName();
}
