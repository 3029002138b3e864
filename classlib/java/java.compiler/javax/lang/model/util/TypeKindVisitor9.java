// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;
import javax.lang.model.type.NoType;

/** A visitor of types, by their kind for the language of Java 9 to 13. */
@SupportedSourceVersion(SourceVersion.RELEASE_14)
public class TypeKindVisitor9<R, P> extends TypeKindVisitor8<R, P> {
    protected TypeKindVisitor9() {
        super();
    }

    protected TypeKindVisitor9(R defaultValue) {
        super(defaultValue);
    }

    public R visitNoTypeAsModule(NoType t, P p) {
        return defaultAction(t, p);
    }
}
