// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.RecordComponentElement;

/** A visitor of elements for the language of Java 14 and later. */
@SupportedSourceVersion(SourceVersion.RELEASE_25)
public abstract class AbstractElementVisitor14<R, P> extends AbstractElementVisitor9<R, P> {
    protected AbstractElementVisitor14() {
        super();
    }

    public abstract R visitRecordComponent(RecordComponentElement e, P p);
}
