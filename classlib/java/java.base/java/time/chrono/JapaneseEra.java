// SPDX-License-Identifier: MIT
package java.time.chrono;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.Year;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalField;
import java.time.temporal.ValueRange;
import java.util.Locale;

/** The eras of the emperors of Japan since 1868. */
public final class JapaneseEra implements Era, Serializable {
    private static final long serialVersionUID = 1466499369062886794L;

    public static final JapaneseEra MEIJI = new JapaneseEra(-1, LocalDate.of(1868, 1, 1), "Meiji");
    public static final JapaneseEra TAISHO = new JapaneseEra(0, LocalDate.of(1912, 7, 30), "Taisho");
    public static final JapaneseEra SHOWA = new JapaneseEra(1, LocalDate.of(1926, 12, 25), "Showa");
    public static final JapaneseEra HEISEI = new JapaneseEra(2, LocalDate.of(1989, 1, 8), "Heisei");
    public static final JapaneseEra REIWA = new JapaneseEra(3, LocalDate.of(2019, 5, 1), "Reiwa");
    private static final JapaneseEra[] ALL = {MEIJI, TAISHO, SHOWA, HEISEI, REIWA};

    private final int eraValue;
    private final transient LocalDate since;
    private final transient String name;

    private JapaneseEra(int eraValue, LocalDate since, String name) {
        this.eraValue = eraValue;
        this.since = since;
        this.name = name;
    }

    public static JapaneseEra of(int japaneseEra) {
        if (japaneseEra < -1 || japaneseEra > 3) throw new DateTimeException("Invalid era: " + japaneseEra);
        return ALL[japaneseEra + 1];
    }

    public static JapaneseEra valueOf(String japaneseEra) {
        for (JapaneseEra e : ALL) if (e.name.equals(japaneseEra)) return e;
        throw new IllegalArgumentException("japaneseEra is invalid");
    }

    public static JapaneseEra[] values() {
        return ALL.clone();
    }

    /** The era of a day; the first one for earlier days too. */
    static JapaneseEra at(LocalDate day) {
        int i = ALL.length - 1;
        while (i > 0 && day.isBefore(ALL[i].since)) i--;
        return ALL[i];
    }

    LocalDate since() {
        return since;
    }

    /** The first day of the era after this one, or null. */
    LocalDate end() {
        return this == REIWA ? null : ALL[eraValue + 2].since;
    }

    /** The number of the era's last year. */
    int years() {
        return end() == null ? Year.MAX_VALUE - since.getYear() : end().getYear() - since.getYear() + 1;
    }

    @Override
    public int getValue() {
        return eraValue;
    }

    @Override
    public ValueRange range(TemporalField field) {
        return field == ChronoField.ERA ? JapaneseChronology.INSTANCE.range(ChronoField.ERA) : Era.super.range(field);
    }

    @Override
    public String getDisplayName(TextStyle style, Locale locale) {
        return new DateTimeFormatterBuilder().appendText(ChronoField.ERA, style).toFormatter(locale)
                .format(new JapaneseDate(this == MEIJI ? JapaneseChronology.FIRST : since));
    }

    @Override
    public String toString() {
        return name;
    }

    private Object writeReplace() {
        return new Ser(Ser.JAPANESE_ERA, this);
    }

    private void readObject(ObjectInputStream s) throws InvalidObjectException {
        throw new InvalidObjectException("Deserialization via serialization delegate");
    }
}
