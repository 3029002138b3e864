// SPDX-License-Identifier: MIT
package jdk.internal.xml.dom;

/** An element or an attribute: a name, in a namespace if it was made with one. */
abstract class DomNamed extends DomParent {
    private String name, uri, local;

    DomNamed(DomDocument owner, String name) {
        super(owner);
        this.name = name;
    }

    DomNamed(DomDocument owner, String uri, String name, int colon) {
        super(owner);
        rename(uri, name, colon);
    }

    final void rename(String namespace, String qName, int colon) {
        uri = namespace;
        name = qName;
        local = colon < 0 ? qName : qName.substring(colon + 1);
    }

    /** Level 1: no namespace, no local name. */
    final void renameOld(String qName) {
        name = qName;
        uri = local = null;
    }

    final void nameLike(DomNamed other) {
        name = other.name;
        uri = other.uri;
        local = other.local;
    }

    @Override
    public final String getNodeName() {
        return name;
    }

    @Override
    public final String getNamespaceURI() {
        return uri;
    }

    @Override
    public final String getLocalName() {
        return local;
    }

    @Override
    public final String getPrefix() {
        int colon = local == null ? -1 : name.indexOf(':');
        return colon < 0 ? null : name.substring(0, colon);
    }

    @Override
    public void setPrefix(String prefix) {
        checkWritable();
        if (local == null) throw Dom.badNamespace();
        String made = prefix == null || prefix.isEmpty() ? local : prefix + ":" + local;
        if (prefix != null && !prefix.isEmpty()) Dom.checkName(prefix);
        Dom.checkQualified(uri, made, getNodeType() == ATTRIBUTE_NODE);
        name = made;
    }
}
