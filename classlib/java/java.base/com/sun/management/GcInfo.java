// SPDX-License-Identifier: MIT
package com.sun.management;

import java.lang.management.MemoryUsage;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import javax.management.openmbean.CompositeData;
import javax.management.openmbean.CompositeDataView;
import javax.management.openmbean.CompositeType;
import javax.management.openmbean.TabularData;
import jdk.internal.management.Items;

/** A collection: when it was, in milliseconds since the VM was started, and what was used before and after it. */
public class GcInfo implements CompositeData, CompositeDataView {
    private final CompositeData data;
    private final Map<String, MemoryUsage> before, after;

    private GcInfo(CompositeData data) {
        this.data = data;
        Items.some(data, "id", Long.class);
        Items.some(data, "startTime", Long.class);
        Items.some(data, "endTime", Long.class);
        before = pools("memoryUsageBeforeGc");
        after = pools("memoryUsageAfterGc");
    }

    private Map<String, MemoryUsage> pools(String item) {
        Map<String, MemoryUsage> m = new HashMap<String, MemoryUsage>();
        for (Object o : Items.some(data, item, TabularData.class).values()) {
            CompositeData row = (CompositeData) o;
            m.put((String) row.get("key"), MemoryUsage.from((CompositeData) row.get("value")));
        }
        return Collections.unmodifiableMap(m);
    }

    private long number(String item) {
        return (Long) data.get(item);
    }

    public long getId() {
        return number("id");
    }

    public long getStartTime() {
        return number("startTime");
    }

    public long getEndTime() {
        return number("endTime");
    }

    public long getDuration() {
        return getEndTime() - getStartTime();
    }

    public Map<String, MemoryUsage> getMemoryUsageBeforeGc() {
        return before;
    }

    public Map<String, MemoryUsage> getMemoryUsageAfterGc() {
        return after;
    }

    public static GcInfo from(CompositeData cd) {
        return cd == null ? null : cd instanceof GcInfo ? (GcInfo) cd : new GcInfo(cd);
    }

    @Override
    public boolean containsKey(String key) {
        return data.containsKey(key);
    }

    @Override
    public boolean containsValue(Object value) {
        return data.containsValue(value);
    }

    @Override
    public boolean equals(Object obj) {
        return data.equals(obj instanceof GcInfo ? ((GcInfo) obj).data : obj);
    }

    @Override
    public Object get(String key) {
        return data.get(key);
    }

    @Override
    public Object[] getAll(String[] keys) {
        return data.getAll(keys);
    }

    @Override
    public CompositeType getCompositeType() {
        return data.getCompositeType();
    }

    @Override
    public int hashCode() {
        return data.hashCode();
    }

    @Override
    public String toString() {
        return data.toString();
    }

    @Override
    public Collection<?> values() {
        return data.values();
    }

    @Override
    public CompositeData toCompositeData(CompositeType ct) {
        return data;
    }
}
