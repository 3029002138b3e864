// SPDX-License-Identifier: MIT
package java.net;

import java.io.IOException;

/** A request would have to be sent again, and cannot be. */
public class HttpRetryException extends IOException {
    @java.io.Serial
    private static final long serialVersionUID = -9186022286469111381L;
    private final int responseCode;
    private final String location;

    public HttpRetryException(String detail, int code) {
        this(detail, code, null);
    }

    public HttpRetryException(String detail, int code, String location) {
        super(detail);
        responseCode = code;
        this.location = location;
    }

    public int responseCode() {
        return responseCode;
    }

    public String getReason() {
        return getMessage();
    }

    public String getLocation() {
        return location;
    }
}
