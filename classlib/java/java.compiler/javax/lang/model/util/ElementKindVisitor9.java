// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.ModuleElement;

/** A visitor of elements, by their kind for the language of Java 9 to 13. */
@SupportedSourceVersion(SourceVersion.RELEASE_14)
public class ElementKindVisitor9<R, P> extends ElementKindVisitor8<R, P> {
    protected ElementKindVisitor9() {
        super();
    }

    protected ElementKindVisitor9(R defaultValue) {
        super(defaultValue);
    }

    public R visitModule(ModuleElement e, P p) {
        return defaultAction(e, p);
    }
}
