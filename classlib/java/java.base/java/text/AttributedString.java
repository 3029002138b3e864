// SPDX-License-Identifier: MIT
package java.text;

import java.text.AttributedCharacterIterator.Attribute;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Text with attributes. It is cut into runs: run i goes from starts.get(i) to the start of the next one, and has the
 * attributes
 * values.get(i). Adding an attribute cuts at both its ends and changes the runs between.
 */
public class AttributedString {
    private final String text;
    private final List<Integer> starts = new ArrayList<Integer>();
    private final List<Map<Attribute, Object>> values = new ArrayList<Map<Attribute, Object>>();

    public AttributedString(String text) {
        this.text = Objects.requireNonNull(text);
        starts.add(0);
        values.add(new HashMap<Attribute, Object>());
    }

    public AttributedString(String text, Map<? extends Attribute, ?> attributes) {
        this(text);
        Objects.requireNonNull(attributes);
        if (text.isEmpty()) {
            if (attributes.isEmpty()) return;
            throw new IllegalArgumentException("Can't add attribute to 0-length text");
        }
        values.get(0).putAll(attributes);
    }

    public AttributedString(AttributedCharacterIterator text) {
        this(text, text.getBeginIndex(), text.getEndIndex(), null);
    }

    public AttributedString(AttributedCharacterIterator text, int beginIndex, int endIndex) {
        this(text, beginIndex, endIndex, null);
    }

    /** A part of the text, with all attributes or with those named; annotations stay only if they lie wholly inside. */
    public AttributedString(AttributedCharacterIterator text, int beginIndex, int endIndex, Attribute[] attributes) {
        this(part(text, beginIndex, endIndex));
        Set<Attribute> keys = new HashSet<Attribute>(text.getAllAttributeKeys());
        if (attributes != null) {
            Set<Attribute> wanted = new HashSet<Attribute>();
            Collections.addAll(wanted, attributes);
            keys.retainAll(wanted);
        }
        for (Attribute key : keys) {
            int limit;
            for (int at = beginIndex; at < endIndex; at = limit) {
                text.setIndex(at);
                int start = text.getRunStart(key);
                limit = text.getRunLimit(key);
                Object value = text.getAttribute(key);
                boolean cut = start < beginIndex || limit > endIndex;
                if (value == null || cut && value instanceof Annotation) continue;
                addAttribute(key, value, at - beginIndex, Math.min(limit, endIndex) - beginIndex);
            }
        }
    }

    private static String part(AttributedCharacterIterator text, int begin, int end) {
        if (begin < text.getBeginIndex() || end > text.getEndIndex() || begin > end)
            throw new IllegalArgumentException("Invalid substring range");
        StringBuilder sb = new StringBuilder();
        text.setIndex(begin);
        for (char c = text.current(); text.getIndex() < end; c = text.next()) sb.append(c);
        return sb.toString();
    }

    public void addAttribute(Attribute attribute, Object value) {
        if (Objects.requireNonNull(attribute) != null && text.isEmpty())
            throw new IllegalArgumentException("Can't add attribute to 0-length text");
        addAttribute(attribute, value, 0, text.length());
    }

    public void addAttribute(Attribute attribute, Object value, int beginIndex, int endIndex) {
        Objects.requireNonNull(attribute);
        checkRange(beginIndex, endIndex);
        int first = cut(beginIndex), last = endIndex == text.length() ? starts.size() : cut(endIndex);
        for (int i = first; i < last; i++) values.get(i).put(attribute, value);
    }

    public void addAttributes(Map<? extends Attribute, ?> attributes, int beginIndex, int endIndex) {
        Objects.requireNonNull(attributes);
        if (beginIndex == endIndex && attributes.isEmpty()) return;
        checkRange(beginIndex, endIndex);
        for (Map.Entry<? extends Attribute, ?> e : attributes.entrySet())
            addAttribute(e.getKey(), e.getValue(), beginIndex, endIndex);
    }

    private void checkRange(int begin, int end) {
        if (begin < 0 || end > text.length() || begin >= end)
            throw new IllegalArgumentException("Invalid substring range");
    }

    /** The run that holds position at. */
    private int runAt(int at) {
        int i = Collections.binarySearch(starts, at);
        return i >= 0 ? i : -i - 2;
    }

    /** The run that begins at position at, made by cutting one if there is none. */
    private int cut(int at) {
        int run = runAt(at);
        if (starts.get(run) == at) return run;
        starts.add(run + 1, at);
        values.add(run + 1, new HashMap<Attribute, Object>(values.get(run)));
        return run + 1;
    }

    public AttributedCharacterIterator getIterator() {
        return new Walk(this, null, 0, text.length());
    }

    public AttributedCharacterIterator getIterator(Attribute[] attributes) {
        return new Walk(this, attributes, 0, text.length());
    }

