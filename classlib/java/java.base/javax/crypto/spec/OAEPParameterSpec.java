// SPDX-License-Identifier: MIT
package javax.crypto.spec;

import java.security.spec.AlgorithmParameterSpec;
import java.security.spec.MGF1ParameterSpec;
import java.util.Objects;

/** Digest, mask generation and source of OAEP padding (PKCS 1). */
public class OAEPParameterSpec implements AlgorithmParameterSpec {
    public static final OAEPParameterSpec DEFAULT =
            new OAEPParameterSpec("SHA-1", "MGF1", MGF1ParameterSpec.SHA1, PSource.PSpecified.DEFAULT);

    private final String digest;
    private final String mask;
    private final AlgorithmParameterSpec maskParameters;
    private final PSource source;

    public OAEPParameterSpec(String mdName, String mgfName, AlgorithmParameterSpec mgfSpec, PSource pSrc) {
        digest = Objects.requireNonNull(mdName, "digest algorithm is null");
        mask = Objects.requireNonNull(mgfName, "mask generation function algorithm is null");
        source = Objects.requireNonNull(pSrc, "source of the encoding input is null");
        maskParameters = mgfSpec;
    }

    public String getDigestAlgorithm() {
        return digest;
    }

    public String getMGFAlgorithm() {
        return mask;
    }

    public AlgorithmParameterSpec getMGFParameters() {
        return maskParameters;
    }

    public PSource getPSource() {
        return source;
    }
}
