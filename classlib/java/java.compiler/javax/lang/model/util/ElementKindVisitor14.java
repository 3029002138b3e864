// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

/** A visitor of elements, by their kind for the language of Java 14 and later. */
@SupportedSourceVersion(SourceVersion.RELEASE_25)
public class ElementKindVisitor14<R, P> extends ElementKindVisitor9<R, P> {
    protected ElementKindVisitor14() {
        super();
    }

    protected ElementKindVisitor14(R defaultValue) {
        super(defaultValue);
    }

    public R visitRecordComponent(RecordComponentElement e, P p) {
        return defaultAction(e, p);
    }

    public R visitTypeAsRecord(TypeElement e, P p) {
        return defaultAction(e, p);
    }

    public R visitVariableAsBindingVariable(VariableElement e, P p) {
        return defaultAction(e, p);
    }
}
