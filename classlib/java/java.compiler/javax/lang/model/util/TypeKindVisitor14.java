// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;

/** A visitor of types, by their kind for the language of Java 14 and later. */
@SupportedSourceVersion(SourceVersion.RELEASE_25)
public class TypeKindVisitor14<R, P> extends TypeKindVisitor9<R, P> {
    protected TypeKindVisitor14() {
        super();
    }

    protected TypeKindVisitor14(R defaultValue) {
        super(defaultValue);
    }
}
