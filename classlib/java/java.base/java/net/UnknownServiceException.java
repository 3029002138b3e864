// SPDX-License-Identifier: MIT
package java.net;

import java.io.IOException;

/** The service is not known. */
public class UnknownServiceException extends IOException {
    public UnknownServiceException() {
    }

    public UnknownServiceException(String message) {
        super(message);
    }
}
