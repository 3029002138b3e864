// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;

/** A visitor of elements with a default action for the newest release, with what is new there. */
@SupportedSourceVersion(SourceVersion.RELEASE_25)
public class SimpleElementVisitorPreview<R, P> extends SimpleElementVisitor14<R, P> {
    protected SimpleElementVisitorPreview() {
        super();
    }

    protected SimpleElementVisitorPreview(R defaultValue) {
        super(defaultValue);
    }
}
