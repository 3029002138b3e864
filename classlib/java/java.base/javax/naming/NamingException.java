// SPDX-License-Identifier: MIT
package javax.naming;

import java.util.Collections;
import java.util.List;

/** A name service could not do it: how far it came, and why it ended there. */
public class NamingException extends Exception {
    private static final long serialVersionUID = -1299181962103167177L;

    protected Name resolvedName;
    protected Object resolvedObj;
    protected Name remainingName;
    protected Throwable rootException;

    public NamingException(String explanation) {
        super(explanation);
    }

    public NamingException() {
    }

    public Name getResolvedName() {
        return resolvedName;
    }

    public Name getRemainingName() {
        return remainingName;
    }

    public Object getResolvedObj() {
        return resolvedObj;
    }

    public String getExplanation() {
        return getMessage();
    }

    private static Name copy(Name name) {
        return name == null ? null : (Name) name.clone();
    }

    public void setResolvedName(Name name) {
        resolvedName = copy(name);
    }

    public void setRemainingName(Name name) {
        remainingName = copy(name);
    }

    public void setResolvedObj(Object obj) {
        resolvedObj = obj;
    }

    public void appendRemainingComponent(String name) {
        if (name != null) appendRemainingName(new CompositeName(Collections.enumeration(List.of(name))));
    }

    public void appendRemainingName(Name name) {
        if (name == null) return;
        try {
            if (remainingName == null) remainingName = copy(name);
            else remainingName.addAll(name);
        } catch (InvalidNameException e) {
            throw new IllegalArgumentException(e.toString());
        }
    }

    public Throwable getRootCause() {
        return rootException;
    }

    public void setRootCause(Throwable e) {
        if (e != this) rootException = e;
    }

    @Override
    public Throwable getCause() {
        return getRootCause();
    }

    @Override
    public Throwable initCause(Throwable cause) {
        super.initCause(cause);
        setRootCause(cause);
        return this;
    }

    @Override
    public String toString() {
        String text = super.toString();
        if (rootException != null) text += " [Root exception is " + rootException + "]";
        return remainingName == null ? text : text + "; remaining name '" + remainingName + "'";
    }

    public String toString(boolean detail) {
        return detail && resolvedObj != null ? this + "; resolved object " + resolvedObj : toString();
    }
}
