// SPDX-License-Identifier: MIT
package java.time.zone;

import java.io.Serializable;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/**
 * The offsets of a zone: an initial one, transitions in the order of time, and rules for the years after the last of
 * them. The standard offset (without summer time) has transitions of its own.
 */
public final class ZoneRules implements Serializable {
    private static final long serialVersionUID = 3044319355680032515L;

    private final ZoneOffset firstStandard, first;
    private final ZoneOffsetTransition[] standardChanges, changes;
    private final ZoneOffsetTransitionRule[] rules;

    private ZoneRules(ZoneOffset firstStandard, ZoneOffset first, List<ZoneOffsetTransition> standardChanges,
            List<ZoneOffsetTransition> changes, List<ZoneOffsetTransitionRule> rules) {
        this.firstStandard = firstStandard;
        this.first = first;
        this.standardChanges = standardChanges.toArray(new ZoneOffsetTransition[0]);
        this.changes = changes.toArray(new ZoneOffsetTransition[0]);
        this.rules = rules.toArray(new ZoneOffsetTransitionRule[0]);
    }

    public static ZoneRules of(ZoneOffset baseStandardOffset, ZoneOffset baseWallOffset,
            List<ZoneOffsetTransition> standardOffsetTransitionList, List<ZoneOffsetTransition> transitionList,
            List<ZoneOffsetTransitionRule> lastRules) {
        Objects.requireNonNull(baseStandardOffset, "baseStandardOffset");
        Objects.requireNonNull(baseWallOffset, "baseWallOffset");
        if (lastRules.size() > 16) throw new IllegalArgumentException("Too many transition rules");
        return new ZoneRules(baseStandardOffset, baseWallOffset, standardOffsetTransitionList, transitionList,
                lastRules);
    }

    public static ZoneRules of(ZoneOffset offset) {
        Objects.requireNonNull(offset, "offset");
        return new ZoneRules(offset, offset, Collections.<ZoneOffsetTransition>emptyList(),
                Collections.<ZoneOffsetTransition>emptyList(), Collections.<ZoneOffsetTransitionRule>emptyList());
    }

    public boolean isFixedOffset() {
        return changes.length == 0 && standardChanges.length == 0 && rules.length == 0 && first.equals(firstStandard);
    }

    /** The transitions of a year by the rules. */
    private ZoneOffsetTransition[] ruled(int year) {
        ZoneOffsetTransition[] a = new ZoneOffsetTransition[rules.length];
        for (int i = 0; i < a.length; i++) a[i] = rules[i].createTransition(year);
        Arrays.sort(a);
        return a;
    }

    private static int year(long second, ZoneOffset offset) {
        return (int) Math.min(999999999, Math.max(-999999999,
                LocalDateTime.ofEpochSecond(second, 0, offset).getYear()));
    }

    private boolean isRuled(long second) {
        return rules.length > 0 && (changes.length == 0 || second > changes[changes.length - 1].toEpochSecond());
    }

    private static ZoneOffset search(ZoneOffset first, ZoneOffsetTransition[] changes, long second) {
        int low = 0, high = changes.length;         // changes below low are at or before second
        while (low < high) {
            int mid = (low + high) >>> 1;
            if (changes[mid].toEpochSecond() <= second) low = mid + 1;
            else high = mid;
        }
        return low == 0 ? first : changes[low - 1].getOffsetAfter();
    }

    public ZoneOffset getOffset(Instant instant) {
        long second = instant.getEpochSecond();
        if (!isRuled(second)) return changes.length == 0 ? first : search(first, changes, second);
        ZoneOffsetTransition[] a = ruled(year(second, rules[rules.length - 1].getOffsetAfter()));
        for (int i = 0; i < a.length; i++) if (second < a[i].toEpochSecond()) return a[i].getOffsetBefore();
        return a[a.length - 1].getOffsetAfter();
    }

    public ZoneOffset getOffset(LocalDateTime local) {
        Object o = info(local);
        return o instanceof ZoneOffset ? (ZoneOffset) o : ((ZoneOffsetTransition) o).getOffsetBefore();
    }

    public List<ZoneOffset> getValidOffsets(LocalDateTime local) {
        Object o = info(local);
        return o instanceof ZoneOffset ? List.of((ZoneOffset) o) : ((ZoneOffsetTransition) o).validOffsets();
    }

    public ZoneOffsetTransition getTransition(LocalDateTime local) {
        Object o = info(local);
        return o instanceof ZoneOffsetTransition ? (ZoneOffsetTransition) o : null;
    }

