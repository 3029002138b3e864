// SPDX-License-Identifier: MIT
package javax.management;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.security.BasicPermission;
import java.security.Permission;
import java.util.TreeSet;

/** What may be done with servers of beans. Who may create one may make a new one, too. */
public class MBeanServerPermission extends BasicPermission {
    private static final long serialVersionUID = -5661980843569388590L;
    private static final String[] NAMES = {"createMBeanServer", "findMBeanServer", "newMBeanServer",
        "releaseMBeanServer"};

    private transient TreeSet<String> names;

    public MBeanServerPermission(String name) {
        this(name, null);
    }

    public MBeanServerPermission(String name, String actions) {
        this(parse(name), actions);
    }

    private MBeanServerPermission(TreeSet<String> names, String actions) {
        super(text(names), actions);
        if (actions != null && !actions.isEmpty())
            throw new IllegalArgumentException("MBeanServerPermission actions must be null: " + actions);
        this.names = names;
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        names = parse(getName());
    }

    private static TreeSet<String> parse(String name) {
        TreeSet<String> set = new TreeSet<String>();
        if (name.trim().equals("*")) {
            set.addAll(java.util.Arrays.asList(NAMES));
            return set;
        }
        for (String s : name.split(",", -1)) {
            if (!java.util.Arrays.asList(NAMES).contains(s.trim()))
                throw new IllegalArgumentException("Invalid MBeanServerPermission name: " + s.trim());
            set.add(s.trim());
        }
        return set;
    }

    private static String text(TreeSet<String> names) {
        TreeSet<String> told = new TreeSet<String>(names);
        if (told.size() == NAMES.length) return "*";
        if (told.contains("createMBeanServer")) told.remove("newMBeanServer");
        return String.join(",", told);
    }

    private TreeSet<String> allowed() {
        TreeSet<String> all = new TreeSet<String>(names);
        if (all.contains("createMBeanServer")) all.add("newMBeanServer");
        return all;
    }

    @Override
    public int hashCode() {
        return allowed().hashCode();
    }

    @Override
    public boolean implies(Permission p) {
        return p instanceof MBeanServerPermission && allowed().containsAll(((MBeanServerPermission) p).allowed());
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof MBeanServerPermission && allowed().equals(((MBeanServerPermission) obj).allowed());
    }
}
