// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;

/** A visitor of the values of annotations for the newest release, with what is new there. */
@SupportedSourceVersion(SourceVersion.RELEASE_25)
public abstract class AbstractAnnotationValueVisitorPreview<R, P> extends AbstractAnnotationValueVisitor14<R, P> {
    protected AbstractAnnotationValueVisitorPreview() {
        super();
    }
}
