// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.ModuleElement;

/** A visitor of elements and of what they enclose for the language of Java 9 to 13. */
@SupportedSourceVersion(SourceVersion.RELEASE_14)
public class ElementScanner9<R, P> extends ElementScanner8<R, P> {
    protected ElementScanner9() {
        super();
    }

    protected ElementScanner9(R defaultValue) {
        super(defaultValue);
    }

    public R visitModule(ModuleElement e, P p) {
        return DEFAULT_VALUE;
    }
}
