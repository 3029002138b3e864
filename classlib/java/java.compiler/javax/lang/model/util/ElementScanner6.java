// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.element.VariableElement;

/** A visitor of elements and of what they enclose for the language of Java 6. */
@SupportedSourceVersion(SourceVersion.RELEASE_6)
public class ElementScanner6<R, P> extends AbstractElementVisitor6<R, P> {
    protected final R DEFAULT_VALUE;

    @Deprecated(since = "9")
    protected ElementScanner6() {
        DEFAULT_VALUE = null;
    }

    @Deprecated(since = "9")
    protected ElementScanner6(R defaultValue) {
        DEFAULT_VALUE = defaultValue;
    }

    public final R scan(Iterable<? extends Element> iterable, P p) {
        R result = DEFAULT_VALUE;
        for (Element e : iterable) result = scan(e, p);
        return result;
    }

    public R scan(Element e, P p) {
        return e.accept(this, p);
    }

    public final R scan(Element e) {
        return scan(e, null);
    }

    public R visitPackage(PackageElement e, P p) {
        return scan(e.getEnclosedElements(), p);
    }

    public R visitType(TypeElement e, P p) {
        return scan(e.getEnclosedElements(), p);
    }

    public R visitVariable(VariableElement e, P p) {
        return e.getKind() == ElementKind.RESOURCE_VARIABLE ? visitUnknown(e, p)
                : scan(e.getEnclosedElements(), p);
    }

    public R visitExecutable(ExecutableElement e, P p) {
        return scan(e.getParameters(), p);
    }

    public R visitTypeParameter(TypeParameterElement e, P p) {
        return scan(e.getEnclosedElements(), p);
    }

    public R visitRecordComponent(RecordComponentElement e, P p) {
        return visitUnknown(e, p);
    }
}
