// SPDX-License-Identifier: MIT
package com.sun.net.httpserver;

import java.security.Principal;

/** Somebody in a realm. */
public class HttpPrincipal implements Principal {
    private final String username, realm;

    public HttpPrincipal(String username, String realm) {
        if (username == null || realm == null)
            throw new NullPointerException();
        this.username = username;
        this.realm = realm;
    }

    @Override
    public boolean equals(Object another) {
        if (!(another instanceof HttpPrincipal))
            return false;
        HttpPrincipal p = (HttpPrincipal) another;
        return username.equals(p.username) && realm.equals(p.realm);
    }

    @Override
    public String getName() {
        return realm + ":" + username;
    }

    public String getUsername() {
        return username;
    }

    public String getRealm() {
        return realm;
    }

    @Override
    public int hashCode() {
        return getName().hashCode();
    }

    @Override
    public String toString() {
        return getName();
    }
}
