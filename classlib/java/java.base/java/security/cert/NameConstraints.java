// SPDX-License-Identifier: MIT
package java.security.cert;

import java.util.ArrayList;
import java.util.List;
import jdk.internal.security.Der;

/**
 * Constraints of names, RFC 5280, 4.2.1.10: a name must not lie in an excluded subtree, and must lie in a permitted one
 * if there are any of its kind.
 */
final class NameConstraints {
    private final List<GeneralName> permitted, excluded;

    NameConstraints(byte[] encoded) {
        Der in = new Der(encoded).next(Der.SEQUENCE);
        permitted = subtrees(in, 0xa0);
        excluded = subtrees(in, 0xa1);
    }

    private static List<GeneralName> subtrees(Der in, int tag) {
        List<GeneralName> bases = new ArrayList<>();
        if (!in.isNext(tag)) return bases;
        for (Der trees = in.next(tag); trees.hasNext();) bases.add(GeneralName.read(trees.next(Der.SEQUENCE)));
        return bases;
    }

    boolean allow(GeneralName name) {
        boolean asked = false, found = false;
        for (GeneralName base : excluded)
            if (base.isKindOf(name) && name.isWithin(base)) return false;
        for (GeneralName base : permitted) {
            if (!base.isKindOf(name)) continue;
            asked = true;
            found |= name.isWithin(base);
        }
        return !asked || found;
    }
}
