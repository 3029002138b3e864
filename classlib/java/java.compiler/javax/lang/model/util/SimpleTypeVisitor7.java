// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;
import javax.lang.model.type.UnionType;

/** A visitor of types with a default action for the language of Java 7. */
@SupportedSourceVersion(SourceVersion.RELEASE_7)
public class SimpleTypeVisitor7<R, P> extends SimpleTypeVisitor6<R, P> {
    @Deprecated(since = "12")
    protected SimpleTypeVisitor7() {
        super();
    }

    @Deprecated(since = "12")
    protected SimpleTypeVisitor7(R defaultValue) {
        super(defaultValue);
    }

    public R visitUnion(UnionType t, P p) {
        return defaultAction(t, p);
    }
}
