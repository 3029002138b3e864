package java.util;

import java.io.Serializable;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.time.ZoneOffset;
import jdk.internal.util.ZoneFiles;
import jdk.internal.util.ZoneNames;

/** A time zone: an offset from UTC, or a region with rules. Unknown ones read as GMT. */
public abstract class TimeZone implements Serializable, Cloneable {
    private static final long serialVersionUID = 3581463369166924961L;
    public static final int SHORT = 0;
    public static final int LONG = 1;

    private static TimeZone theDefault;

    private String ID;

    public TimeZone() {
    }

    public static TimeZone getTimeZone(String zone) {
        if (zone.startsWith("GMT") && zone.length() > 3 && !ZoneFiles.names().contains(zone)) {
            try {
                ZoneOffset offset = ZoneOffset.of(normal(zone.substring(3)));
                String name = offset.getTotalSeconds() == 0 ? "GMT" : "GMT" + offset.getId();
                return new SimpleTimeZone(offset.getTotalSeconds() * 1000, name);
            } catch (DateTimeException e) {
                return new SimpleTimeZone(0, "GMT");
            }
        }
        String shortId = ZoneId.SHORT_IDS.get(zone);
        if (shortId != null && (shortId.startsWith("-") || !ZoneFiles.names().contains(zone))) {
            if (shortId.startsWith("-")) return new SimpleTimeZone(ZoneOffset.of(shortId).getTotalSeconds() * 1000,
                    zone);
            return new RuleTimeZone(zone, ZoneFiles.rules(shortId));
        }
        if (ZoneFiles.names().contains(zone)) return new RuleTimeZone(zone, ZoneFiles.rules(zone));
        return new RuleTimeZone("GMT", ZoneFiles.rules("GMT"));
    }

    public static TimeZone getTimeZone(ZoneId zone) {
        String name = zone.getId();
        return getTimeZone(name.startsWith("+") || name.startsWith("-") ? "GMT" + name : name);
    }

    /** +h, +hh, +hmm and +h:mm with two digits for the hour. */
    private static String normal(String offset) {
        int colon = offset.indexOf(':');
        int digits = colon > 0 ? colon - 1 : offset.length() - 1;
        return digits == 1 || colon < 0 && digits == 3 ? offset.charAt(0) + "0" + offset.substring(1) : offset;
    }

    public static synchronized TimeZone getDefault() {
        if (theDefault == null) {
            String name = System.getProperty("user.timezone");
            if (name == null || name.isEmpty()) name = systemZone();
            theDefault = getTimeZone(name);
        }
        return (TimeZone) theDefault.clone();
    }

    /** The variable TZ, the file /etc/timezone, the link /etc/localtime. */
    private static String systemZone() {
        String tz = System.getenv("TZ");
        if (tz != null && !tz.isEmpty()) return tz.startsWith(":") ? tz.substring(1) : tz;
        try {
            java.nio.file.Path file = java.nio.file.Path.of("/etc/timezone");
            if (java.nio.file.Files.exists(file)) return java.nio.file.Files.readString(file).trim();
            String real = java.nio.file.Path.of("/etc/localtime").toRealPath().toString();
            int at = real.indexOf("zoneinfo/");
            if (at >= 0) return real.substring(at + 9);
        } catch (java.io.IOException e) {
            return "GMT";
        }
        return "GMT";
    }

    public static synchronized void setDefault(TimeZone zone) {
        theDefault = zone == null ? null : (TimeZone) zone.clone();
    }

    public static String[] getAvailableIDs() {
        Set<String> all = new TreeSet<String>(ZoneFiles.names());
        all.addAll(ZoneId.SHORT_IDS.keySet());
        return all.toArray(new String[0]);
    }

    public static String[] getAvailableIDs(int rawOffset) {
        List<String> list = new ArrayList<String>();
        String[] all = getAvailableIDs();
        for (int i = 0; i < all.length; i++) if (getTimeZone(all[i]).getRawOffset() == rawOffset) list.add(all[i]);
        return list.toArray(new String[0]);
    }

    public static java.util.stream.Stream<String> availableIDs(int rawOffset) {
        return Arrays.stream(getAvailableIDs(rawOffset));
    }

    public static java.util.stream.Stream<String> availableIDs() {
        return Arrays.stream(getAvailableIDs());
    }

    public boolean observesDaylightTime() {
        return useDaylightTime() || inDaylightTime(new Date());
    }

    public abstract int getOffset(int era, int year, int month, int day, int dayOfWeek, int milliseconds);

    public int getOffset(long date) {
        return getRawOffset() + (inDaylightTime(new Date(date)) ? getDSTSavings() : 0);
    }

    public abstract void setRawOffset(int offsetMillis);

    public abstract int getRawOffset();

    public abstract boolean useDaylightTime();

    public abstract boolean inDaylightTime(Date date);

    public int getDSTSavings() {
        return useDaylightTime() ? 3600000 : 0;
    }

    public String getID() {
        return ID;
    }

    public void setID(String newId) {
        ID = Objects.requireNonNull(newId);
    }

    public final String getDisplayName() {
        return getDisplayName(false, LONG);
    }

    public final String getDisplayName(Locale locale) {
        return getDisplayName(false, LONG, locale);
    }

    public final String getDisplayName(boolean daylight, int style) {
        return getDisplayName(daylight, style, Locale.getDefault(Locale.Category.DISPLAY));
    }

    public String getDisplayName(boolean daylight, int style, Locale locale) {
        if (style != SHORT && style != LONG) throw new IllegalArgumentException("Illegal style: " + style);
        Objects.requireNonNull(locale);
        return ZoneNames.name(ID, daylight ? 1 : 0, style == LONG);
    }

    public ZoneId toZoneId() {
        return ZoneId.of(ID, ZoneId.SHORT_IDS);
    }

    public boolean hasSameRules(TimeZone other) {
        return other != null && getRawOffset() == other.getRawOffset() && useDaylightTime() == other.useDaylightTime();
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
