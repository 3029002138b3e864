// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;
import javax.lang.model.type.IntersectionType;

/** A visitor of types, by their kind for the language of Java 8. */
@SupportedSourceVersion(SourceVersion.RELEASE_8)
public class TypeKindVisitor8<R, P> extends TypeKindVisitor7<R, P> {
    protected TypeKindVisitor8() {
        super();
    }

    protected TypeKindVisitor8(R defaultValue) {
        super(defaultValue);
    }

    public R visitIntersection(IntersectionType t, P p) {
        return defaultAction(t, p);
    }
}
