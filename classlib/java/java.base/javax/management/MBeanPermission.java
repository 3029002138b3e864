// SPDX-License-Identifier: MIT
package javax.management;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.security.Permission;
import java.util.Objects;
import java.util.TreeSet;

/**
 * What may be done with beans: class#member[name], each part of which may be left out, which means all, and some
 * actions. A part "-" is none: a permission that is asked for says so where there is no class, member or name.
 */
public class MBeanPermission extends Permission {
    private static final long serialVersionUID = -2416928705275160661L;
    private static final TreeSet<String> ACTIONS = new TreeSet<String>(java.util.Arrays.asList(
            "addNotificationListener",
            "getAttribute", "getClassLoader", "getClassLoaderFor", "getClassLoaderRepository", "getDomains",
            "getMBeanInfo", "getObjectInstance", "instantiate", "invoke", "isInstanceOf", "queryMBeans", "queryNames",
            "registerMBean", "removeNotificationListener", "setAttribute", "unregisterMBean"));

    private transient String className, member; // "*": all, null: none
    private transient ObjectName objectName;    // null: none
    private String actions;                 // as they were given
    private transient TreeSet<String> allowed;

    public MBeanPermission(String name, String actions) {
        super(name);
        if (name == null || name.isEmpty())
            throw new IllegalArgumentException("MBeanPermission name cannot be empty or null");
        parse();
        this.actions = actions;
        allowed = actions(actions);
    }

    public MBeanPermission(String className, String member, ObjectName objectName, String actions) {
        super((className == null ? "-" : className) + "#" + (member == null ? "-" : member) + "[" + (objectName == null
                ? "-" : objectName.getCanonicalName()) + "]");
        this.className = className == null ? null : part(className);
        this.member = member == null ? null : part(member);
        this.objectName = objectName;
        this.actions = actions;
        allowed = actions(actions);
    }

    /** Takes the name apart. */
    private void parse() {
        String name = getName();
        int bracket = name.indexOf('[');
        if (bracket >= 0 && !name.endsWith("]"))
            throw new IllegalArgumentException("MBeanPermission: The ObjectName in the target name must be included in "
                    + "square brackets");
        String target = bracket < 0 ? name : name.substring(0, bracket);
        int hash = target.indexOf('#');
        className = part(hash < 0 ? target : target.substring(0, hash));
        member = part(hash < 0 ? "" : target.substring(hash + 1));
        objectName = bracket < 0 ? ObjectName.WILDCARD : parse(name.substring(bracket + 1, name.length() - 1));
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        parse();
        allowed = actions(actions);
    }

    private static String part(String s) {
        return s.isEmpty() ? "*" : s.equals("-") ? null : s;
    }

    private static ObjectName parse(String s) {
        try {
            return s.equals("-") ? null : new ObjectName(s.isEmpty() ? "*:*" : s);
        } catch (MalformedObjectNameException e) {
            throw new IllegalArgumentException("MBeanPermission: The target name does not specify a valid ObjectName",
                    e);
        }
    }

    private static TreeSet<String> actions(String text) {
        if (text == null) throw new IllegalArgumentException("MBeanPermission: actions can't be null");
        TreeSet<String> set = new TreeSet<String>();
        for (String s : text.split(",", -1)) {
            String a = s.trim();
            if (a.equals("*")) set.addAll(ACTIONS);
            else if (ACTIONS.contains(a)) set.add(a);
            else throw new IllegalArgumentException("MBeanPermission: invalid action [" + a + "]");
        }
        if (set.contains("queryMBeans")) set.add("queryNames");
        return set;
    }

    @Override
    public String getActions() {
        return actions;
    }

    @Override
    public int hashCode() {
        return getName().hashCode() + allowed.hashCode();
    }

    /** Whether a part, which may end in a star, allows another one. */
    private static boolean allows(String mine, String theirs) {
        if (theirs == null || Objects.equals(mine, theirs) || "*".equals(mine)) return true;
        return mine != null && mine.endsWith("*") && theirs.startsWith(mine.substring(0, mine.length() - 1));
    }

    @Override
    public boolean implies(Permission p) {
        if (!(p instanceof MBeanPermission)) return false;
        MBeanPermission o = (MBeanPermission) p;
        if (!allowed.containsAll(o.allowed) || !allows(className, o.className) || !allows(member, o.member))
            return false;
        if (o.objectName == null) return true;
        return objectName != null && (objectName.equals(o.objectName) || objectName.apply(o.objectName));
    }

    @Override
    public boolean equals(Object obj) {
        if (!(obj instanceof MBeanPermission)) return false;
        MBeanPermission o = (MBeanPermission) obj;
        return allowed.equals(o.allowed) && getName().equals(o.getName());
    }
}
