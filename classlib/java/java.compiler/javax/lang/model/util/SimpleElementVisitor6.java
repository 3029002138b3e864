// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.element.VariableElement;

/** A visitor of elements with a default action for the language of Java 6. */
@SupportedSourceVersion(SourceVersion.RELEASE_6)
public class SimpleElementVisitor6<R, P> extends AbstractElementVisitor6<R, P> {
    protected final R DEFAULT_VALUE;

    @Deprecated(since = "9")
    protected SimpleElementVisitor6() {
        DEFAULT_VALUE = null;
    }

    @Deprecated(since = "9")
    protected SimpleElementVisitor6(R defaultValue) {
        DEFAULT_VALUE = defaultValue;
    }

    protected R defaultAction(Element e, P p) {
        return DEFAULT_VALUE;
    }

    public R visitPackage(PackageElement e, P p) {
        return defaultAction(e, p);
    }

    public R visitType(TypeElement e, P p) {
        return defaultAction(e, p);
    }

    public R visitVariable(VariableElement e, P p) {
        return e.getKind() == ElementKind.RESOURCE_VARIABLE ? visitUnknown(e, p) : defaultAction(e, p);
    }

    public R visitExecutable(ExecutableElement e, P p) {
        return defaultAction(e, p);
    }

    public R visitTypeParameter(TypeParameterElement e, P p) {
        return defaultAction(e, p);
    }
}
