// SPDX-License-Identifier: MIT
package javax.naming;

import java.util.Collections;
import java.util.Enumeration;
import java.util.Objects;
import java.util.Properties;
import java.util.Vector;

/** A name in one namespace, written as its syntax says: properties whose names begin with jndi.syntax. */
public class CompoundName implements Name {
    private static final long serialVersionUID = 3513100557083972036L;

    protected transient Properties mySyntax;
    private transient NameSyntax syntax;
    private transient Vector<String> parts = new Vector<>();

    protected CompoundName(Enumeration<String> comps, Properties syntax) {
        setSyntax(syntax);
        while (comps.hasMoreElements()) parts.add(comps.nextElement());
    }

    public CompoundName(String n, Properties syntax) throws InvalidNameException {
        setSyntax(syntax);
        parts = this.syntax.read(n);
    }

    private void setSyntax(Properties p) {
        mySyntax = Objects.requireNonNull(p);
        syntax = new NameSyntax(p);
    }

    @Override
    public String toString() {
        return syntax.write(parts);
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof CompoundName && size() == ((CompoundName) obj).size() && compareTo(obj) == 0;
    }

    @Override
    public int hashCode() {
        int sum = 0;
        for (String p : parts) sum += syntax.key(p).hashCode();
        return sum;
    }

    @Override
    public Object clone() {
        return new CompoundName(parts.elements(), mySyntax);
    }

    /** By the syntax of this name. */
    @Override
    public int compareTo(Object obj) {
        if (!(obj instanceof CompoundName)) throw new ClassCastException("not a compound name");
        Vector<String> other = ((CompoundName) obj).parts;
        for (int i = 0; i < Math.min(parts.size(), other.size()); i++) {
            int order = syntax.key(parts.get(i)).compareTo(syntax.key(other.get(i)));
            if (order != 0) return order;
        }
        return parts.size() - other.size();
    }

    @Override
    public int size() {
        return parts.size();
    }

    @Override
    public boolean isEmpty() {
        return parts.isEmpty();
    }

    @Override
    public Enumeration<String> getAll() {
        return parts.elements();
    }

    @Override
    public String get(int posn) {
        return parts.elementAt(posn);
    }

    private CompoundName range(int from, int to) {
        if (from < 0 || to > parts.size() || from > to)
            throw new ArrayIndexOutOfBoundsException("no such place: " + (from == 0 ? to : from));
        return new CompoundName(Collections.enumeration(parts.subList(from, to)), mySyntax);
    }

    @Override
    public Name getPrefix(int posn) {
        return range(0, posn);
    }

    @Override
    public Name getSuffix(int posn) {
        return range(posn, parts.size());
    }

    @Override
    public boolean startsWith(Name n) {
        return n instanceof CompoundName && n.size() <= size() && range(0, n.size()).equals(n);
    }

    @Override
    public boolean endsWith(Name n) {
        return n instanceof CompoundName && n.size() <= size() && range(size() - n.size(), size()).equals(n);
    }

    private void room(int more) throws InvalidNameException {
        if (syntax.isFlat() && size() + more > 1) throw new InvalidNameException("a flat name has one part only");
    }

    @Override
    public Name addAll(Name suffix) throws InvalidNameException {
        return addAll(size(), suffix);
    }

    @Override
    public Name addAll(int posn, Name n) throws InvalidNameException {
        if (!(n instanceof CompoundName)) throw new InvalidNameException("not a compound name: " + n);
        if (posn < 0 || posn > size()) throw new ArrayIndexOutOfBoundsException(posn);
        room(n.size());
        parts.addAll(posn, new Vector<>(((CompoundName) n).parts));
        return this;
    }

    @Override
    public Name add(String comp) throws InvalidNameException {
        return add(size(), comp);
    }

    @Override
    public Name add(int posn, String comp) throws InvalidNameException {
        if (posn < 0 || posn > size()) throw new ArrayIndexOutOfBoundsException(posn);
        room(1);
        parts.add(posn, comp);
        return this;
    }

    @Override
    public Object remove(int posn) throws InvalidNameException {
        return parts.remove(posn);
    }

    /** As documented: the syntax, the number of parts, then each. */
    private void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        s.writeObject(mySyntax);
        s.writeInt(size());
        for (String p : parts) s.writeObject(p);
    }

    private void readObject(java.io.ObjectInputStream s) throws java.io.IOException, ClassNotFoundException {
        setSyntax((Properties) s.readObject());
        parts = new Vector<>();
        for (int n = s.readInt(); n > 0; n--) parts.add((String) s.readObject());
    }
}
