// SPDX-License-Identifier: MIT
package com.sun.net.httpserver;

import java.io.IOException;
import java.util.List;
import java.util.ListIterator;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** Sees exchanges before, and after, their handler does. */
public abstract class Filter {
    protected Filter() {
    }

    /** The filters that are still to come, then the handler. */
    public static class Chain {
        private final ListIterator<Filter> rest;
        private final HttpHandler handler;

        public Chain(List<Filter> filters, HttpHandler handler) {
            rest = filters.listIterator();
            this.handler = handler;
        }

        public void doFilter(HttpExchange exchange) throws IOException {
            if (rest.hasNext())
                rest.next().doFilter(exchange, this);
            else
                handler.handle(exchange);
        }
    }

    public abstract void doFilter(HttpExchange exchange, Chain chain) throws IOException;

    public abstract String description();

    /** Operations of others around the rest of the chain; two of the three are null. */
    private static final class Around extends Filter {
        private final String description;
        private final Consumer<HttpExchange> before, after;
        private final UnaryOperator<Request> adapt;

        Around(String description, Consumer<HttpExchange> before, Consumer<HttpExchange> after,
                UnaryOperator<Request> adapt) {
            this.description = Objects.requireNonNull(description);
            this.before = before;
            this.after = after;
            this.adapt = adapt;
        }

        @Override
        public void doFilter(HttpExchange exchange, Chain chain) throws IOException {
            HttpExchange seen = exchange;
            if (before != null)
                before.accept(exchange);
            if (adapt != null)
                seen = new AdaptedExchange(exchange, adapt.apply(exchange));
            chain.doFilter(seen);
            if (after != null)
                after.accept(exchange);
        }

        @Override
        public String description() {
            return description;
        }
    }

    public static Filter beforeHandler(String description, Consumer<HttpExchange> operation) {
        return new Around(description, Objects.requireNonNull(operation), null, null);
    }

    public static Filter afterHandler(String description, Consumer<HttpExchange> operation) {
        return new Around(description, null, Objects.requireNonNull(operation), null);
    }

    public static Filter adaptRequest(String description, UnaryOperator<Request> requestOperator) {
        return new Around(description, null, null, Objects.requireNonNull(requestOperator));
    }
}
