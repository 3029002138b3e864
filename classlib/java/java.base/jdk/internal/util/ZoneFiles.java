// SPDX-License-Identifier: MIT
package jdk.internal.util;

import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DayOfWeek;
import java.time.LocalTime;
import java.time.Month;
import java.time.ZoneOffset;
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneOffsetTransitionRule;
import java.time.zone.ZoneRules;
import java.time.zone.ZoneRulesException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The zones of the system: the compiled files (RFC 8536) below /usr/share/zoneinfo. Of a file its second, 64-bit block
 * is read, and the rule in its last line. Without the folder the zones of UTC are known.
 */
public final class ZoneFiles {
    private static final String ROOT = "/usr/share/zoneinfo/";
    private static final Map<String, ZoneFiles> CACHE = new HashMap<String, ZoneFiles>();
    private static final Set<String> UTC = Set.of("UTC", "GMT", "Etc/UTC", "Etc/GMT", "UCT", "Etc/UCT", "Zulu",
            "Etc/Zulu", "Universal", "Etc/Universal", "GMT0", "Etc/GMT0", "Greenwich", "Etc/Greenwich");
    private static Set<String> names;

    private ZoneRules rules;
    /** What the zone's times are called by the system: standard, then summer time (or null). */
    private String standardName, summerName;

    private ZoneFiles() {
    }

    public static synchronized Set<String> names() {
        if (names == null) {
            Set<String> s = new TreeSet<String>(UTC);
            collect(new File(ROOT), "", s);
            names = s;
        }
        return names;
    }

    private static void collect(File dir, String prefix, Set<String> to) {
        String[] list = dir.list();
        if (list == null) return;
        for (int i = 0; i < list.length; i++) {
            String n = list[i];
            char c = n.charAt(0);
            boolean notZone = prefix.isEmpty() && (n.equals("posix") || n.equals("right") || n.equals("localtime")
                    || n.equals("posixrules") || n.equals("Factory") || n.equals("EST") || n.equals("MST")
                    || n.equals("HST") || n.equals("ROC"));
            if (notZone || c < 'A' || c > 'Z' || n.indexOf('.') >= 0 || n.equals("SECURITY")) continue;
            File f = new File(dir, n);
            if (f.isDirectory()) collect(f, prefix + n + "/", to);
            else to.add(prefix + n);
        }
    }

    public static ZoneRules rules(String id) {
        ZoneFiles z = zone(id);
        return z == null ? null : z.rules;
    }

    /** The abbreviation of a zone's standard or summer time, or null. */
    public static String abbreviation(String id, boolean summer) {
        ZoneFiles z = zone(id);
        if (z == null) return null;
        String s = summer ? z.summerName : z.standardName;
        return s == null || s.startsWith("+") || s.startsWith("-") ? null : s;
    }

    private static synchronized ZoneFiles zone(String id) {
        ZoneFiles z = CACHE.get(id);
        if (z == null && names().contains(id)) {
            z = new ZoneFiles();
            if (UTC.contains(id)) {
                z.rules = ZoneRules.of(ZoneOffset.UTC);
                z.standardName = id.indexOf("GMT") >= 0 || id.endsWith("Greenwich") ? "GMT" : "UTC";
            } else {
                z.read(id);
            }
            CACHE.put(id, z);
        }
        return z;
    }

    private void read(String id) {
        try {
            byte[] bytes = Files.readAllBytes(Path.of(ROOT + id));
            ByteBuffer b = ByteBuffer.wrap(bytes);
            if (b.remaining() < 44 || b.getInt(0) != 0x545A6966) throw new ZoneRulesException("not a zone file: " + id);
            boolean wide = b.get(4) >= '2';
            if (wide) b.position(blockLength(b, 0, 4));
            read(b, wide ? 8 : 4);
        } catch (IOException | RuntimeException e) {
            if (e instanceof ZoneRulesException) throw (ZoneRulesException) e;
            throw new ZoneRulesException("Unable to load zone rules: " + id, e);
        }
    }

    /** The bytes of a header at a place and of the data after it. */
    private static int blockLength(ByteBuffer b, int at, int width) {
        int utc = b.getInt(at + 20), std = b.getInt(at + 24), leap = b.getInt(at + 28), times = b.getInt(at + 32);
        int types = b.getInt(at + 36), chars = b.getInt(at + 40);
        return 44 + times * (width + 1) + types * 6 + chars + leap * (width + 4) + std + utc;
    }

