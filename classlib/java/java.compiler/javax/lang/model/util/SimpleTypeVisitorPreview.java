// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;

/** A visitor of types with a default action for the newest release, with what is new there. */
@SupportedSourceVersion(SourceVersion.RELEASE_25)
public class SimpleTypeVisitorPreview<R, P> extends SimpleTypeVisitor14<R, P> {
    protected SimpleTypeVisitorPreview() {
        super();
    }

    protected SimpleTypeVisitorPreview(R defaultValue) {
        super(defaultValue);
    }
}
