// SPDX-License-Identifier: MIT
package com.sun.net.httpserver;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.function.Predicate;

/** Handlers made of others, and fixed answers. */
public final class HttpHandlers {
    private HttpHandlers() {
    }

    public static HttpHandler handleOrElse(Predicate<Request> handlerTest, HttpHandler handler,
            HttpHandler fallbackHandler) {
        Objects.requireNonNull(handlerTest);
        Objects.requireNonNull(handler);
        Objects.requireNonNull(fallbackHandler);
        return new HttpHandler() {
            @Override
            public void handle(HttpExchange exchange) throws IOException {
                (handlerTest.test(exchange) ? handler : fallbackHandler).handle(exchange);
            }
        };
    }

    public static HttpHandler of(int statusCode, Headers headers, String body) {
        if (statusCode < 100 || statusCode > 999)
            throw new IllegalArgumentException("statusCode must be 3-digit: " + statusCode);
        Headers fixed = Headers.of(headers);
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        return new HttpHandler() {
            @Override
            public void handle(HttpExchange exchange) throws IOException {
                try (HttpExchange e = exchange) {
                    e.getRequestBody().readAllBytes();
                    e.getResponseHeaders().putAll(fixed);
                    if (e.getRequestMethod().equals("HEAD")) {
                        e.getResponseHeaders().set("Content-Length", Integer.toString(bytes.length));
                        e.sendResponseHeaders(statusCode, -1);
                        return;
                    }
                    e.sendResponseHeaders(statusCode, bytes.length == 0 ? -1 : bytes.length);
                    OutputStream out = e.getResponseBody();
                    out.write(bytes);
                }
            }
        };
    }
}
