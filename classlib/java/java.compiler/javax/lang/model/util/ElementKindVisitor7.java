// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.VariableElement;

/** A visitor of elements, by their kind for the language of Java 7. */
@SupportedSourceVersion(SourceVersion.RELEASE_7)
public class ElementKindVisitor7<R, P> extends ElementKindVisitor6<R, P> {
    @Deprecated(since = "12")
    protected ElementKindVisitor7() {
        super();
    }

    @Deprecated(since = "12")
    protected ElementKindVisitor7(R defaultValue) {
        super(defaultValue);
    }

    public R visitVariableAsResourceVariable(VariableElement e, P p) {
        return defaultAction(e, p);
    }
}
