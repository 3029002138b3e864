// SPDX-License-Identifier: MIT
package com.sun.net.httpserver;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Objects;

/** Name and password as RFC 7617 says. */
public abstract class BasicAuthenticator extends Authenticator {
    protected final String realm;
    private final Charset charset;

    public BasicAuthenticator(String realm) {
        this(realm, StandardCharsets.UTF_8);
    }

    public BasicAuthenticator(String realm, Charset charset) {
        Objects.requireNonNull(charset);
        if (realm.isEmpty())
            throw new IllegalArgumentException("realm must not be empty");
        for (int i = 0; i < realm.length(); i++)
            if (realm.charAt(i) == '"' && (i == 0 || realm.charAt(i - 1) != '\\'))
                throw new IllegalArgumentException("realm invalid (\" not quoted): " + realm);
        this.realm = realm;
        this.charset = charset;
    }

    public String getRealm() {
        return realm;
    }

    @Override
    public Result authenticate(HttpExchange t) {
        String given = t.getRequestHeaders().getFirst("Authorization");
        if (given == null) {
            ask(t);
            return new Retry(401);
        }
        int blank = given.indexOf(' ');
        if (blank < 0 || !given.substring(0, blank).equalsIgnoreCase("Basic"))
            return new Failure(401);
        String pair;
        try {
            pair = new String(Base64.getDecoder().decode(given.substring(blank + 1).trim()), charset);
        } catch (IllegalArgumentException e) {
            return new Failure(401);
        }
        int colon = pair.indexOf(':');
        if (colon < 0)
            return new Failure(401);
        String name = pair.substring(0, colon);
        if (checkCredentials(name, pair.substring(colon + 1)))
            return new Success(new HttpPrincipal(name, realm));
        ask(t);
        return new Failure(401);
    }

    private void ask(HttpExchange t) {
        String charsetPart = charset.equals(StandardCharsets.UTF_8) ? ", charset=\"UTF-8\"" : "";
        t.getResponseHeaders().set("WWW-Authenticate", "Basic realm=\"" + realm + "\"" + charsetPart);
    }

    public abstract boolean checkCredentials(String username, String password);
}
