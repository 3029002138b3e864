// SPDX-License-Identifier: MIT
package javax.crypto.spec;

import java.util.Objects;

/** Where the encoding input of OAEP comes from. */
public class PSource {
    private final String algorithm;

    protected PSource(String pSrcName) {
        algorithm = Objects.requireNonNull(pSrcName, "pSource algorithm is null");
    }

    public String getAlgorithm() {
        return algorithm;
    }

    /** It is said. */
    public static final class PSpecified extends PSource {
        public static final PSpecified DEFAULT = new PSpecified(new byte[0]);

        private final byte[] p;

        public PSpecified(byte[] p) {
            super("PSpecified");
            this.p = p.clone();
        }

        public byte[] getValue() {
            return p.clone();
        }
    }
}
