// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.VariableElement;

/** A visitor of elements with a default action for the language of Java 7. */
@SupportedSourceVersion(SourceVersion.RELEASE_7)
public class SimpleElementVisitor7<R, P> extends SimpleElementVisitor6<R, P> {
    @Deprecated(since = "12")
    protected SimpleElementVisitor7() {
        super();
    }

    @Deprecated(since = "12")
    protected SimpleElementVisitor7(R defaultValue) {
        super(defaultValue);
    }

    public R visitVariable(VariableElement e, P p) {
        return defaultAction(e, p);
    }
}
