// SPDX-License-Identifier: MIT
package java.security.cert;

import java.util.Objects;

/** A store behind a server of LDAP. */
public class LDAPCertStoreParameters implements CertStoreParameters {
    private static final int LDAP_PORT = 389;

    private final String serverName;
    private final int port;

    public LDAPCertStoreParameters(String serverName, int port) {
        this.serverName = Objects.requireNonNull(serverName);
        this.port = port;
    }

    public LDAPCertStoreParameters(String serverName) {
        this(serverName, LDAP_PORT);
    }

    public LDAPCertStoreParameters() {
        this("localhost", LDAP_PORT);
    }

    public String getServerName() {
        return serverName;
    }

    public int getPort() {
        return port;
    }

    @Override
    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    @Override
    public String toString() {
        return "LDAPCertStoreParameters: [\n  serverName: " + serverName + "\n  port: " + port + "\n]";
    }
}
