// SPDX-License-Identifier: MIT
package com.sun.net.httpserver;

import java.net.URI;
import java.util.List;

/** A request with a header more than another; one that has the header already stays as it is. */
final class ExtendedRequest implements Request {
    private final Request old;
    private final Headers headers;

    ExtendedRequest(Request old, String name, List<String> values) {
        this.old = old;
        Headers given = old.getRequestHeaders();
        if (given.containsKey(name)) {
            headers = Headers.of(given);
        } else {
            Headers more = new Headers(given);
            more.put(name, List.copyOf(values));
            headers = Headers.of(more);
        }
    }

    @Override
    public URI getRequestURI() {
        return old.getRequestURI();
    }

    @Override
    public String getRequestMethod() {
        return old.getRequestMethod();
    }

    @Override
    public Headers getRequestHeaders() {
        return headers;
    }
}
