// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;

/** A visitor of values of annotations with a default action for the newest release, with what is new there. */
@SupportedSourceVersion(SourceVersion.RELEASE_25)
public class SimpleAnnotationValueVisitorPreview<R, P> extends SimpleAnnotationValueVisitor14<R, P> {
    protected SimpleAnnotationValueVisitorPreview() {
        super();
    }

    protected SimpleAnnotationValueVisitorPreview(R defaultValue) {
        super(defaultValue);
    }
}
