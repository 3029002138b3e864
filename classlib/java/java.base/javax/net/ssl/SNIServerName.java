// SPDX-License-Identifier: MIT
package javax.net.ssl;

import java.util.Arrays;
import java.util.HexFormat;

/** A name that a client asks a server for: a kind, 0 to 255, and bytes. */
public abstract class SNIServerName {
    private final int type;
    private final byte[] encoded;

    protected SNIServerName(int type, byte[] encoded) {
        if (type < 0) throw new IllegalArgumentException("Server name type cannot be less than zero");
        if (type > 255) throw new IllegalArgumentException("Server name type cannot be greater than 255");
        if (encoded == null) throw new NullPointerException("Server name encoded value cannot be null");
        this.type = type;
        this.encoded = encoded.clone();
    }

    public final int getType() {
        return type;
    }

    public final byte[] getEncoded() {
        return encoded.clone();
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other != null && getClass() == other.getClass() && type == ((SNIServerName) other).type
                && Arrays.equals(encoded, ((SNIServerName) other).encoded);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * 17 + type) + Arrays.hashCode(encoded);
    }

    @Override
    public String toString() {
        return "type=" + (type == StandardConstants.SNI_HOST_NAME ? "host_name (0)" : "(" + type + ")") + ", value="
                + (encoded.length == 0 ? "(empty)" : HexFormat.ofDelimiter(":").withUpperCase().formatHex(encoded));
    }
}
