// SPDX-License-Identifier: MIT
package javax.lang.model.element;

import javax.lang.model.UnknownEntityException;

/** A visitor met a kind of annotation value that it does not know. */
public class UnknownAnnotationValueException extends UnknownEntityException {
    private static final long serialVersionUID = 269L;

    private final transient AnnotationValue what;
    private final transient Object parameter;

    public UnknownAnnotationValueException(AnnotationValue what, Object parameter) {
        super("Unknown annotation value: \"" + what + "\"");
        this.what = what;
        this.parameter = parameter;
    }

    public AnnotationValue getUnknownAnnotationValue() {
        return what;
    }

    public Object getArgument() {
        return parameter;
    }
}
