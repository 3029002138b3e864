// SPDX-License-Identifier: MIT
package java.time;

import java.io.Serializable;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.TextStyle;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.zone.ZoneRules;
import java.time.zone.ZoneRulesException;
import java.time.zone.ZoneRulesProvider;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** A time zone: an offset from UTC ({@link ZoneOffset}), or a region with rules. */
public abstract class ZoneId implements Serializable {
    private static final long serialVersionUID = 8352817235686L;

    public static final Map<String, String> SHORT_IDS = Map.ofEntries(
            Map.entry("ACT", "Australia/Darwin"), Map.entry("AET", "Australia/Sydney"),
            Map.entry("AGT", "America/Argentina/Buenos_Aires"), Map.entry("ART", "Africa/Cairo"),
            Map.entry("AST", "America/Anchorage"), Map.entry("BET", "America/Sao_Paulo"),
            Map.entry("BST", "Asia/Dhaka"), Map.entry("CAT", "Africa/Harare"), Map.entry("CNT", "America/St_Johns"),
            Map.entry("CST", "America/Chicago"), Map.entry("CTT", "Asia/Shanghai"),
            Map.entry("EAT", "Africa/Addis_Ababa"), Map.entry("ECT", "Europe/Paris"),
            Map.entry("IET", "America/Indiana/Indianapolis"), Map.entry("IST", "Asia/Kolkata"),
            Map.entry("JST", "Asia/Tokyo"), Map.entry("MIT", "Pacific/Apia"), Map.entry("NET", "Asia/Yerevan"),
            Map.entry("NST", "Pacific/Auckland"), Map.entry("PLT", "Asia/Karachi"), Map.entry("PNT", "America/Phoenix"),
            Map.entry("PRT", "America/Puerto_Rico"), Map.entry("PST", "America/Los_Angeles"),
            Map.entry("SST", "Pacific/Guadalcanal"), Map.entry("VST", "Asia/Ho_Chi_Minh"), Map.entry("EST", "-05:00"),
            Map.entry("MST", "-07:00"), Map.entry("HST", "-10:00"));

    ZoneId() {
    }

    public static ZoneId systemDefault() {
        return java.util.TimeZone.getDefault().toZoneId();
    }

    public static Set<String> getAvailableZoneIds() {
        return new HashSet<String>(ZoneRulesProvider.getAvailableZoneIds());
    }

    public static ZoneId of(String zoneId, Map<String, String> aliasMap) {
        Objects.requireNonNull(zoneId, "zoneId");
        Objects.requireNonNull(aliasMap, "aliasMap");
        return of(aliasMap.getOrDefault(zoneId, zoneId));
    }

    public static ZoneId of(String zoneId) {
        return of(zoneId, true);
    }

    static ZoneId of(String id, boolean check) {
        Objects.requireNonNull(id, "zoneId");
        if (id.length() < 2 || "+-".indexOf(id.charAt(0)) >= 0) return ZoneOffset.of(id);
        int prefix = id.startsWith("UTC") || id.startsWith("GMT") ? 3 : id.startsWith("UT") ? 2 : 0;
        return prefix > 0 ? prefixed(id, prefix, check) : ZoneRegion.ofId(id, check);
    }

    private static ZoneId prefixed(String id, int length, boolean check) {
        String prefix = id.substring(0, length);
        if (id.length() == length) return ofOffset(prefix, ZoneOffset.UTC);
        if (id.charAt(length) != '+' && id.charAt(length) != '-') return ZoneRegion.ofId(id, check);
        try {
            return ofOffset(prefix, ZoneOffset.of(id.substring(length)));
        } catch (DateTimeException e) {
            throw new DateTimeException("Invalid ID for offset-based ZoneId: " + id, e);
        }
    }

    public static ZoneId ofOffset(String prefix, ZoneOffset offset) {
        Objects.requireNonNull(prefix, "prefix");
        Objects.requireNonNull(offset, "offset");
        if (prefix.isEmpty()) return offset;
        if (!prefix.equals("GMT") && !prefix.equals("UTC") && !prefix.equals("UT"))
            throw new IllegalArgumentException("prefix should be GMT, UTC or UT, is: " + prefix);
        return new ZoneRegion(offset.getTotalSeconds() == 0 ? prefix : prefix + offset.getId(), ZoneRules.of(offset));
    }

    public static ZoneId from(TemporalAccessor temporal) {
        return From.found(temporal.query(TemporalQueries.zone()), ZoneId.class, temporal);
    }

    public abstract String getId();

    public abstract ZoneRules getRules();

    public String getDisplayName(TextStyle style, Locale locale) {
        return new DateTimeFormatterBuilder().appendZoneText(style).toFormatter(locale).format(new OnlyZone(this));
    }

    /** Something whose only property is a zone. */
    private static final class OnlyZone implements TemporalAccessor {
        private final ZoneId zone;

        OnlyZone(ZoneId zone) {
            this.zone = zone;
        }

        @Override
        public boolean isSupported(TemporalField f) {
            return false;
        }

        @Override
        public long getLong(TemporalField f) {
            throw new UnsupportedTemporalTypeException("Unsupported field: " + f);
        }

        @Override
        @SuppressWarnings("unchecked")
        public <R> R query(TemporalQuery<R> q) {
            return q == TemporalQueries.zoneId() ? (R) zone : TemporalAccessor.super.query(q);
        }
    }

    public ZoneId normalized() {
        ZoneRules rules;
        try {
            rules = getRules();
        } catch (ZoneRulesException e) {
            return this;
        }
        return rules.isFixedOffset() ? rules.getOffset(Instant.EPOCH) : this;
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
