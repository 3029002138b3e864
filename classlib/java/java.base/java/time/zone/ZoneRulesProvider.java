// SPDX-License-Identifier: MIT
package java.time.zone;

import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import jdk.internal.util.ZoneFiles;

/** Where the rules of zones come from: registered providers, then the system's zone files. */
public abstract class ZoneRulesProvider {
    private static final List<ZoneRulesProvider> PROVIDERS = new CopyOnWriteArrayList<ZoneRulesProvider>();

    protected ZoneRulesProvider() {
    }

    public static Set<String> getAvailableZoneIds() {
        Set<String> all = new HashSet<String>(ZoneFiles.names());
        for (Iterator<ZoneRulesProvider> it = PROVIDERS.iterator(); it.hasNext();)
                all.addAll(it.next().provideZoneIds());
        return all;
    }

    private static ZoneRulesProvider providerOf(String zoneId) {
        for (Iterator<ZoneRulesProvider> it = PROVIDERS.iterator(); it.hasNext();) {
            ZoneRulesProvider p = it.next();
            if (p.provideZoneIds().contains(zoneId)) return p;
        }
        return null;
    }

    public static ZoneRules getRules(String zoneId, boolean forCaching) {
        ZoneRulesProvider p = providerOf(Objects.requireNonNull(zoneId, "zoneId"));
        ZoneRules rules = p != null ? p.provideRules(zoneId, forCaching) : ZoneFiles.rules(zoneId);
        if (rules == null && p == null) throw new ZoneRulesException("Unknown time-zone ID: " + zoneId);
        return rules;
    }

    public static NavigableMap<String, ZoneRules> getVersions(String zoneId) {
        ZoneRulesProvider p = providerOf(Objects.requireNonNull(zoneId, "zoneId"));
        if (p != null) return p.provideVersions(zoneId);
        NavigableMap<String, ZoneRules> m = new TreeMap<String, ZoneRules>();
        m.put("system", getRules(zoneId, false));
        return m;
    }

    public static void registerProvider(ZoneRulesProvider provider) {
        Set<String> known = getAvailableZoneIds();
        for (Iterator<String> it = provider.provideZoneIds().iterator(); it.hasNext();) {
            String id = it.next();
            if (known.contains(id))
                throw new ZoneRulesException("Unable to register zone as one already registered with that ID: " + id
                        + ", currently loading from provider: " + provider);
        }
        PROVIDERS.add(provider);
    }

    public static boolean refresh() {
        boolean changed = false;
        for (Iterator<ZoneRulesProvider> it = PROVIDERS.iterator(); it.hasNext();) changed |=
                it.next().provideRefresh();
        return changed;
    }

    protected abstract Set<String> provideZoneIds();

    protected abstract ZoneRules provideRules(String zoneId, boolean forCaching);

    protected abstract NavigableMap<String, ZoneRules> provideVersions(String zoneId);

    protected boolean provideRefresh() {
        return false;
    }
}
