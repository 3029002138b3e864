// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;

/** A visitor of values of annotations with a default action for the language of Java 8. */
@SupportedSourceVersion(SourceVersion.RELEASE_8)
public class SimpleAnnotationValueVisitor8<R, P> extends SimpleAnnotationValueVisitor7<R, P> {
    protected SimpleAnnotationValueVisitor8() {
        super();
    }

    protected SimpleAnnotationValueVisitor8(R defaultValue) {
        super(defaultValue);
    }
}
