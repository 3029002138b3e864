// SPDX-License-Identifier: MIT
package com.sun.net.httpserver;

import java.util.Objects;
import javax.net.ssl.SSLContext;

/** How connections of a server are protected; a subclass may choose for each. */
public class HttpsConfigurator {
    private final SSLContext context;

    public HttpsConfigurator(SSLContext context) {
        this.context = Objects.requireNonNull(context, "null SSLContext");
    }

    public SSLContext getSSLContext() {
        return context;
    }

    public void configure(HttpsParameters params) {
        params.setSSLParameters(getSSLContext().getDefaultSSLParameters());
    }
}
