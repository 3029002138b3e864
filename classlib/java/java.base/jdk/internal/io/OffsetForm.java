// SPDX-License-Identifier: MIT
package jdk.internal.io;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.time.ZoneOffset;

/** A zone offset in the serialized forms: a byte of quarters of an hour, or the byte ODD and an int of seconds. */
public final class OffsetForm {
    private static final int ODD = 127;

    private OffsetForm() {
    }

    public static void write(ZoneOffset o, DataOutput out) throws IOException {
        int seconds = o.getTotalSeconds();
        boolean quarters = seconds % 900 == 0;
        out.writeByte(quarters ? seconds / 900 : ODD);
        if (!quarters) out.writeInt(seconds);
    }

    public static ZoneOffset read(DataInput in) throws IOException {
        int b = in.readByte();
        return ZoneOffset.ofTotalSeconds(b == ODD ? in.readInt() : b * 900);
    }
}
