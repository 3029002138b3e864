// SPDX-License-Identifier: MIT
package javax.net.ssl;

import java.security.cert.CertPathParameters;

/** What paths of certificates are validated by, of which this keeps a copy. */
public class CertPathTrustManagerParameters implements ManagerFactoryParameters {
    private final CertPathParameters parameters;

    public CertPathTrustManagerParameters(CertPathParameters parameters) {
        this.parameters = (CertPathParameters) parameters.clone();
    }

    public CertPathParameters getParameters() {
        return (CertPathParameters) parameters.clone();
    }
}
