// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;

/** A visitor of the values of annotations for the language of Java 9 to 13. */
@SupportedSourceVersion(SourceVersion.RELEASE_14)
public abstract class AbstractAnnotationValueVisitor9<R, P> extends AbstractAnnotationValueVisitor8<R, P> {
    protected AbstractAnnotationValueVisitor9() {
        super();
    }
}
