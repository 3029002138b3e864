// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;

/** A visitor of elements for the newest release, with what is new there. */
@SupportedSourceVersion(SourceVersion.RELEASE_25)
public abstract class AbstractElementVisitorPreview<R, P> extends AbstractElementVisitor14<R, P> {
    protected AbstractElementVisitorPreview() {
        super();
    }
}
