// SPDX-License-Identifier: MIT
package com.sun.net.httpserver;

import java.net.URI;
import java.util.List;
import java.util.Objects;

/** A request as it is when nothing of its body is looked at. */
public interface Request {
    URI getRequestURI();

    String getRequestMethod();

    Headers getRequestHeaders();

    /** The same with one header more, if it has none of that name. */
    default Request with(String headerName, List<String> headerValues) {
        return new ExtendedRequest(this, Objects.requireNonNull(headerName), Objects.requireNonNull(headerValues));
    }
}
