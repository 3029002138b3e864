// SPDX-License-Identifier: MIT
package javax.naming;

import java.io.Serializable;
import java.util.Enumeration;
import java.util.Vector;

/** An object that is outside of the naming system: its class, where it is, and who makes it. */
public class Reference implements Cloneable, Serializable {
    private static final long serialVersionUID = -1673475790065791735L;

    protected String className;
    protected Vector<RefAddr> addrs = new Vector<>();
    protected String classFactory, classFactoryLocation;

    public Reference(String className) {
        this.className = className;
    }

    public Reference(String className, RefAddr addr) {
        this(className);
        addrs.add(addr);
    }

    public Reference(String className, String factory, String factoryLocation) {
        this(className);
        classFactory = factory;
        classFactoryLocation = factoryLocation;
    }

    public Reference(String className, RefAddr addr, String factory, String factoryLocation) {
        this(className, factory, factoryLocation);
        addrs.add(addr);
    }

    public String getClassName() {
        return className;
    }

    public String getFactoryClassName() {
        return classFactory;
    }

    public String getFactoryClassLocation() {
        return classFactoryLocation;
    }

    /** The first address of this kind, or null. */
    public RefAddr get(String addrType) {
        for (RefAddr a : addrs) if (a.getType().equals(addrType)) return a;
        return null;
    }

    public RefAddr get(int posn) {
        return addrs.elementAt(posn);
    }

    public Enumeration<RefAddr> getAll() {
        return addrs.elements();
    }

    public int size() {
        return addrs.size();
    }

    public void add(RefAddr addr) {
        addrs.addElement(addr);
    }

    public void add(int posn, RefAddr addr) {
        addrs.insertElementAt(addr, posn);
    }

    public Object remove(int posn) {
        RefAddr old = addrs.elementAt(posn);
        addrs.removeElementAt(posn);
        return old;
    }

    public void clear() {
        addrs.removeAllElements();
    }

    /** The factory does not count. */
    @Override
    public boolean equals(Object obj) {
        return obj instanceof Reference && ((Reference) obj).className.equals(className)
                && ((Reference) obj).addrs.equals(addrs);
    }

    @Override
    public int hashCode() {
        int sum = className.hashCode();
        for (RefAddr a : addrs) sum += a.hashCode();
        return sum;
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder("Reference Class Name: " + className + "\n");
        for (RefAddr a : addrs) sb.append(a);
        return sb.toString();
    }

    @Override
    public Object clone() {
        Reference r = new Reference(className, classFactory, classFactoryLocation);
        r.addrs = new Vector<>(addrs);
        return r;
    }
}