    public AttributedCharacterIterator getIterator(Attribute[] attributes, int beginIndex, int endIndex) {
        if (beginIndex < 0 || beginIndex > endIndex || endIndex > text.length())
            throw new IllegalArgumentException("Invalid substring range");
        return new Walk(this, attributes, beginIndex, endIndex);
    }

    /** Walks over the text between begin and end; runs are cut there as well. */
    private static final class Walk implements AttributedCharacterIterator {
        private final AttributedString from;
        private final Set<Attribute> wanted;        // null = all
        private final int begin, end;
        private int at;

        Walk(AttributedString from, Attribute[] wanted, int begin, int end) {
            this.from = from;
            this.begin = begin;
            this.end = end;
            at = begin;
            this.wanted = wanted == null ? null : new HashSet<Attribute>(java.util.Arrays.asList(wanted));
        }

        @Override
        public char first() {
            return setIndex(begin);
        }

        @Override
        public char last() {
            return setIndex(begin == end ? end : end - 1);
        }

        @Override
        public char current() {
            return at == end ? DONE : from.text.charAt(at);
        }

        @Override
        public char next() {
            if (at < end) at++;
            return current();
        }

        @Override
        public char previous() {
            if (at == begin) return DONE;
            at--;
            return current();
        }

        @Override
        public char setIndex(int position) {
            if (position < begin || position > end) throw new IllegalArgumentException("Invalid index");
            at = position;
            return current();
        }

        @Override
        public int getBeginIndex() {
            return begin;
        }

        @Override
        public int getEndIndex() {
            return end;
        }

        @Override
        public int getIndex() {
            return at;
        }

        /** The value of a key in a run; an annotation whose text is cut by begin or end is not there. */
        private Object value(int run, Attribute key) {
            Object v = from.values.get(run).get(key);
            if (!(v instanceof Annotation)) return v;
            int first = run, last = run;
            while (first > 0 && from.values.get(first - 1).get(key) == v) first--;
            while (last + 1 < from.values.size() && from.values.get(last + 1).get(key) == v) last++;
            int limit = last + 1 < from.starts.size() ? from.starts.get(last + 1) : from.text.length();
            return from.starts.get(first) < begin || limit > end ? null : v;
        }

        private boolean same(int run, int other, Set<? extends Attribute> keys) {
            for (Attribute key : keys) if (!Objects.equals(value(run, key), value(other, key))) return false;
            return true;
        }

        private int start(Set<? extends Attribute> keys) {
            if (at == end && begin < end && at == from.text.length()) return end;
            int run = from.runAt(at), first = run;
            while (first > 0 && same(run, first - 1, keys)) first--;
            return Math.max(begin, from.starts.get(first));
        }

        private int limit(Set<? extends Attribute> keys) {
            if (at == end) return end;
            int run = from.runAt(at), last = run;
            while (last + 1 < from.values.size() && same(run, last + 1, keys)) last++;
            return Math.min(end, last + 1 < from.starts.size() ? from.starts.get(last + 1) : from.text.length());
        }

        private Set<Attribute> keys() {
            Set<Attribute> all = new HashSet<Attribute>();
            for (int i = 0; i < from.values.size(); i++) all.addAll(from.values.get(i).keySet());
            if (wanted != null) all.retainAll(wanted);
            return all;
        }

        @Override
        public int getRunStart() {
            return start(keys());
        }

        @Override
        public int getRunStart(Attribute attribute) {
            return start(Collections.singleton(attribute));
        }

        @Override
        public int getRunStart(Set<? extends Attribute> attributes) {
            return start(attributes);
        }

        @Override
        public int getRunLimit() {
            return limit(keys());
        }

        @Override
        public int getRunLimit(Attribute attribute) {
            return limit(Collections.singleton(attribute));
        }

        @Override
        public int getRunLimit(Set<? extends Attribute> attributes) {
            return limit(attributes);
        }

        @Override
        public Map<Attribute, Object> getAttributes() {
            Map<Attribute, Object> map = new HashMap<Attribute, Object>();
            if (at == end && begin < end) return map;
            int run = from.runAt(at);
            for (Attribute key : from.values.get(run).keySet()) {
                Object v = value(run, key);
                if (v != null && (wanted == null || wanted.contains(key))) map.put(key, v);
            }
            return map;
        }

        @Override
        public Object getAttribute(Attribute attribute) {
            return at == end && begin < end ? null : value(from.runAt(at), attribute);
        }

        @Override
        public Set<Attribute> getAllAttributeKeys() {
            return keys();
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Walk && ((Walk) o).from == from && ((Walk) o).at == at && ((Walk) o).begin == begin
                    && ((Walk) o).end == end;
        }

        @Override
        public int hashCode() {
            return from.text.hashCode() ^ at ^ begin ^ end;
        }

        @Override
        public Object clone() {
            try {
                return super.clone();
            } catch (CloneNotSupportedException e) {
                throw new InternalError(e);
            }
        }
    }
}
