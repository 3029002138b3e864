// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.ModuleElement;

/** A visitor of elements for the language of Java 9 to 13. */
@SupportedSourceVersion(SourceVersion.RELEASE_14)
public abstract class AbstractElementVisitor9<R, P> extends AbstractElementVisitor8<R, P> {
    protected AbstractElementVisitor9() {
        super();
    }

    public abstract R visitModule(ModuleElement e, P p);
}
