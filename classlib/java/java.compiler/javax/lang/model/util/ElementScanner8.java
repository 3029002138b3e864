// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;

/** A visitor of elements and of what they enclose for the language of Java 8. */
@SupportedSourceVersion(SourceVersion.RELEASE_8)
public class ElementScanner8<R, P> extends ElementScanner7<R, P> {
    protected ElementScanner8() {
        super();
    }

    protected ElementScanner8(R defaultValue) {
        super(defaultValue);
    }
}
