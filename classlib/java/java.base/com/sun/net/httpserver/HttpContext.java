// SPDX-License-Identifier: MIT
package com.sun.net.httpserver;

import java.util.List;
import java.util.Map;

/** The part of a server's paths that begins with one path: its handler, filters, authenticator. */
public abstract class HttpContext {
    protected HttpContext() {
    }

    public abstract HttpHandler getHandler();

    public abstract void setHandler(HttpHandler handler);

    public abstract String getPath();

    public abstract HttpServer getServer();

    public abstract Map<String, Object> getAttributes();

    public abstract List<Filter> getFilters();

    public abstract Authenticator setAuthenticator(Authenticator auth);

    public abstract Authenticator getAuthenticator();
}
