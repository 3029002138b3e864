// SPDX-License-Identifier: MIT
package javax.naming;

import java.util.Hashtable;

/** A name led to where another naming system begins. */
public class CannotProceedException extends NamingException {
    private static final long serialVersionUID = 1219724816191576813L;

    protected Name remainingNewName;
    protected Hashtable<?, ?> environment;
    protected Name altName;
    protected Context altNameCtx;

    public CannotProceedException(String explanation) {
        super(explanation);
    }

    public CannotProceedException() {
        super();
    }

    public Hashtable<?, ?> getEnvironment() {
        return environment;
    }

    public void setEnvironment(Hashtable<?, ?> environment) {
        this.environment = environment;
    }

    public Name getRemainingNewName() {
        return remainingNewName;
    }

    /** The exception keeps a copy. */
    public void setRemainingNewName(Name newName) {
        remainingNewName = newName == null ? null : (Name) newName.clone();
    }

    public Name getAltName() {
        return altName;
    }

    public void setAltName(Name altName) {
        this.altName = altName;
    }

    public Context getAltNameCtx() {
        return altNameCtx;
    }

    public void setAltNameCtx(Context altNameCtx) {
        this.altNameCtx = altNameCtx;
    }
}
