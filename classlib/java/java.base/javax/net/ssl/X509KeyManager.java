// SPDX-License-Identifier: MIT
package javax.net.ssl;

import java.net.Socket;
import java.security.Principal;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;

/** Chooses the keys, by certificates of X.509. */
public interface X509KeyManager extends KeyManager {
    String chooseClientAlias(String[] keyTypes, Principal[] issuers, Socket socket);

    String chooseServerAlias(String keyType, Principal[] issuers, Socket socket);

    X509Certificate[] getCertificateChain(String alias);

    String[] getClientAliases(String keyType, Principal[] issuers);

    PrivateKey getPrivateKey(String alias);

    String[] getServerAliases(String keyType, Principal[] issuers);
}
