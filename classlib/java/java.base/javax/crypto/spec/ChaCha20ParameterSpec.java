// SPDX-License-Identifier: MIT
package javax.crypto.spec;

import java.security.spec.AlgorithmParameterSpec;
import java.util.Objects;

/** A nonce of 12 bytes, and the first value of the counter. */
public final class ChaCha20ParameterSpec implements AlgorithmParameterSpec {
    private final byte[] nonce;
    private final int counter;

    public ChaCha20ParameterSpec(byte[] nonce, int counter) {
        if (Objects.requireNonNull(nonce, "Nonce must be non-null").length != 12)
            throw new IllegalArgumentException("Nonce must be 12-bytes in length");
        this.nonce = nonce.clone();
        this.counter = counter;
    }

    public byte[] getNonce() {
        return nonce.clone();
    }

    public int getCounter() {
        return counter;
    }
}
