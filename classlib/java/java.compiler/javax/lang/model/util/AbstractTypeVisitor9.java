// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;

/** A visitor of types for the language of Java 9 to 13. */
@SupportedSourceVersion(SourceVersion.RELEASE_14)
public abstract class AbstractTypeVisitor9<R, P> extends AbstractTypeVisitor8<R, P> {
    protected AbstractTypeVisitor9() {
        super();
    }
}
