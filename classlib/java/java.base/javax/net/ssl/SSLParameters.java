// SPDX-License-Identifier: MIT
package javax.net.ssl;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** How a connection shall be: suites, protocols, authentication, names. Arrays and lists are copied. */
public class SSLParameters {
    private String[] cipherSuites;
    private String[] protocols;
    private boolean wantClientAuth;
    private boolean needClientAuth;
    private String identification;
    private List<SNIServerName> serverNames;
    private List<SNIMatcher> matchers;
    private boolean suitesInOrder;
    private boolean retransmits = true;
    private int maximumPacketSize;
    private String[] applicationProtocols = {};

    public SSLParameters() {
    }

    public SSLParameters(String[] cipherSuites) {
        setCipherSuites(cipherSuites);
    }

    public SSLParameters(String[] cipherSuites, String[] protocols) {
        setCipherSuites(cipherSuites);
        setProtocols(protocols);
    }

    private static String[] copy(String[] a) {
        return a == null ? null : a.clone();
    }

    public String[] getCipherSuites() {
        return copy(cipherSuites);
    }

    public void setCipherSuites(String[] cipherSuites) {
        this.cipherSuites = copy(cipherSuites);
    }

    public String[] getProtocols() {
        return copy(protocols);
    }

    public void setProtocols(String[] protocols) {
        this.protocols = copy(protocols);
    }

    public boolean getWantClientAuth() {
        return wantClientAuth;
    }

    /** To want and to need exclude each other. */
    public void setWantClientAuth(boolean wantClientAuth) {
        this.wantClientAuth = wantClientAuth;
        needClientAuth = false;
    }

    public boolean getNeedClientAuth() {
        return needClientAuth;
    }

    public void setNeedClientAuth(boolean needClientAuth) {
        wantClientAuth = false;
        this.needClientAuth = needClientAuth;
    }

    public String getEndpointIdentificationAlgorithm() {
        return identification;
    }

    public void setEndpointIdentificationAlgorithm(String algorithm) {
        identification = algorithm;
    }

    /** At most one name of each kind. */
    public final void setServerNames(List<SNIServerName> serverNames) {
        Set<Integer> kinds = new HashSet<>();
        if (serverNames != null) {
            for (SNIServerName n : serverNames) {
                if (!kinds.add(n.getType()))
                    throw new IllegalArgumentException("Duplicated server name of type " + n.getType());
            }
        }
        this.serverNames = serverNames == null ? null : List.copyOf(serverNames);
    }

    public final List<SNIServerName> getServerNames() {
        return serverNames;
    }

    public final void setSNIMatchers(Collection<SNIMatcher> matchers) {
        Set<Integer> kinds = new HashSet<>();
        if (matchers != null) {
            for (SNIMatcher m : matchers) {
                if (!kinds.add(m.getType()))
                    throw new IllegalArgumentException("Duplicated server name of type " + m.getType());
            }
        }
        this.matchers = matchers == null ? null : List.copyOf(matchers);
    }

    public final Collection<SNIMatcher> getSNIMatchers() {
        return matchers;
    }

    public final void setUseCipherSuitesOrder(boolean honorOrder) {
        suitesInOrder = honorOrder;
    }

    public final boolean getUseCipherSuitesOrder() {
        return suitesInOrder;
    }

    public void setEnableRetransmissions(boolean enableRetransmissions) {
        retransmits = enableRetransmissions;
    }

    public boolean getEnableRetransmissions() {
        return retransmits;
    }

    public void setMaximumPacketSize(int maximumPacketSize) {
        if (maximumPacketSize < 0) throw new IllegalArgumentException("The maximum packet size cannot be negative");
        this.maximumPacketSize = maximumPacketSize;
    }

    public int getMaximumPacketSize() {
        return maximumPacketSize;
    }

    public String[] getApplicationProtocols() {
        return applicationProtocols.clone();
    }

    public void setApplicationProtocols(String[] protocols) {
        if (protocols == null) throw new IllegalArgumentException("protocols was null");
        for (String p : protocols) {
            if (p == null || p.isEmpty()) throw new IllegalArgumentException("An element of protocols was null/empty");
        }
        applicationProtocols = protocols.clone();
    }
}
