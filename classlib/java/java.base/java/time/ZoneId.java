package java.time;

import java.io.Serializable;
import java.time.zone.ZoneRulesException;

/** A time zone: an offset from UTC, by itself or behind the name UTC, GMT or UT. Regions with rules are not known. */
public abstract class ZoneId implements Serializable {
    /** UTC, GMT or UT with an offset. */
    private static final class Prefixed extends ZoneId {
        private final String id;
        private final ZoneOffset offset;

        Prefixed(String id, ZoneOffset offset) {
            this.id = id;
            this.offset = offset;
        }

        @Override
        public String getId() {
            return id;
        }

        @Override
        ZoneOffset offset() {
            return offset;
        }
    }

    ZoneId() {
    }

    public static ZoneId systemDefault() {
        try {
            return of(java.util.TimeZone.getDefault().getID());
        } catch (DateTimeException e) {
            return of("UTC");
        }
    }

    public static ZoneId of(String zoneId) {
        if (zoneId.equals("Z") || zoneId.startsWith("+") || zoneId.startsWith("-")) {
            return ZoneOffset.of(zoneId);
        }
        for (String prefix : new String[] {"UTC", "GMT", "UT"}) {
            if (zoneId.equals(prefix)) {
                return new Prefixed(prefix, ZoneOffset.UTC);
            }
            if (zoneId.startsWith(prefix + "+") || zoneId.startsWith(prefix + "-")) {
                ZoneOffset offset = ZoneOffset.of(zoneId.substring(prefix.length()));
                return new Prefixed(prefix + (offset.getTotalSeconds() == 0 ? "" : offset.getId()), offset);
            }
        }
        if (zoneId.equals("Etc/UTC") || zoneId.equals("Etc/GMT")) {
            return new Prefixed(zoneId, ZoneOffset.UTC);
        }
        throw new ZoneRulesException("Unknown time-zone ID: " + zoneId);
    }

    public abstract String getId();

    abstract ZoneOffset offset();

    public ZoneId normalized() {
        return offset();
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof ZoneId && getId().equals(((ZoneId) o).getId());
    }

    @Override
    public int hashCode() {
        return getId().hashCode();
    }

    @Override
    public String toString() {
        return getId();
    }
}
