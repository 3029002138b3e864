// SPDX-License-Identifier: MIT
package javax.lang.model.element;

import javax.lang.model.UnknownEntityException;

/** A visitor met a kind of element that it does not know. */
public class UnknownElementException extends UnknownEntityException {
    private static final long serialVersionUID = 269L;

    private final transient Element what;
    private final transient Object parameter;

    public UnknownElementException(Element what, Object parameter) {
        super("Unknown element: \"" + what + "\"");
        this.what = what;
        this.parameter = parameter;
    }

    public Element getUnknownElement() {
        return what;
    }

    public Object getArgument() {
        return parameter;
    }
}
