// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;

/** A visitor of types, by their kind for the newest release, with what is new there. */
@SupportedSourceVersion(SourceVersion.RELEASE_25)
public class TypeKindVisitorPreview<R, P> extends TypeKindVisitor14<R, P> {
    protected TypeKindVisitorPreview() {
        super();
    }

    protected TypeKindVisitorPreview(R defaultValue) {
        super(defaultValue);
    }
}
