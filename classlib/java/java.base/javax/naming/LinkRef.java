// SPDX-License-Identifier: MIT
package javax.naming;

/** A reference to a name, which is followed where it is met. */
public class LinkRef extends Reference {
    private static final long serialVersionUID = -5386290613498931298L;
    private static final String ADDRESS = "LinkAddress";

    public LinkRef(Name linkName) {
        this(linkName.toString());
    }

    public LinkRef(String linkName) {
        super(LinkRef.class.getName(), new StringRefAddr(ADDRESS, linkName));
    }

    public String getLinkName() throws NamingException {
        RefAddr a = LinkRef.class.getName().equals(className) ? get(ADDRESS) : null;
        if (!(a instanceof StringRefAddr)) throw new MalformedLinkException();
        return (String) a.getContent();
    }
}
