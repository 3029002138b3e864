// SPDX-License-Identifier: MIT
package javax.net.ssl;

import java.util.List;

/** A session that tells more. */
public abstract class ExtendedSSLSession implements SSLSession {
    public List<SNIServerName> getRequestedServerNames() {
        throw new UnsupportedOperationException();
    }

    public List<byte[]> getStatusResponses() {
        throw new UnsupportedOperationException();
    }

    public abstract String[] getLocalSupportedSignatureAlgorithms();

    public abstract String[] getPeerSupportedSignatureAlgorithms();
}
