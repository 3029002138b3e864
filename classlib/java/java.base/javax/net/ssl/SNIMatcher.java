// SPDX-License-Identifier: MIT
package javax.net.ssl;

/** Says whether a name of its kind is the server's. */
public abstract class SNIMatcher {
    private final int type;

    protected SNIMatcher(int type) {
        if (type < 0) throw new IllegalArgumentException("Server name type cannot be less than zero");
        if (type > 255) throw new IllegalArgumentException("Server name type cannot be greater than 255");
        this.type = type;
    }

    public final int getType() {
        return type;
    }

    public abstract boolean matches(SNIServerName serverName);
}
