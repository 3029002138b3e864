// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;

/** A visitor of types with a default action for the language of Java 14 and later. */
@SupportedSourceVersion(SourceVersion.RELEASE_25)
public class SimpleTypeVisitor14<R, P> extends SimpleTypeVisitor9<R, P> {
    protected SimpleTypeVisitor14() {
        super();
    }

    protected SimpleTypeVisitor14(R defaultValue) {
        super(defaultValue);
    }
}