    /** A stretch of time with one offset, from its beginning to the next one's. */
    private static final class Stretch {
        final long from;
        final ZoneOffset offset;
        final String name;
        boolean summer;

        Stretch(long from, ZoneOffset offset, boolean summer, String name) {
            this.from = from;
            this.offset = offset;
            this.summer = summer;
            this.name = name;
        }
    }

    private void read(ByteBuffer b, int width) {
        int start = b.position();
        int end = start + blockLength(b, start, width);
        int times = b.getInt(start + 32), types = b.getInt(start + 36), chars = b.getInt(start + 40);
        int indexes = start + 44 + times * width, infos = indexes + times, texts = infos + types * 6;
        List<Stretch> all = new ArrayList<Stretch>();
        ZoneOffset first = offset(b, infos);
        standardName = text(b, texts, b.get(infos + 5) & 255);
        for (int i = 0; i < times; i++) {
            long when = width == 8 ? b.getLong(start + 44 + 8 * i) : b.getInt(start + 44 + 4 * i);
            int info = infos + 6 * (b.get(indexes + i) & 255);
            String name = text(b, texts, b.get(info + 5) & 255);
            all.add(new Stretch(when, offset(b, info), b.get(info + 4) != 0, name));
        }
        straighten(all);
        List<ZoneOffsetTransitionRule> ruled = new ArrayList<ZoneOffsetTransitionRule>();
        if (width == 8 && end < b.limit())
            ruled = footer(new String(b.array(), end, b.limit() - end, StandardCharsets.ISO_8859_1).trim());
        make(first, all, ruled);
    }

    /**
     * Where a winter time is said to be the one that deviates (Ireland, Morocco), the offset that is less becomes the
     * standard one, and the stretches beside it summer: daylight is saved by adding. What comes after the last winter
     * and lasts longer than a year stays standard.
     */
    private static void straighten(List<Stretch> all) {
        for (int i = 1; i < all.size(); i++) {
            Stretch before = all.get(i - 1), winter = all.get(i), after = i + 1 < all.size() ? all.get(i + 1) : null;
            if (!winter.summer || more(before, winter) <= 0 || after != null && more(after, winter) <= 0) continue;
            winter.summer = false;
            before.summer = true;
            if (after != null && isShort(all, i + 1)) after.summer = true;
        }
    }

    private static int more(Stretch a, Stretch than) {
        return a.offset.getTotalSeconds() - than.offset.getTotalSeconds();
    }

    /** Whether a stretch lasts no longer than a year. */
    private static boolean isShort(List<Stretch> all, int i) {
        return i + 1 < all.size() && all.get(i + 1).from - all.get(i).from < 366 * 86400L;
    }

    private void make(ZoneOffset first, List<Stretch> all, List<ZoneOffsetTransitionRule> ruled) {
        List<ZoneOffsetTransition> changes = new ArrayList<ZoneOffsetTransition>();
        List<ZoneOffsetTransition> standardChanges = new ArrayList<ZoneOffsetTransition>();
        ZoneOffset last = first, standard = first;
        for (int i = 0; i < all.size(); i++) {
            Stretch t = all.get(i);
            if (t.summer) summerName = t.name;
            else standardName = t.name;
            if (t.from < -4000000000L) continue;      // what stands for the beginning of time
            if (!t.offset.equals(last)) changes.add(transition(t.from, last, t.offset));
            last = t.offset;
            ZoneOffset s = t.summer ? standardIn(t.offset, standard, nextStandard(all, i)) : t.offset;
            if (!s.equals(standard)) standardChanges.add(transition(t.from, standard, s));
            standard = s;
        }
        int n = changes.size();
        while (n > 1 && changes.get(n - 1).getDateTimeBefore().getYear() > 2007
                && follows(changes.get(n - 2), changes.get(n - 1), ruled)) changes.remove(--n);
        rules = ZoneRules.of(first, first, standardChanges, changes, ruled);
    }

    /** The offset of the first stretch after i that is not summer time, or null. */
    private static ZoneOffset nextStandard(List<Stretch> all, int i) {
        while (++i < all.size()) if (!all.get(i).summer) return all.get(i).offset;
        return null;
    }

