// SPDX-License-Identifier: MIT
package java.security.cert;

import java.util.Set;

/** What certificates and revocation lists of X.509 are extended by. */
public interface X509Extension {
    Set<String> getCriticalExtensionOIDs();

    byte[] getExtensionValue(String oid);

    Set<String> getNonCriticalExtensionOIDs();

    boolean hasUnsupportedCriticalExtension();
}
