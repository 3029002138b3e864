// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;

/** A visitor of elements, by their kind for the newest release, with what is new there. */
@SupportedSourceVersion(SourceVersion.RELEASE_25)
public class ElementKindVisitorPreview<R, P> extends ElementKindVisitor14<R, P> {
    protected ElementKindVisitorPreview() {
        super();
    }

    protected ElementKindVisitorPreview(R defaultValue) {
        super(defaultValue);
    }
}