    /** Whether the rules alone say that t comes next after before. */
    private static boolean follows(ZoneOffsetTransition before, ZoneOffsetTransition t,
            List<ZoneOffsetTransitionRule> rules) {
        boolean said = false;
        for (int year = before.getDateTimeBefore().getYear(); year <= t.getDateTimeBefore().getYear(); year++) {
            for (int i = 0; i < rules.size(); i++) {
                ZoneOffsetTransition r = rules.get(i).createTransition(year);
                if (r.equals(t)) said = true;
                else if (r.compareTo(before) > 0 && r.compareTo(t) < 0) return false;
            }
        }
        return said;
    }

    /** The standard offset in summer: that before or after it which is an hour less; else what was, or an hour less. */
    private static ZoneOffset standardIn(ZoneOffset summer, ZoneOffset before, ZoneOffset after) {
        int d = summer.getTotalSeconds() - before.getTotalSeconds();
        if (d != 3600 && after != null && summer.getTotalSeconds() - after.getTotalSeconds() == 3600) return after;
        return d > 0 && d <= 7200 ? before : ZoneOffset.ofTotalSeconds(summer.getTotalSeconds() - 3600);
    }

    private static ZoneOffsetTransition transition(long second, ZoneOffset before, ZoneOffset after) {
        return ZoneOffsetTransition.of(java.time.LocalDateTime.ofEpochSecond(second, 0, before), before, after);
    }

    private static ZoneOffset offset(ByteBuffer b, int info) {
        return ZoneOffset.ofTotalSeconds(b.getInt(info));
    }

    private static String text(ByteBuffer b, int texts, int at) {
        int end = texts + at;
        while (b.get(end) != 0) end++;
        return new String(b.array(), texts + at, end - texts - at, StandardCharsets.ISO_8859_1);
    }

    // The last line, such as CET-1CEST,M3.5.0,M10.5.0/3: names, offsets (west is positive), begin and end of summer.

    private String line;
    private int at;

    private List<ZoneOffsetTransitionRule> footer(String text) {
        List<ZoneOffsetTransitionRule> result = new ArrayList<ZoneOffsetTransitionRule>();
        line = text;
        at = 0;
        if (text.indexOf(',') < 0) return result;
        name();
        int standard = -time();
        name();
        int summer = line.charAt(at) == ',' ? standard + 3600 : -time();
        ZoneOffset s = ZoneOffset.ofTotalSeconds(standard), d = ZoneOffset.ofTotalSeconds(summer);
        ZoneOffset base = standard < summer ? s : d;
        result.add(rule(base, s, d));
        result.add(rule(base, d, s));
        if (result.get(0).getMonth().compareTo(result.get(1).getMonth()) > 0) java.util.Collections.reverse(result);
        return result;
    }

    private void name() {
        if (line.charAt(at) == '<') at = line.indexOf('>', at) + 1;
        else while (at < line.length() && Character.isLetter(line.charAt(at))) at++;
    }

    private int number() {
        int n = 0;
        while (at < line.length() && line.charAt(at) >= '0' && line.charAt(at) <= '9') n = n * 10
                + line.charAt(at++) - '0';
        return n;
    }

    private boolean skip(char c) {
        if (at >= line.length() || line.charAt(at) != c) return false;
        at++;
        return true;
    }

    /** [+-]hh[:mm[:ss]] in seconds. */
    private int time() {
        boolean minus = skip('-');
        if (!minus) skip('+');
        int t = number() * 3600;
        if (skip(':')) t += number() * 60;
        if (skip(':')) t += number();
        return minus ? -t : t;
    }

    private ZoneOffsetTransitionRule rule(ZoneOffset standard, ZoneOffset before, ZoneOffset after) {
        if (!skip(',') || !skip('M')) throw new ZoneRulesException("Unable to load zone rules: " + line);
        int month = number();
        skip('.');
        int week = number();
        skip('.');
        int weekday = number();
        int seconds = skip('/') ? time() : 7200;
        int day = week == 5 ? -1 : 1 + 7 * (week - 1);
        boolean end = seconds == 86400;
        int move = end ? 0 : Math.floorDiv(seconds, 86400);     // a time of another day is moved there
        if (day < 0 && move > 0) {
            int length = Month.of(month).length(false);
            day = length - 6;
        }
        return ZoneOffsetTransitionRule.of(Month.of(month), day + move,
                DayOfWeek.of(weekday == 0 ? 7 : weekday).plus(move),
                end ? LocalTime.MIDNIGHT : LocalTime.ofSecondOfDay(Math.floorMod(seconds, 86400)), end,
                ZoneOffsetTransitionRule.TimeDefinition.WALL, standard, before, after);
    }
}
