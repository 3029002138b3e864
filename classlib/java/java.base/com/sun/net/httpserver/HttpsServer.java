// SPDX-License-Identifier: MIT
package com.sun.net.httpserver;

import com.sun.net.httpserver.spi.HttpServerProvider;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.Objects;

/** A server for HTTP over TLS, by a provider that has TLS: there is none here. */
public abstract class HttpsServer extends HttpServer {
    protected HttpsServer() {
    }

    public static HttpsServer create() throws IOException {
        return create(null, 0);
    }

    public static HttpsServer create(InetSocketAddress addr, int backlog) throws IOException {
        return HttpServerProvider.provider().createHttpsServer(addr, backlog);
    }

    public static HttpsServer create(InetSocketAddress addr, int backlog, String path, HttpHandler handler,
            Filter... filters) throws IOException {
        Objects.requireNonNull(path);
        Objects.requireNonNull(handler);
        for (Filter f : filters)
            Objects.requireNonNull(f);
        HttpsServer server = create(addr, backlog);
        HttpContext context = server.createContext(path, handler);
        for (Filter f : filters)
            context.getFilters().add(f);
        return server;
    }

    public abstract void setHttpsConfigurator(HttpsConfigurator config);

    public abstract HttpsConfigurator getHttpsConfigurator();
}
