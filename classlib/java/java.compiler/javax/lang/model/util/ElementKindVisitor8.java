// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;

/** A visitor of elements, by their kind for the language of Java 8. */
@SupportedSourceVersion(SourceVersion.RELEASE_8)
public class ElementKindVisitor8<R, P> extends ElementKindVisitor7<R, P> {
    protected ElementKindVisitor8() {
        super();
    }

    protected ElementKindVisitor8(R defaultValue) {
        super(defaultValue);
    }
}
