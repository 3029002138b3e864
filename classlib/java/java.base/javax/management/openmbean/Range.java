// SPDX-License-Identifier: MIT
package javax.management.openmbean;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import javax.management.Descriptor;
import javax.management.ImmutableDescriptor;
import javax.management.JMX;

/** The values of an attribute or parameter: a type, perhaps a default, and the legal ones or their bounds. */
final class Range {
    final OpenType<?> type;
    final Object otherwise;
    final Set<?> legal;
    final Comparable<?> min, max;

    private Range(OpenType<?> type, Object otherwise, Set<?> legal, Comparable<?> min, Comparable<?> max) {
        this.type = type;
        this.otherwise = otherwise;
        this.legal = legal;
        this.min = min;
        this.max = max;
    }

    static OpenType<?> needed(OpenType<?> type) {
        if (type == null) throw new IllegalArgumentException("OpenType cannot be null");
        return type;
    }

    /** As given to a constructor: legal values or bounds, each of them may be null. */
    static Range of(OpenType<?> type, Object otherwise, Object[] legal, Comparable<?> min, Comparable<?> max)
            throws OpenDataException {
        Set<?> set = legal == null || legal.length == 0 ? null
                : Collections.unmodifiableSet(new HashSet<Object>(Arrays.asList(legal)));
        Range r = new Range(needed(type), otherwise, set, min, max);
        r.check();
        return r;
    }

    /** As the fields of a descriptor tell. */
    static Range of(OpenType<?> type, Descriptor d) {
        if (d == null) return new Range(needed(type), null, null, null, null);
        Object legal = d.getFieldValue(JMX.LEGAL_VALUES_FIELD);
        Set<?> set = legal == null ? null : legal instanceof Set ? Collections.unmodifiableSet((Set<?>) legal)
                : Collections.unmodifiableSet(new LinkedHashSet<Object>(Arrays.asList((Object[]) legal)));
        Range r = new Range(needed(type), d.getFieldValue(JMX.DEFAULT_VALUE_FIELD), set, (Comparable<?>) d
                .getFieldValue(JMX.MIN_VALUE_FIELD), (Comparable<?>) d.getFieldValue(JMX.MAX_VALUE_FIELD));
        try {
            r.check();
        } catch (OpenDataException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
        return r;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static int compare(Comparable a, Object b) {
        return a.compareTo(b);
    }

    private void check() throws OpenDataException {
        if (legal != null && (min != null || max != null))
            throw new OpenDataException("cannot have both legalValue and minValue or maxValue");
        if (otherwise != null && (type.isArray() || type instanceof TabularType))
            throw new OpenDataException("Default value not supported for ArrayType and TabularType");
        if (legal != null && (type.isArray() || type instanceof TabularType))
            throw new OpenDataException("Legal values not supported for TabularType and arrays");
        need(min, "minValue");
        need(max, "maxValue");
        need(otherwise, "defaultValue");
        for (Object o : legal == null ? Collections.<Object>emptySet() : legal) need(o, "legal value");
        if (min != null && max != null && compare(min, max) > 0)
            throw new OpenDataException("minValue cannot be greater than maxValue");
        if (otherwise != null && legal != null && !legal.contains(otherwise))
            throw new OpenDataException("defaultValue is not contained in legalValues");
        if (otherwise != null && min != null && compare(min, otherwise) > 0)
            throw new OpenDataException("minValue cannot be greater than defaultValue");
        if (otherwise != null && max != null && compare(max, otherwise) < 0)
            throw new OpenDataException("defaultValue cannot be greater than maxValue");
    }

    private void need(Object value, String what) throws OpenDataException {
        if (value != null && !type.isValue(value))
            throw new OpenDataException("Argument " + what + "'s class [\"" + value.getClass().getName()
                    + "\"] does not match the one defined in openType[\"" + type.getClassName() + "\"]");
    }

    boolean accepts(Object value) {
        if (value == null) return otherwise != null;
        return type.isValue(value) && (legal == null || legal.contains(value))
                && (min == null || compare(min, value) <= 0) && (max == null || compare(max, value) >= 0);
    }

    /** The fields of a descriptor that say this, with those of another one. */
    Descriptor descriptor(Descriptor more) {
        TreeMap<String, Object> m = new TreeMap<String, Object>();
        m.put(JMX.OPEN_TYPE_FIELD, type);
        if (otherwise != null) m.put(JMX.DEFAULT_VALUE_FIELD, otherwise);
        if (legal != null) m.put(JMX.LEGAL_VALUES_FIELD, legal);
        if (min != null) m.put(JMX.MIN_VALUE_FIELD, min);
        if (max != null) m.put(JMX.MAX_VALUE_FIELD, max);
        TreeMap<String, Object> rest = new TreeMap<String, Object>();
        if (more != null)
            for (String n : more.getFieldNames()) if (!m.containsKey(n)) rest.put(n, more.getFieldValue(n));
        return ImmutableDescriptor.union(new ImmutableDescriptor(m), new ImmutableDescriptor(rest));
    }

    static boolean same(OpenMBeanParameterInfo a, OpenMBeanParameterInfo b) {
        return a.getName().equals(b.getName()) && a.getOpenType().equals(b.getOpenType())
                && Objects.equals(a.getDefaultValue(), b.getDefaultValue())
                && Objects.equals(a.getMinValue(), b.getMinValue()) && Objects.equals(a.getMaxValue(), b.getMaxValue())
                && Objects.equals(a.getLegalValues(), b.getLegalValues());
    }

    int hash(String name) {
        return name.hashCode() + type.hashCode() + Objects.hashCode(otherwise) + Objects.hashCode(min)
                + Objects.hashCode(max) + Objects.hashCode(legal);
    }

    String text(String start, Descriptor d) {
        return start + ",openType=" + type + ",default=" + otherwise + ",minValue=" + min + ",maxValue=" + max
                + ",legalValues=" + legal + (d == null || d.getFieldNames().length == 0 ? "" : ",descriptor=" + d)
                + ")";
    }
}
