// SPDX-License-Identifier: MIT
package javax.lang.model.util;

import javax.annotation.processing.SupportedSourceVersion;
import javax.lang.model.SourceVersion;

/** A visitor of elements and of what they enclose for the newest release, with what is new there. */
@SupportedSourceVersion(SourceVersion.RELEASE_25)
public class ElementScannerPreview<R, P> extends ElementScanner14<R, P> {
    protected ElementScannerPreview() {
        super();
    }

    protected ElementScannerPreview(R defaultValue) {
        super(defaultValue);
    }
}
