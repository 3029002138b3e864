// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import java.util.ArrayList;
import java.util.List;
import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;

/** A visitor of elements and of what they enclose for the language of Java 14 and later. */
@SupportedSourceVersion(SourceVersion.RELEASE_25)
public class ElementScanner14<R, P> extends ElementScanner9<R, P> {
    protected ElementScanner14() {
        super();
    }

    protected ElementScanner14(R defaultValue) {
        super(defaultValue);
    }

    public R visitType(TypeElement e, P p) {
        return scan(both(e.getTypeParameters(), e.getEnclosedElements()), p);
    }

    public R visitExecutable(ExecutableElement e, P p) {
        return scan(both(e.getTypeParameters(), e.getParameters()), p);
    }

    public R visitRecordComponent(RecordComponentElement e, P p) {
        return scan(e.getEnclosedElements(), p);
    }

    private static List<Element> both(List<? extends Element> first, List<? extends Element> second) {
        List<Element> all = new ArrayList<Element>(first);
        all.addAll(second);
        return all;
    }
}
