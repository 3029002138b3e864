// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;

/** A visitor of elements for the language of Java 7. */
@SupportedSourceVersion(SourceVersion.RELEASE_7)
public abstract class AbstractElementVisitor7<R, P> extends AbstractElementVisitor6<R, P> {
    @Deprecated(since = "12")
    protected AbstractElementVisitor7() {
        super();
    }
}
