// SPDX-License-Identifier: MIT
package javax.annotation.processing;

import java.io.IOException;

/** Of annotation processing: filer exception. */
public class FilerException extends IOException {
    public FilerException(String name) {
        super(name);
    }
}
