// SPDX-License-Identifier: MIT
package javax.naming.spi;

import java.io.Serializable;
import javax.naming.CompositeName;
import javax.naming.InvalidNameException;
import javax.naming.Name;

/** How far a name was resolved: to which object, and what remains. */
public class ResolveResult implements Serializable {
    private static final long serialVersionUID = -4552108072002407559L;

    protected Object resolvedObj;
    protected Name remainingName;

    protected ResolveResult() {
    }

    public ResolveResult(Object robj, String rcomp) {
        resolvedObj = robj;
        try {
            remainingName = new CompositeName(rcomp);
        } catch (InvalidNameException e) {
            remainingName = null;
        }
    }

    public ResolveResult(Object robj, Name rname) {
        resolvedObj = robj;
        setRemainingName(rname);
    }

    public Name getRemainingName() {
        return remainingName;
    }

    public Object getResolvedObj() {
        return resolvedObj;
    }

    public void setRemainingName(Name name) {
        remainingName = name == null ? null : (Name) name.clone();
    }

    public void appendRemainingName(Name name) {
        if (name == null) return;
        try {
            if (remainingName == null) setRemainingName(name);
            else remainingName.addAll(name);
        } catch (InvalidNameException e) {
            throw new IllegalArgumentException(e.getMessage());
        }
    }

    public void appendRemainingComponent(String name) {
        if (name == null) return;
        CompositeName rname = new CompositeName();
        try {
            rname.add(name);
        } catch (InvalidNameException e) {
            throw new IllegalArgumentException(e.getMessage());
        }
        appendRemainingName(rname);
    }

    public void setResolvedObj(Object obj) {
        resolvedObj = obj;
    }
}
