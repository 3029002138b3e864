// SPDX-License-Identifier: MIT
package jdk.internal.util;

/**
 * English names of zones. The files of the system give abbreviations only, so long names of the usual zones stand
 * here.
 */
public final class ZoneNames {
    /** Abbreviation of standard and summer time, long names of standard, summer and either. */
    private static final String[][] LONG = {
        {"CET", "CEST", "Central European Standard Time", "Central European Summer Time", "Central European Time",
                "Europe/Paris"},
        {"EET", "EEST", "Eastern European Standard Time", "Eastern European Summer Time", "Eastern European Time",
                "Europe/Athens"},
        {"WET", "WEST", "Western European Standard Time", "Western European Summer Time", "Western European Time",
                "Europe/Lisbon"},
        {"GMT", "BST", "Greenwich Mean Time", "British Summer Time", "British Time", "Europe/London"},
        {"EST", "EDT", "Eastern Standard Time", "Eastern Daylight Time", "Eastern Time", "America/New_York"},
        {"CST", "CDT", "Central Standard Time", "Central Daylight Time", "Central Time", "America/Chicago"},
        {"MST", "MDT", "Mountain Standard Time", "Mountain Daylight Time", "Mountain Time", "America/Denver"},
        {"PST", "PDT", "Pacific Standard Time", "Pacific Daylight Time", "Pacific Time", "America/Los_Angeles"},
        {"AKST", "AKDT", "Alaska Standard Time", "Alaska Daylight Time", "Alaska Time", "America/Anchorage"},
        {"HST", "HDT", "Hawaii-Aleutian Standard Time", "Hawaii-Aleutian Daylight Time", "Hawaii-Aleutian Time",
                "Pacific/Honolulu"},
        {"JST", "JDT", "Japan Standard Time", "Japan Daylight Time", "Japan Time", "Asia/Tokyo"},
        {"IST", null, "India Standard Time", "India Daylight Time", "India Time", "Asia/Kolkata"},
        {"MSK", "MSD", "Moscow Standard Time", "Moscow Summer Time", "Moscow Time", "Europe/Moscow"},
        {"AEST", "AEDT", "Australian Eastern Standard Time", "Australian Eastern Daylight Time",
                "Eastern Australia Time", "Australia/Sydney"},
        {"NZST", "NZDT", "New Zealand Standard Time", "New Zealand Daylight Time", "New Zealand Time",
                "Pacific/Auckland"},
        {"UTC", null, "Coordinated Universal Time", "Coordinated Universal Time", "Coordinated Universal Time", "UTC"},
    };

    private ZoneNames() {
    }

    /** kind: 0 standard time, 1 summer time, 2 either. */
    public static String name(String id, int kind, boolean full) {
        if (id.equals("UTC") || id.equals("Etc/UTC")) return full ? "Coordinated Universal Time" : "UTC";
        String standard = ZoneFiles.abbreviation(id, false), summer = ZoneFiles.abbreviation(id, true);
        if (standard == null) return id;
        boolean sharedWithChina = standard.equals("CST") && !id.startsWith("America/") && !id.startsWith("US/");
        if (full && !sharedWithChina) {
            for (int i = 0; i < LONG.length; i++)
                if (LONG[i][0].equals(standard) && (!standard.equals("GMT") || "BST".equals(summer)))
                    return LONG[i][2 + kind];
            if (standard.equals("GMT")) return "Greenwich Mean Time";
        }
        if (kind == 1) return summer != null ? summer : standard;
        if (kind == 0 || summer == null) return standard;
        return standard.length() == 3 ? standard.charAt(0) + standard.substring(2) : standard;
    }

    /** A zone with this abbreviation or long name, or null. */
    public static String zoneCalled(String name) {
        for (int i = 0; i < LONG.length; i++)
            for (int j = 0; j < 5; j++) if (name.equals(LONG[i][j])) return LONG[i][5];
        return null;
    }
}
