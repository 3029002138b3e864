// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;
import javax.lang.model.type.IntersectionType;

/** A visitor of types for the language of Java 8. */
@SupportedSourceVersion(SourceVersion.RELEASE_8)
public abstract class AbstractTypeVisitor8<R, P> extends AbstractTypeVisitor7<R, P> {
    protected AbstractTypeVisitor8() {
        super();
    }

    public abstract R visitIntersection(IntersectionType t, P p);
}
