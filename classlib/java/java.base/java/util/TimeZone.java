package java.util;

import java.io.Serializable;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.time.ZoneOffset;

/** An offset from UTC with a name. Zones with rules of their own are not known and read as GMT, as the API says of unknown ones. */
public abstract class TimeZone implements Serializable, Cloneable {
    public static final int SHORT = 0;
    public static final int LONG = 1;

    private static TimeZone theDefault;

    private String id;

    public TimeZone() {
    }

    public static TimeZone getTimeZone(String zone) {
        if (zone.equals("UTC") || zone.equals("GMT") || zone.equals("Etc/UTC") || zone.equals("Etc/GMT") || zone.equals("Z")) {
            return new SimpleTimeZone(0, zone.equals("Z") ? "GMT" : zone);
        }
        if (zone.startsWith("GMT") && zone.length() > 3) {
            try {
                ZoneOffset offset = ZoneOffset.of(normal(zone.substring(3)));
                String name = offset.getTotalSeconds() == 0 ? "GMT" : "GMT" + offset.getId();
                return new SimpleTimeZone(offset.getTotalSeconds() * 1000, name);
            } catch (DateTimeException e) {
                return new SimpleTimeZone(0, "GMT");
            }
        }
        return new SimpleTimeZone(0, "GMT");
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
            name = name == null || name.isEmpty() ? System.getenv("TZ") : name;
            theDefault = getTimeZone(name == null || name.isEmpty() ? "GMT" : name);
        }
        return (TimeZone) theDefault.clone();
    }

    public static synchronized void setDefault(TimeZone zone) {
        theDefault = zone == null ? null : (TimeZone) zone.clone();
    }

    public static String[] getAvailableIDs() {
        return new String[] {"GMT", "UTC", "Etc/GMT", "Etc/UTC"};
    }

    public abstract int getOffset(int era, int year, int month, int day, int dayOfWeek, int milliseconds);

    public int getOffset(long date) {
        return getRawOffset();
    }

    public abstract void setRawOffset(int offsetMillis);

    public abstract int getRawOffset();

    public abstract boolean useDaylightTime();

    public abstract boolean inDaylightTime(Date date);

    public int getDSTSavings() {
        return 0;
    }

    public String getID() {
        return id;
    }

    public void setID(String newId) {
        id = Objects.requireNonNull(newId);
    }

    public final String getDisplayName() {
        return getDisplayName(false, LONG);
    }

    public final String getDisplayName(Locale locale) {
        return getDisplayName(false, LONG);
    }

    public final String getDisplayName(boolean daylight, int style) {
        if (style != SHORT && style != LONG) {
            throw new IllegalArgumentException("Illegal style: " + style);
        }
        if (style == LONG && (id.equals("UTC") || id.equals("Etc/UTC"))) {
            return "Coordinated Universal Time";
        }
        if (style == LONG && id.equals("GMT")) {
            return "Greenwich Mean Time";
        }
        return id.startsWith("Etc/") ? id.substring(4) : id;
    }

    public String getDisplayName(boolean daylight, int style, Locale locale) {
        return getDisplayName(daylight, style);
    }

    public ZoneId toZoneId() {
        return ZoneId.of(id);
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
