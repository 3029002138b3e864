// SPDX-License-Identifier: MIT
package java.net;

import java.io.IOException;

/** A URL cannot be parsed, or its protocol is not known. */
public class MalformedURLException extends IOException {
    public MalformedURLException() {
    }

    public MalformedURLException(String message) {
        super(message);
    }
}
