// SPDX-License-Identifier: MIT
package java.time.chrono;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.io.StreamCorruptedException;

/** The serialized form of a chronology: a byte that tells so, and its id. */
final class Ser implements Externalizable {
    private static final long serialVersionUID = -6103370247208168577L;
    static final byte CHRONOLOGY = 1;

    private Chronology chronology;

    /** For the object stream. */
    public Ser() {
    }

    Ser(Chronology chronology) {
        this.chronology = chronology;
    }

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeByte(CHRONOLOGY);
        out.writeUTF(chronology.getId());
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        if (in.readByte() != CHRONOLOGY) throw new StreamCorruptedException("Unknown serialized type");
        chronology = Chronology.of(in.readUTF());
    }

    private Object readResolve() {
        return chronology;
    }
}