    /** The offset of a local time, or the transition in whose gap or overlap it lies. */
    private Object info(LocalDateTime local) {
        Objects.requireNonNull(local, "localDateTime");
        if (rules.length > 0 && (changes.length == 0 || local.isAfter(changes[changes.length - 1].getDateTimeBefore())
                && local.isAfter(changes[changes.length - 1].getDateTimeAfter())))
            return info(local, ruled(local.getYear()), null);
        if (changes.length == 0) return first;
        int low = 0, high = changes.length;         // skip those that lie wholly before, by a day to be sure
        long near = local.toEpochSecond(ZoneOffset.UTC) - 2 * 86400;
        while (low < high) {
            int mid = (low + high) >>> 1;
            if (changes[mid].toEpochSecond() < near) low = mid + 1;
            else high = mid;
        }
        int end = Math.min(changes.length, low + 4);
        return info(local, Arrays.copyOfRange(changes, low, end), low == 0 ? first : changes[low - 1].getOffsetAfter());
    }

    private static Object info(LocalDateTime local, ZoneOffsetTransition[] a, ZoneOffset before) {
        ZoneOffset offset = before;
        for (int i = 0; i < a.length; i++) {
            LocalDateTime from = a[i].isGap() ? a[i].getDateTimeBefore() : a[i].getDateTimeAfter();
            LocalDateTime to = a[i].isGap() ? a[i].getDateTimeAfter() : a[i].getDateTimeBefore();
            if (local.isBefore(from)) return a[i].getOffsetBefore();
            if (local.isBefore(to)) return a[i];
            offset = a[i].getOffsetAfter();
        }
        return offset;
    }

    public ZoneOffset getStandardOffset(Instant instant) {
        return search(firstStandard, standardChanges, instant.getEpochSecond());
    }

    public Duration getDaylightSavings(Instant instant) {
        return Duration.ofSeconds(getOffset(instant).getTotalSeconds() - getStandardOffset(instant).getTotalSeconds());
    }

    public boolean isDaylightSavings(Instant instant) {
        return !getStandardOffset(instant).equals(getOffset(instant));
    }

    public boolean isValidOffset(LocalDateTime localDateTime, ZoneOffset offset) {
        return getValidOffsets(localDateTime).contains(offset);
    }

    public ZoneOffsetTransition nextTransition(Instant instant) {
        long second = instant.getEpochSecond();
        for (int i = 0; i < changes.length; i++) if (changes[i].toEpochSecond() > second) return changes[i];
        if (rules.length == 0) return null;
        int year = year(second, first);
        for (int y = year - 1; y <= year + 1; y++) {
            ZoneOffsetTransition[] a = ruled(y);
            for (int i = 0; i < a.length; i++) if (a[i].toEpochSecond() > second) return a[i];
        }
        return null;
    }

    public ZoneOffsetTransition previousTransition(Instant instant) {
        long second = instant.getEpochSecond();
        if (instant.getNano() > 0 && second < Long.MAX_VALUE) second++;
        long last = changes.length == 0 ? Long.MIN_VALUE : changes[changes.length - 1].toEpochSecond();
        if (rules.length > 0 && second > last) {
            int year = year(second, first);
            for (int y = year + 1; y >= year - 1; y--) {
                ZoneOffsetTransition[] a = ruled(y);
                for (int i = a.length - 1; i >= 0; i--)
                    if (a[i].toEpochSecond() < second && a[i].toEpochSecond() > last) return a[i];
            }
        }
        for (int i = changes.length - 1; i >= 0; i--) if (changes[i].toEpochSecond() < second) return changes[i];
        return null;
    }

    public List<ZoneOffsetTransition> getTransitions() {
        return List.of(changes);
    }

    public List<ZoneOffsetTransitionRule> getTransitionRules() {
        return List.of(rules);
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof ZoneRules)) return false;
        ZoneRules o = (ZoneRules) other;
        return first.equals(o.first) && firstStandard.equals(o.firstStandard) && Arrays.equals(changes, o.changes)
                && Arrays.equals(standardChanges, o.standardChanges) && Arrays.equals(rules, o.rules);
    }

    @Override
    public int hashCode() {
        return Objects.hash(first, firstStandard) ^ Arrays.hashCode(changes) ^ Arrays.hashCode(rules);
    }

    @Override
    public String toString() {
        if (isFixedOffset()) return "ZoneRules[currentStandardOffset=" + firstStandard + "]";
        return "ZoneRules[currentStandardOffset="
                + (standardChanges.length == 0 ? firstStandard
                        : standardChanges[standardChanges.length - 1].getOffsetAfter())
                + "]";
    }

    void write(java.io.DataOutput out) throws java.io.IOException {
        Ser.write(firstStandard, standardChanges, out);
        Ser.write(first, changes, out);
        out.writeByte(rules.length);
        for (ZoneOffsetTransitionRule r : rules) Ser.write(r, out);
    }

    static ZoneRules read(java.io.DataInput in) throws java.io.IOException {
        List<ZoneOffsetTransition> standard = new java.util.ArrayList<>(), wall = new java.util.ArrayList<>();
        ZoneOffset firstStandard = Ser.read(standard, in), first = Ser.read(wall, in);
        return new ZoneRules(firstStandard, first, standard, wall, Ser.readRules(in));
    }

    private Object writeReplace() {
        return new Ser(Ser.RULES, this);
    }

    private void readObject(java.io.ObjectInputStream s) throws java.io.InvalidObjectException {
        throw Ser.refuse();
    }
}
