// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementVisitor;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.UnknownElementException;

/** A visitor of elements for the language of Java 6. */
@SupportedSourceVersion(SourceVersion.RELEASE_6)
public abstract class AbstractElementVisitor6<R, P> implements ElementVisitor<R, P> {
    @Deprecated(since = "9")
    protected AbstractElementVisitor6() {
        super();
    }

    public final R visit(Element e, P p) {
        return e.accept(this, p);
    }

    public final R visit(Element e) {
        return e.accept(this, null);
    }

    public R visitUnknown(Element e, P p) {
        throw new UnknownElementException(e, p);
    }

    public R visitModule(ModuleElement e, P p) {
        return ElementVisitor.super.visitModule(e, p);
    }

    public R visitRecordComponent(RecordComponentElement e, P p) {
        return ElementVisitor.super.visitRecordComponent(e, p);
    }
}
