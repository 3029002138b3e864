// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;

/** A visitor of the values of annotations for the language of Java 7. */
@SupportedSourceVersion(SourceVersion.RELEASE_7)
public abstract class AbstractAnnotationValueVisitor7<R, P> extends AbstractAnnotationValueVisitor6<R, P> {
    @Deprecated(since = "12")
    protected AbstractAnnotationValueVisitor7() {
        super();
    }
}
