// SPDX-License-Identifier: MIT
package java.util;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneRules;

/** A region: its offsets are those of java.time's rules. */
final class RuleTimeZone extends TimeZone {
    private static final long serialVersionUID = 1L;

    private final transient ZoneRules rules;
    private int shift;          // what setRawOffset has added

    RuleTimeZone(String id, ZoneRules rules) {
        this.rules = rules;
        setID(id);
    }

    private Object readResolve() {
        return getTimeZone(getID());
    }

    /** Before 1900 local mean times are not known: the zone is as far from UTC as it is now. */
    private static final long START_OF_1900 = -2208988800000L;

    @Override
    public int getOffset(long date) {
        if (date < START_OF_1900) return getRawOffset();
        return rules.getOffset(Instant.ofEpochMilli(date)).getTotalSeconds() * 1000 + shift;
    }

    /** The offset without summer time at an instant. */
    int standardOffset(long date) {
        if (date < START_OF_1900) return getRawOffset();
        return rules.getStandardOffset(Instant.ofEpochMilli(date)).getTotalSeconds() * 1000 + shift;
    }

    @Override
    public int getOffset(int era, int year, int month, int day, int dayOfWeek, int millis) {
        int y = era == GregorianCalendar.BC ? 1 - year : year;
        LocalDateTime standard = LocalDateTime.of(y, month + 1, day, 0, 0).plusNanos(millis * 1000000L);
        long local = standard.toEpochSecond(java.time.ZoneOffset.UTC) * 1000;
        return getOffset(local - getRawOffset());
    }

    @Override
    public void setRawOffset(int offsetMillis) {
        shift += offsetMillis - getRawOffset();
    }

    @Override
    public int getRawOffset() {
        return rules.getStandardOffset(Instant.now()).getTotalSeconds() * 1000 + shift;
    }

    /** The summer time of now or of the next change, in milliseconds; 0 if there is none. */
    private int savings() {
        Instant now = Instant.now();
        if (rules.isDaylightSavings(now)) return (int) rules.getDaylightSavings(now).toMillis();
        ZoneOffsetTransition next = rules.nextTransition(now);
        return next == null ? 0 : (int) Math.max(0, rules.getDaylightSavings(next.getInstant()).toMillis());
    }

    @Override
    public int getDSTSavings() {
        return savings();
    }

    @Override
    public boolean useDaylightTime() {
        return savings() != 0;
    }

    @Override
    public boolean inDaylightTime(Date date) {
        return rules.isDaylightSavings(date.toInstant());
    }

    @Override
    public boolean hasSameRules(TimeZone other) {
        if (!(other instanceof RuleTimeZone)) return super.hasSameRules(other);
        return rules.equals(((RuleTimeZone) other).rules) && shift == ((RuleTimeZone) other).shift;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof RuleTimeZone && getID().equals(((RuleTimeZone) o).getID()) && hasSameRules((TimeZone) o);
    }

    @Override
    public int hashCode() {
        return getID().hashCode() ^ shift;
    }

    @Override
    public String toString() {
        return "sun.util.calendar.ZoneInfo[id=\"" + getID() + "\",offset=" + getRawOffset() + ",dstSavings=" + savings()
                + ",useDaylight=" + useDaylightTime() + "]";
    }
}
