// SPDX-License-Identifier: MIT
package java.nio.charset;

import java.io.IOException;

/** The root of coding errors. */
public class CharacterCodingException extends IOException {
    public CharacterCodingException() {
    }
}
