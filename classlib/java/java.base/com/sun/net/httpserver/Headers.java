// SPDX-License-Identifier: MIT
package com.sun.net.httpserver;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiFunction;

/** Names of headers, whose case does not matter, and their values. Kept are names like Content-type. */
public class Headers implements Map<String, List<String>> {
    private Map<String, List<String>> map;

    public Headers() {
        map = new HashMap<>(32);
    }

    public Headers(Map<String, List<String>> headers) {
        this();
        putAll(headers);
    }

    /** The first letter large, the others small. */
    private static String normal(String key) {
        if (key.isEmpty())
            return key;
        for (int i = 0; i < key.length(); i++)
            if (key.charAt(i) == '\r' || key.charAt(i) == '\n')
                throw new IllegalArgumentException("illegal character in key");
        return key.substring(0, 1).toUpperCase(Locale.ROOT) + key.substring(1).toLowerCase(Locale.ROOT);
    }

    /** A line may only end where the next one begins with a blank. */
    private static String checked(String value) {
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '\n')
                throw new IllegalArgumentException("Illegal LF found in header");
            if (c != '\r')
                continue;
            boolean folded = i + 2 < value.length() && value.charAt(i + 1) == '\n'
                    && (value.charAt(i + 2) == ' ' || value.charAt(i + 2) == '\t');
            if (!folded)
                throw new IllegalArgumentException("Illegal CR found in header");
            i += 2;
        }
        return value;
    }

    @Override
    public int size() {
        return map.size();
    }

    @Override
    public boolean isEmpty() {
        return map.isEmpty();
    }

    @Override
    public boolean containsKey(Object key) {
        return key instanceof String && map.containsKey(normal((String) Objects.requireNonNull(key)));
    }

    @Override
    public boolean containsValue(Object value) {
        return map.containsValue(Objects.requireNonNull(value));
    }

    @Override
    public List<String> get(Object key) {
        return map.get(normal((String) Objects.requireNonNull(key)));
    }

    public String getFirst(String key) {
        List<String> all = get(key);
        return all == null || all.isEmpty() ? null : all.get(0);
    }

    @Override
    public List<String> put(String key, List<String> value) {
        for (String v : value)
            checked(v);
        return map.put(normal(key), value);
    }

    public void add(String key, String value) {
        String name = normal(key), text = checked(value);
        if (!map.containsKey(name))
            map.put(name, new LinkedList<>());
        map.get(name).add(text);
    }

    public void set(String key, String value) {
        LinkedList<String> one = new LinkedList<>();
        one.add(value);
        put(key, one);
    }

    @Override
    public List<String> remove(Object key) {
        return map.remove(normal((String) Objects.requireNonNull(key)));
    }

    @Override
    public void putAll(Map<? extends String, ? extends List<String>> t) {
        for (Map.Entry<? extends String, ? extends List<String>> e : t.entrySet())
            put(e.getKey(), e.getValue());
    }

    @Override
    public void clear() {
        map.clear();
    }

    @Override
    public Set<String> keySet() {
        return map.keySet();
    }

    @Override
    public Collection<List<String>> values() {
        return map.values();
    }

    @Override
    public Set<Map.Entry<String, List<String>>> entrySet() {
        return map.entrySet();
    }

    @Override
    public void replaceAll(BiFunction<? super String, ? super List<String>, ? extends List<String>> function) {
        Map<String, List<String>> changed = new LinkedHashMap<>();
        for (Map.Entry<String, List<String>> e : map.entrySet()) {
            List<String> values = Objects.requireNonNull(function.apply(e.getKey(), e.getValue()));
            for (String v : values)
                checked(v);
            changed.put(e.getKey(), values);
        }
        map.putAll(changed);
    }

    @Override
    public boolean equals(Object o) {
        return map.equals(o);
    }

    @Override
    public int hashCode() {
        return map.hashCode();
    }

    @Override
    public String toString() {
        return "Headers { " + map + " }";
    }

    /** Names and values by turns; cannot be changed. */
    public static Headers of(String... headers) {
        if (headers.length % 2 != 0)
            throw new IllegalArgumentException("wrong number, " + headers.length + ", of elements");
        Headers all = new Headers();
        for (int i = 0; i < headers.length; i += 2)
            all.add(Objects.requireNonNull(headers[i]), Objects.requireNonNull(headers[i + 1]));
        return all.fixed();
    }

    /** A copy that cannot be changed. */
    public static Headers of(Map<String, List<String>> headers) {
        Headers all = new Headers();
        for (Map.Entry<String, List<String>> e : headers.entrySet())
            all.put(e.getKey(), new ArrayList<>(e.getValue()));
        return all.fixed();
    }

    private Headers fixed() {
        for (Map.Entry<String, List<String>> e : map.entrySet())
            e.setValue(List.copyOf(e.getValue()));
        map = Collections.unmodifiableMap(map);
        return this;
    }
}
