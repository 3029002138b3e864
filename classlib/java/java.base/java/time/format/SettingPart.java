// SPDX-License-Identifier: MIT
package java.time.format;

/** Changes how what follows is read. */
final class SettingPart extends Part {
    static final SettingPart SENSITIVE = new SettingPart("ParseCaseSensitive(true)");
    static final SettingPart INSENSITIVE = new SettingPart("ParseCaseSensitive(false)");
    static final SettingPart STRICT = new SettingPart("ParseStrict(true)");
    static final SettingPart LENIENT = new SettingPart("ParseStrict(false)");

    private final String name;

    private SettingPart(String name) {
        this.name = name;
    }

    @Override
    boolean print(PrintContext c, StringBuilder sb) {
        return true;
    }

    @Override
    int parse(ParseContext c, CharSequence text, int at) {
        if (this == SENSITIVE || this == INSENSITIVE) c.caseSensitive = this == SENSITIVE;
        else c.strict = this == STRICT;
        return at;
    }

    @Override
    public String toString() {
        return name;
    }
}
