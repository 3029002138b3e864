// SPDX-License-Identifier: MIT
package java.security.spec;

import java.util.Objects;

/** The digest of the mask generation function MGF1 (PKCS 1). */
public class MGF1ParameterSpec implements AlgorithmParameterSpec {
    public static final MGF1ParameterSpec SHA1 = new MGF1ParameterSpec("SHA-1");
    public static final MGF1ParameterSpec SHA224 = new MGF1ParameterSpec("SHA-224");
    public static final MGF1ParameterSpec SHA256 = new MGF1ParameterSpec("SHA-256");
    public static final MGF1ParameterSpec SHA384 = new MGF1ParameterSpec("SHA-384");
    public static final MGF1ParameterSpec SHA512 = new MGF1ParameterSpec("SHA-512");
    public static final MGF1ParameterSpec SHA512_224 = new MGF1ParameterSpec("SHA-512/224");
    public static final MGF1ParameterSpec SHA512_256 = new MGF1ParameterSpec("SHA-512/256");
    public static final MGF1ParameterSpec SHA3_224 = new MGF1ParameterSpec("SHA3-224");
    public static final MGF1ParameterSpec SHA3_256 = new MGF1ParameterSpec("SHA3-256");
    public static final MGF1ParameterSpec SHA3_384 = new MGF1ParameterSpec("SHA3-384");
    public static final MGF1ParameterSpec SHA3_512 = new MGF1ParameterSpec("SHA3-512");

    private final String digest;

    public MGF1ParameterSpec(String mdName) {
        digest = Objects.requireNonNull(mdName, "digest algorithm is null");
    }

    public String getDigestAlgorithm() {
        return digest;
    }

    @Override
    public String toString() {
        return "MGF1ParameterSpec[hashAlgorithm=" + digest + "]";
    }
}
