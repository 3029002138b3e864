// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.ModuleElement;

/** A visitor of elements with a default action for the language of Java 9 to 13. */
@SupportedSourceVersion(SourceVersion.RELEASE_14)
public class SimpleElementVisitor9<R, P> extends SimpleElementVisitor8<R, P> {
    protected SimpleElementVisitor9() {
        super();
    }

    protected SimpleElementVisitor9(R defaultValue) {
        super(defaultValue);
    }

    public R visitModule(ModuleElement e, P p) {
        return defaultAction(e, p);
    }
}
