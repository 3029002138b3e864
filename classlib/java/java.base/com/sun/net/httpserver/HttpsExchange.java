// SPDX-License-Identifier: MIT
package com.sun.net.httpserver;

import javax.net.ssl.SSLSession;

/** A request and its answer over TLS. */
public abstract class HttpsExchange extends HttpExchange {
    protected HttpsExchange() {
    }

    public abstract SSLSession getSSLSession();
}
