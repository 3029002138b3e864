// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;

/** A visitor of elements with a default action for the language of Java 8. */
@SupportedSourceVersion(SourceVersion.RELEASE_8)
public class SimpleElementVisitor8<R, P> extends SimpleElementVisitor7<R, P> {
    protected SimpleElementVisitor8() {
        super();
    }

    protected SimpleElementVisitor8(R defaultValue) {
        super(defaultValue);
    }
}
