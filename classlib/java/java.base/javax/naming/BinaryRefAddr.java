// SPDX-License-Identifier: MIT
package javax.naming;

import java.util.Arrays;

/** An address that is bytes. */
public class BinaryRefAddr extends RefAddr {
    private static final long serialVersionUID = -3415254970957330361L;
    private static final int SHOWN = 32;

    private byte[] buf;

    public BinaryRefAddr(String addrType, byte[] src) {
        this(addrType, src, 0, src.length);
    }

    public BinaryRefAddr(String addrType, byte[] src, int offset, int count) {
        super(addrType);
        buf = new byte[count];
        System.arraycopy(src, offset, buf, 0, count);
    }

    @Override
    public Object getContent() {
        return buf;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof BinaryRefAddr && ((BinaryRefAddr) obj).addrType.equals(addrType)
                && Arrays.equals(((BinaryRefAddr) obj).buf, buf);
    }

    @Override
    public int hashCode() {
        int sum = addrType.hashCode();
        for (byte b : buf) sum += b;
        return sum;
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder("Address Type: " + addrType + "\nAddressContents: ");
        for (int i = 0; i < Math.min(buf.length, SHOWN); i++) sb.append(Integer.toHexString(buf[i])).append(' ');
        return sb.append(buf.length >= SHOWN ? " ...\n" : "").toString();
    }
}
