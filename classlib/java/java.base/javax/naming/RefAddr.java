// SPDX-License-Identifier: MIT
package javax.naming;

import java.io.Serializable;
import java.util.Objects;

/** One address of an object: its kind, and the contents, which a subclass has. */
public abstract class RefAddr implements Serializable {
    private static final long serialVersionUID = -1468165120479154358L;

    protected String addrType;

    protected RefAddr(String addrType) {
        this.addrType = addrType;
    }

    public String getType() {
        return addrType;
    }

    public abstract Object getContent();

    @Override
    public boolean equals(Object obj) {
        return obj instanceof RefAddr && ((RefAddr) obj).addrType.equals(addrType)
                && Objects.equals(((RefAddr) obj).getContent(), getContent());
    }

    @Override
    public int hashCode() {
        return addrType.hashCode() + Objects.hashCode(getContent());
    }

    @Override
    public String toString() {
        return "Type: " + addrType + "\nContent: " + getContent() + "\n";
    }
}
