// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;

/** A visitor of the values of annotations for the language of Java 8. */
@SupportedSourceVersion(SourceVersion.RELEASE_8)
public abstract class AbstractAnnotationValueVisitor8<R, P> extends AbstractAnnotationValueVisitor7<R, P> {
    protected AbstractAnnotationValueVisitor8() {
        super();
    }
}
