// SPDX-License-Identifier: MIT
package java.io;

/** A class that writes and reads its own contents in object streams. */
public interface Externalizable extends Serializable {
    void writeExternal(ObjectOutput out) throws IOException;

    void readExternal(ObjectInput in) throws IOException, ClassNotFoundException;
}
