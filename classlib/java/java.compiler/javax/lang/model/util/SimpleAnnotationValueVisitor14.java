// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;

/** A visitor of values of annotations with a default action for the language of Java 14 and later. */
@SupportedSourceVersion(SourceVersion.RELEASE_25)
public class SimpleAnnotationValueVisitor14<R, P> extends SimpleAnnotationValueVisitor9<R, P> {
    protected SimpleAnnotationValueVisitor14() {
        super();
    }

    protected SimpleAnnotationValueVisitor14(R defaultValue) {
        super(defaultValue);
    }
}
