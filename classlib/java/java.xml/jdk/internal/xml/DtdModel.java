// SPDX-License-Identifier: MIT
package jdk.internal.xml;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The content model of an element as an automaton: each name in the model is a position, and after a child the
 * positions are known
 * that the next child may be at.
 *
 * <pre>
 *   (a,(b|c)*,d?)     positions 0 a, 1 b, 2 c, 3 d    first {0}    follow(0) = {1,2,3} = follow(1) = follow(2)    last
 * {0,1,2,3}
 * </pre>
 */
final class DtdModel {
    /** What a part of the model begins and ends with, and whether it may be empty. */
    private static final class Part {
        final BitSet first = new BitSet(), last = new BitSet();
        boolean empty;
    }

    private final String model;
    private int at;
    private final List<String> names = new ArrayList<String>();
    private final List<BitSet> follow = new ArrayList<BitSet>();
    private final Part whole;

    /** Of "(...)" as DtdScanner writes it, without blanks and without #PCDATA. */
    DtdModel(String model) {
        this.model = model;
        whole = part();
    }

    private Part part() {
        Part p = model.charAt(at) == '(' ? group() : name();
        char c = at < model.length() ? model.charAt(at) : ' ';
        if (c != '?' && c != '*' && c != '+') return p;
        at++;
        if (c != '+') p.empty = true;
        if (c != '?') join(p.last, p.first);
        return p;
    }

    private Part name() {
        int start = at;
        while ("?*+|,)".indexOf(model.charAt(at)) < 0) at++;
        Part p = new Part();
        p.first.set(names.size());
        p.last.set(names.size());
        names.add(model.substring(start, at));
        follow.add(new BitSet());
        return p;
    }

    private Part group() {
        at++;
        Part p = part();
        while (model.charAt(at) != ')') {
            boolean sequence = model.charAt(at++) == ',';
            Part q = part();
            if (sequence) {
                join(p.last, q.first);
                if (p.empty) p.first.or(q.first);
                if (!q.empty) p.last.clear();
                p.last.or(q.last);
                p.empty &= q.empty;
            } else {
                p.first.or(q.first);
                p.last.or(q.last);
                p.empty |= q.empty;
            }
        }
        at++;
        return p;
    }

    private void join(BitSet from, BitSet to) {
        for (int i = from.nextSetBit(0); i >= 0; i = from.nextSetBit(i + 1)) follow.get(i).or(to);
    }

    /** How many of the children fit, one after the other; -1 if all do but something is missing, -2 if all is well. */
    int match(List<String> children) {
        BitSet next = whole.first, here = null;
        for (int k = 0; k < children.size(); k++) {
            here = new BitSet();
            BitSet after = new BitSet();
            for (int i = next.nextSetBit(0); i >= 0; i = next.nextSetBit(i + 1)) {
                if (!names.get(i).equals(children.get(k))) continue;
                here.set(i);
                after.or(follow.get(i));
            }
            if (here.isEmpty()) return k;
            next = after;
        }
        return here == null ? whole.empty ? -2 : -1 : here.intersects(whole.last) ? -2 : -1;
    }
}
