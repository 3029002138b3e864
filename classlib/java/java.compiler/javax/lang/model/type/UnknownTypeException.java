// SPDX-License-Identifier: MIT
package javax.lang.model.type;

import javax.lang.model.UnknownEntityException;

/** A visitor met a kind of type that it does not know. */
public class UnknownTypeException extends UnknownEntityException {
    private static final long serialVersionUID = 269L;

    private final transient TypeMirror what;
    private final transient Object parameter;

    public UnknownTypeException(TypeMirror what, Object parameter) {
        super("Unknown type: \"" + what + "\"");
        this.what = what;
        this.parameter = parameter;
    }

    public TypeMirror getUnknownType() {
        return what;
    }

    public Object getArgument() {
        return parameter;
    }
}
