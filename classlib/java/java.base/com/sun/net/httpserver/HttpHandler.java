// SPDX-License-Identifier: MIT
package com.sun.net.httpserver;

import java.io.IOException;

/** Answers requests. */
@FunctionalInterface
public interface HttpHandler {
    void handle(HttpExchange exchange) throws IOException;
}
