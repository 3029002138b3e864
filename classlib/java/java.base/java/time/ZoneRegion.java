// SPDX-License-Identifier: MIT
package java.time;

import java.time.zone.ZoneRules;
import java.time.zone.ZoneRulesException;
import java.time.zone.ZoneRulesProvider;

/** A zone by name: a region with rules of its own, or UTC, GMT or UT with an offset. */
final class ZoneRegion extends ZoneId {
    private static final long serialVersionUID = 8386373296231747096L;

    private final String id;
    private final transient ZoneRules rules;    // null: the provider's, asked each time it is needed

    ZoneRegion(String id, ZoneRules rules) {
        this.id = id;
        this.rules = rules;
    }

    static ZoneRegion ofId(String id, boolean check) {
        boolean good = id.length() >= 2;
        for (int i = 0; i < id.length() && good; i++) {
            char c = id.charAt(i);
            boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
            good = letter || i > 0 && (c >= '0' && c <= '9' || "/._~+-".indexOf(c) >= 0);
        }
        if (!good) throw new DateTimeException("Invalid ID for region-based ZoneId, invalid format: " + id);
        ZoneRules rules = null;
        try {
            rules = ZoneRulesProvider.getRules(id, true);
        } catch (ZoneRulesException e) {
            if (check) throw e;
        }
        return new ZoneRegion(id, rules);
    }

    @Override
    public String getId() {
        return id;
    }

    @Override
    public ZoneRules getRules() {
        return rules != null ? rules : ZoneRulesProvider.getRules(id, false);
    }


    private Object writeReplace() {
        return new Ser(Ser.ZONE_REGION, this);
    }

    private void readObject(java.io.ObjectInputStream s) throws java.io.InvalidObjectException {
        throw Ser.refuse();
    }

    /** From a stream: also a zone that is not known here. */
    static ZoneId named(String id) {
        try {
            return ZoneId.of(id);
        } catch (java.time.zone.ZoneRulesException e) {
            return new ZoneRegion(id, null);
        }
    }
}
