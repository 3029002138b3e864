// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;

/** A visitor of values of annotations with a default action for the language of Java 9 to 13. */
@SupportedSourceVersion(SourceVersion.RELEASE_14)
public class SimpleAnnotationValueVisitor9<R, P> extends SimpleAnnotationValueVisitor8<R, P> {
    protected SimpleAnnotationValueVisitor9() {
        super();
    }

    protected SimpleAnnotationValueVisitor9(R defaultValue) {
        super(defaultValue);
    }
}
