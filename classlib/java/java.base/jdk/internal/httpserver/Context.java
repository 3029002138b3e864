// SPDX-License-Identifier: MIT
package jdk.internal.httpserver;

import com.sun.net.httpserver.Authenticator;
import com.sun.net.httpserver.Filter;
import com.sun.net.httpserver.HttpContext;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** What a server does below one path. */
final class Context extends HttpContext {
    private final Server server;
    private final String path;
    private final Map<String, Object> attributes = Collections.synchronizedMap(new HashMap<>());
    private final List<Filter> filters = Collections.synchronizedList(new LinkedList<>());
    private volatile HttpHandler handler;
    private volatile Authenticator authenticator;

    Context(Server server, String path, HttpHandler handler) {
        this.server = server;
        this.path = path;
        this.handler = handler;
    }

    @Override
    public HttpHandler getHandler() {
        return handler;
    }

    @Override
    public void setHandler(HttpHandler h) {
        Objects.requireNonNull(h, "Null handler parameter");
        if (handler != null)
            throw new IllegalArgumentException("handler already set");
        handler = h;
    }

    @Override
    public String getPath() {
        return path;
    }

    @Override
    public HttpServer getServer() {
        return server;
    }

    @Override
    public Map<String, Object> getAttributes() {
        return attributes;
    }

    @Override
    public List<Filter> getFilters() {
        return filters;
    }

    @Override
    public Authenticator setAuthenticator(Authenticator auth) {
        Authenticator old = authenticator;
        authenticator = auth;
        return old;
    }

    @Override
    public Authenticator getAuthenticator() {
        return authenticator;
    }

    /** Asks the authenticator, then goes through filters and handler. */
    void handle(Exchange exchange) throws IOException {
        Authenticator a = authenticator;
        if (a != null && !admits(a, exchange))
            return;
        new Filter.Chain(List.copyOf(filters), handler).doFilter(exchange);
    }

    private static boolean admits(Authenticator a, Exchange exchange) throws IOException {
        Authenticator.Result result = a.authenticate(exchange);
        if (result instanceof Authenticator.Success) {
            exchange.setPrincipal(((Authenticator.Success) result).getPrincipal());
            return true;
        }
        int status = result instanceof Authenticator.Failure ? ((Authenticator.Failure) result).getResponseCode()
                : ((Authenticator.Retry) result).getResponseCode();
        exchange.getRequestBody().close();
        exchange.sendResponseHeaders(status, -1);
        return false;
    }
}
