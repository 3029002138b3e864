// SPDX-License-Identifier: MIT
package java.util;

/** Language tags (BCP 47): reading, writing, the extensions, ranges and how they match. */
final class LocaleTags {
    /** Tags older than the rules, and what they are today. */
    private static final String[] OLD = {"art-lojban", "jbo", "cel-gaulish", "xtg-x-cel-gaulish", "en-gb-oed",
        "en-GB-x-oed", "i-ami", "ami", "i-bnn", "bnn", "i-default", "en-x-i-default", "i-enochian", "und-x-i-enochian",
        "i-hak", "hak", "i-klingon", "tlh", "i-lux", "lb", "i-mingo", "see-x-i-mingo", "i-navajo", "nv", "i-pwn", "pwn",
        "i-tao", "tao", "i-tay", "tay", "i-tsu", "tsu", "no-bok", "nb", "no-nyn", "nn", "sgn-be-fr", "sfb", "sgn-be-nl",
        "vgt", "sgn-ch-de", "sgg", "zh-guoyu", "cmn", "zh-hakka", "hak", "zh-min", "nan-x-zh-min", "zh-min-nan", "nan",
        "zh-xiang", "hsn"};

    private LocaleTags() {
    }

    private static boolean all(String s, int least, int most, boolean digits, boolean letters) {
        if (s.length() < least || s.length() > most) return false;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            boolean digit = c >= '0' && c <= '9', letter = (c | 32) >= 'a' && (c | 32) <= 'z' && c < 128;
            if (!(digit && digits || letter && letters)) return false;
        }
        return true;
    }

    static boolean isAlphanumeric(String s) {
        return all(s, 1, 1000, true, true);
    }

    static boolean isKey(char c) {
        return all(String.valueOf(c), 1, 1, true, true);
    }

    static boolean isLanguage(String s) {
        return all(s, 2, 8, false, true);
    }

    static boolean isScript(String s) {
        return all(s, 4, 4, false, true);
    }

    static boolean isRegion(String s) {
        return all(s, 2, 2, false, true) || all(s, 3, 3, true, false);
    }

    static boolean isVariant(String s) {
        return all(s, 5, 8, true, true) || all(s, 4, 4, true, true) && Character.isDigit(s.charAt(0));
    }

    // Extensions

    /** "a-foo-u-ca-gregory-x-y" taken apart by its keys. */
    static TreeMap<Character, String> extensions(String text) {
        TreeMap<Character, String> map = new TreeMap<Character, String>();
        char key = 0;
        for (String part : text.isEmpty() ? new String[0] : text.split("-")) {
            if (part.length() == 1 && key != 'x') {
                key = part.charAt(0);
                map.put(key, "");
            } else {
                String old = map.get(key);
                map.put(key, old.isEmpty() ? part : old + "-" + part);
            }
        }
        return map;
    }

    /** The other way round: x stands last. */
    static String tag(SortedMap<Character, String> extensions) {
        StringJoiner j = new StringJoiner("-");
        for (Map.Entry<Character, String> e : extensions.entrySet())
            if (e.getKey() != 'x') j.add(e.getKey() + "-" + e.getValue());
        String own = extensions.get('x');
        if (own != null) j.add("x-" + own);
        return j.toString();
    }

    /** The value of u: attributes under "", then keys of two letters and their types. */
    static TreeMap<String, String> keywords(String u) {
        TreeMap<String, String> map = new TreeMap<String, String>();
        TreeSet<String> attributes = new TreeSet<String>();
        String key = null;
        for (String part : u.split("-")) {
            if (part.length() == 2) {
                key = map.containsKey(part) ? "?" : part;
                map.put(key, "");
            } else if (key == null) {
                attributes.add(part);
            } else {
                String old = map.get(key);
                map.put(key, old.isEmpty() ? part : old + "-" + part);
            }
        }
        map.remove("?");
        if (!attributes.isEmpty()) map.put("", String.join("-", attributes));
        return map;
    }

    static String joined(Map<String, String> keywords) {
        StringJoiner j = new StringJoiner("-");
        for (Map.Entry<String, String> e : keywords.entrySet()) {
            if (!e.getKey().isEmpty()) j.add(e.getKey());
            if (!e.getValue().isEmpty()) j.add(e.getValue());
        }
        return j.toString();
    }

    // Tags

    /** strict: what is ill-formed is an error, else it ends the tag. */
    static Locale read(String tag, boolean strict) {
        String low = tag.toLowerCase(Locale.ROOT);
        for (int i = 0; i < OLD.length; i += 2) if (OLD[i].equals(low)) return read(OLD[i + 1], strict);
        String[] parts = tag.split(strict ? "[-_]" : "-", -1);
        String language = "", script = "", region = "", variant = "";
        int i = 0;
        boolean own = parts[0].equalsIgnoreCase("x");
        if (!own) {
            if (!isLanguage(parts[0])) return fail(tag, parts, 0, strict, Locale.ROOT);
            language = parts[i++].toLowerCase(Locale.ROOT);
            if (language.equals("und")) language = "";
            if (language.length() <= 3)
                for (int n = 0; n < 3 && i < parts.length && all(parts[i], 3, 3, false, true); n++, i++)
                    if (n == 0) language = parts[i].toLowerCase(Locale.ROOT);
            if (i < parts.length && isScript(parts[i])) script = parts[i++];
            if (i < parts.length && isRegion(parts[i])) region = parts[i++];
            for (; i < parts.length && isVariant(parts[i]); i++)
                variant = variant.isEmpty() ? parts[i] : variant + "_" + parts[i];
        }
        TreeMap<Character, String> map = new TreeMap<Character, String>();
        while (i < parts.length && parts[i].length() == 1 && isAlphanumeric(parts[i])) {
            char key = Character.toLowerCase(parts[i].charAt(0));
            StringJoiner value = new StringJoiner("-");
            int k = i + 1;
            for (; k < parts.length && all(parts[k], key == 'x' ? 1 : 2, 8, true, true); k++)
                value.add(key == 'x' ? parts[k] : parts[k].toLowerCase(Locale.ROOT));
            if (k == i + 1 || map.containsKey(key)) break;
            String v = value.toString();
            if (key == 'x') {
                int mark = ("-" + v.toLowerCase(Locale.ROOT) + "-").indexOf("-lvariant-");
                if (mark >= 0) {
                    String more = v.substring(Math.min(v.length(), mark + 9)).replace('-', '_');
                    variant = variant.isEmpty() ? more : variant + "_" + more;
                    v = mark == 0 ? "" : v.substring(0, mark - 1);
                }
                v = v.toLowerCase(Locale.ROOT);
            }
            if (!v.isEmpty()) map.put(key, key == 'u' ? joined(keywords(v)) : v);
            i = k;
        }
        Locale l = new Locale(language, script, region, variant, tag(map));
        return i < parts.length ? fail(tag, parts, i, strict, l) : l;
    }

    private static Locale fail(String tag, String[] parts, int part, boolean strict, Locale sofar) {
        if (!strict) return sofar;
        int at = 0;
        for (int i = 0; i < part; i++) at += parts[i].length() + 1;
        throw new IllformedLocaleException(parts[part].isEmpty() ? "Empty subtag" : "Invalid subtag: " + parts[part],
                at);
    }

    static String write(Locale l) {
        String language = l.getLanguage(), region = l.getCountry(), variant = l.getVariant(), own = "";
        TreeMap<Character, String> map = extensions(l.extensions());
        StringBuilder sb = new StringBuilder(isLanguage(language) ? language : "und");
        if (language.equals("no") && region.equals("NO") && variant.equals("NY")) {
            sb = new StringBuilder("nn");
            variant = "";
        }
        if (isScript(l.getScript())) sb.append('-').append(l.getScript());
        if (isRegion(region)) sb.append('-').append(region);
        String[] variants = variant.isEmpty() ? new String[0] : variant.split("_");
        int i = 0;
        for (; i < variants.length && isVariant(variants[i]); i++) sb.append('-').append(variants[i]);
        for (; i < variants.length && all(variants[i], 1, 8, true, true); i++) own += "-" + variants[i];
        if (!own.isEmpty()) {
            String x = map.get('x');
            map.put('x', (x == null ? "" : x + "-") + "lvariant" + own);
        }
        if (!map.isEmpty()) {
            if (sb.toString().equals("und") && map.size() == 1 && map.containsKey('x')) sb.setLength(0);
            else sb.append('-');
            sb.append(tag(map));
        }
        return sb.toString();
    }

    /** Letters in the usual case: script Title, region UPPER, the rest lower, as it stands after a single letter. */
    static String folded(String tag) {
        read(tag, true);
        String low = tag.toLowerCase(Locale.ROOT);
        String[] parts = low.split("-");
        boolean single = false;
        for (int i = 0; i < parts.length; i++) {
            String p = parts[i];
            single |= p.length() == 1;
            if (i == 0 || single) continue;
            if (isScript(p)) parts[i] = p.substring(0, 1).toUpperCase(Locale.ROOT) + p.substring(1);
            else if (p.length() == 2) parts[i] = p.toUpperCase(Locale.ROOT);
        }
        return String.join("-", parts);
    }

    // Ranges

    static List<Locale.LanguageRange> ranges(String header) {
        String s = header.replace(" ", "").toLowerCase(Locale.ROOT);
        if (s.startsWith("accept-language:")) s = s.substring(16);
        List<Locale.LanguageRange> list = new ArrayList<Locale.LanguageRange>();
        Set<String> seen = new HashSet<String>();
        for (String part : s.split(",")) {
            int q = part.indexOf(";q=");
            double weight = 1;
            if (q >= 0) {
                try {
                    weight = Double.parseDouble(part.substring(q + 3));
                } catch (NumberFormatException e) {
                    throw new IllegalArgumentException("weight=\"" + part.substring(q + 3) + "\" for language range \""
                            + part.substring(0, q) + '"');
                }
                if (weight < 0 || weight > 1)
                    throw new IllegalArgumentException("weight=" + weight + " for language range \""
                            + part.substring(0, q) + "\". It must be between 0.0 and 1.0.");
                part = part.substring(0, q);
            }
            if (!seen.add(part)) continue;
            Locale.LanguageRange r = new Locale.LanguageRange(part, weight);
            int at = list.size();
            while (at > 0 && list.get(at - 1).getWeight() < weight) at--;
            list.add(at, r);
        }
        return list;
    }

    static List<Locale.LanguageRange> mapped(List<Locale.LanguageRange> priorities, Map<String, List<String>> map) {
        if (priorities.isEmpty()) return new ArrayList<Locale.LanguageRange>();
        if (map == null || map.isEmpty()) return new ArrayList<Locale.LanguageRange>(priorities);
        Map<String, List<String>> low = new HashMap<String, List<String>>();
        for (Map.Entry<String, List<String>> e : map.entrySet()) low.put(e.getKey().toLowerCase(Locale.ROOT),
                e.getValue());
        List<Locale.LanguageRange> list = new ArrayList<Locale.LanguageRange>();
        for (Locale.LanguageRange r : priorities) {
            String range = r.getRange();
            boolean found = false;
            for (String head = range; head.length() > 0; head = head.substring(0, Math.max(0, head.lastIndexOf('-')))) {
                if (!low.containsKey(head)) continue;
                found = true;
                List<String> to = low.get(head);
                if (to != null)
                    for (String t : to)
                        list.add(new Locale.LanguageRange(t.toLowerCase(Locale.ROOT) + range.substring(head.length()),
                                r.getWeight()));
                break;
            }
            if (!found) list.add(r);
        }
        return list;
    }

    static List<String> filter(List<Locale.LanguageRange> priorities, Collection<String> tags,
            Locale.FilteringMode mode) {
        if (priorities.isEmpty() || tags.isEmpty()) return new ArrayList<String>();
        boolean extended = mode == Locale.FilteringMode.EXTENDED_FILTERING;
        List<Locale.LanguageRange> ranges = new ArrayList<Locale.LanguageRange>();
        for (Locale.LanguageRange r : priorities) {
            String range = r.getRange();
            boolean special = range.startsWith("*-") || range.contains("-*");
            if (special && mode == Locale.FilteringMode.AUTOSELECT_FILTERING) extended = true;
            if (special && mode == Locale.FilteringMode.REJECT_EXTENDED_RANGES)
                throw new IllegalArgumentException("An extended range \"" + range
                        + "\" found in REJECT_EXTENDED_RANGES mode.");
            if (special && mode == Locale.FilteringMode.IGNORE_EXTENDED_RANGES) continue;
            if (special && mode == Locale.FilteringMode.MAP_EXTENDED_RANGES) {
                range = range.startsWith("*-") ? "*" : range.replace("-*", "");
                r = new Locale.LanguageRange(range, r.getWeight());
            }
            ranges.add(r);
        }
        Set<String> rejected = new HashSet<String>();
        Set<String> result = new LinkedHashSet<String>();
        for (Locale.LanguageRange r : ranges)
            if (r.getWeight() == 0)
                for (String tag : tags) if (matches(r.getRange(), tag, extended)) rejected.add(low(tag));
        Map<String, String> byLow = new LinkedHashMap<String, String>();
        for (Locale.LanguageRange r : ranges) {
            if (r.getWeight() == 0) continue;
            for (String tag : tags)
                if (!rejected.contains(low(tag)) && matches(r.getRange(), tag, extended)) byLow.putIfAbsent(low(tag),
                        tag);
        }
        result.addAll(byLow.values());
        return new ArrayList<String>(result);
    }

    private static String low(String tag) {
        return tag.toLowerCase(Locale.ROOT);
    }

    private static boolean matches(String range, String tag, boolean extended) {
        String t = low(tag);
        if (range.equals("*")) return true;
        if (!extended) return t.equals(range) || t.startsWith(range + "-");
        String[] want = range.split("-"), have = t.split("-");
        if (!want[0].equals("*") && !want[0].equals(have[0])) return false;
        int i = 1, k = 1;
        while (i < want.length) {
            if (want[i].equals("*")) i++;
            else if (k >= have.length) return false;
            else if (want[i].equals(have[k])) {
                i++;
                k++;
            } else if (have[k].length() == 1) return false;
            else k++;
        }
        return true;
    }

    /** The first tag that is a range, or a range with parts taken off its end. */
    static String lookup(List<Locale.LanguageRange> priorities, Collection<String> tags) {
        for (Locale.LanguageRange r : priorities) {
            String range = r.getRange();
            if (range.equals("*") || r.getWeight() == 0) continue;
            while (!range.isEmpty()) {
                for (String tag : tags) if (matchesWhole(range, low(tag))) return tag;
                int cut = range.lastIndexOf('-');
                if (cut > 1 && range.charAt(cut - 2) == '-') cut -= 2;
                range = cut < 0 ? "" : range.substring(0, cut);
            }
        }
        return null;
    }

    private static boolean matchesWhole(String range, String tag) {
        if (!range.contains("*")) return range.equals(tag);
        return tag.matches(range.replace("*", "[a-z0-9]*"));
    }
}
