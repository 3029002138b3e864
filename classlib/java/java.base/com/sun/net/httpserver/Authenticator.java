// SPDX-License-Identifier: MIT
package com.sun.net.httpserver;

/** Decides who may use a context. */
public abstract class Authenticator {
    protected Authenticator() {
    }

    /** What came of it. */
    public abstract static class Result {
        protected Result() {
        }
    }

    /** Refused: the answer has this status. */
    public static class Failure extends Result {
        private final int responseCode;

        public Failure(int responseCode) {
            this.responseCode = responseCode;
        }

        public int getResponseCode() {
            return responseCode;
        }
    }

    /** Known as principal. */
    public static class Success extends Result {
        private final HttpPrincipal principal;

        public Success(HttpPrincipal p) {
            principal = p;
        }

        public HttpPrincipal getPrincipal() {
            return principal;
        }
    }

    /** Asked for more: the answer has this status. */
    public static class Retry extends Result {
        private final int responseCode;

        public Retry(int responseCode) {
            this.responseCode = responseCode;
        }

        public int getResponseCode() {
            return responseCode;
        }
    }

    public abstract Result authenticate(HttpExchange exch);
}
