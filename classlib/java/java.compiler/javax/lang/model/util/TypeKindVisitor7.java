// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;
import javax.lang.model.type.UnionType;

/** A visitor of types, by their kind for the language of Java 7. */
@SupportedSourceVersion(SourceVersion.RELEASE_7)
public class TypeKindVisitor7<R, P> extends TypeKindVisitor6<R, P> {
    @Deprecated(since = "12")
    protected TypeKindVisitor7() {
        super();
    }

    @Deprecated(since = "12")
    protected TypeKindVisitor7(R defaultValue) {
        super(defaultValue);
    }

    public R visitUnion(UnionType t, P p) {
        return defaultAction(t, p);
    }
}
