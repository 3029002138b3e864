// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;

/** A visitor of types for the newest release, with what is new there. */
@SupportedSourceVersion(SourceVersion.RELEASE_25)
public abstract class AbstractTypeVisitorPreview<R, P> extends AbstractTypeVisitor14<R, P> {
    protected AbstractTypeVisitorPreview() {
        super();
    }
}
