// SPDX-License-Identifier: MIT
package jdk.internal.xml;

/** The names that a document has used: a hash table from characters to names, so that a name costs no new string. */
final class XmlNames {
    private XmlName[] table = new XmlName[128];
    private int count;

    XmlName find(char[] ch, int start, int length) {
        int hash = 0;
        for (int i = start; i < start + length; i++) hash = hash * 31 + ch[i];
        for (XmlName n = table[hash & table.length - 1]; n != null; n = n.next)
            if (n.hash == hash && same(n.raw, ch, start, length)) return n;
        if (count > table.length) grow();
        XmlName made = new XmlName(new String(ch, start, length), hash);
        made.next = table[hash & table.length - 1];
        table[hash & table.length - 1] = made;
        count++;
        return made;
    }

    XmlName find(String name) {
        return find(name.toCharArray(), 0, name.length());
    }

    private static boolean same(String s, char[] ch, int start, int length) {
        if (s.length() != length) return false;
        for (int i = 0; i < length; i++)
            if (s.charAt(i) != ch[start + i]) return false;
        return true;
    }

    private void grow() {
        XmlName[] old = table;
        table = new XmlName[old.length * 2];
        for (int i = 0; i < old.length; i++) {
            for (XmlName n = old[i]; n != null;) {
                XmlName rest = n.next;
                n.next = table[n.hash & table.length - 1];
                table[n.hash & table.length - 1] = n;
                n = rest;
            }
        }
    }
}
