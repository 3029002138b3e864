// SPDX-License-Identifier: MIT
package javax.lang.model.element;

import javax.lang.model.UnknownEntityException;

/** A visitor met a kind of directive that it does not know. */
public class UnknownDirectiveException extends UnknownEntityException {
    private static final long serialVersionUID = 269L;

    private final transient ModuleElement.Directive what;
    private final transient Object parameter;

    public UnknownDirectiveException(ModuleElement.Directive what, Object parameter) {
        super("Unknown directive: \"" + what + "\"");
        this.what = what;
        this.parameter = parameter;
    }

    public ModuleElement.Directive getUnknownDirective() {
        return what;
    }

    public Object getArgument() {
        return parameter;
    }
}
