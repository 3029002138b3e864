// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;

/** A visitor of elements for the language of Java 8. */
@SupportedSourceVersion(SourceVersion.RELEASE_8)
public abstract class AbstractElementVisitor8<R, P> extends AbstractElementVisitor7<R, P> {
    protected AbstractElementVisitor8() {
        super();
    }
}
