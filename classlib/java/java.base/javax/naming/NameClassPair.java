// SPDX-License-Identifier: MIT
package javax.naming;

import java.io.Serializable;

/** A name, and the class of what it is bound to. */
public class NameClassPair implements Serializable {
    private static final long serialVersionUID = 5620776610160863339L;

    private String name;
    private String className;
    private String fullName;
    private boolean isRel = true;

    public NameClassPair(String name, String className) {
        this(name, className, true);
    }

    public NameClassPair(String name, String className, boolean isRelative) {
        this.name = name;
        this.className = className;
        isRel = isRelative;
    }

    public String getClassName() {
        return className;
    }

    public String getName() {
        return name;
    }

    public void setName(String name) {
        this.name = name;
    }

    public void setClassName(String name) {
        className = name;
    }

    public boolean isRelative() {
        return isRel;
    }

    public void setRelative(boolean r) {
        isRel = r;
    }

    public String getNameInNamespace() {
        if (fullName == null) throw new UnsupportedOperationException();
        return fullName;
    }

    public void setNameInNamespace(String fullName) {
        this.fullName = fullName;
    }

    @Override
    public String toString() {
        return (isRel ? "" : "(not relative)") + getName() + ": " + getClassName();
    }
}
