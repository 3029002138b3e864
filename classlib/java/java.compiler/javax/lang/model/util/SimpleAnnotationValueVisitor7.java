// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;

/** A visitor of values of annotations with a default action for the language of Java 7. */
@SupportedSourceVersion(SourceVersion.RELEASE_7)
public class SimpleAnnotationValueVisitor7<R, P> extends SimpleAnnotationValueVisitor6<R, P> {
    @Deprecated(since = "12")
    protected SimpleAnnotationValueVisitor7() {
        super();
    }

    @Deprecated(since = "12")
    protected SimpleAnnotationValueVisitor7(R defaultValue) {
        super(defaultValue);
    }
}
