import java.text.DateFormat;
import java.text.DateFormatSymbols;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.NumberFormat;
import java.text.SimpleDateFormat;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Month;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.time.format.TextStyle;
import java.util.Arrays;
import java.util.Date;
import java.util.Locale;

public class Main {
    static void show(Object o) {
        StringBuilder sb = new StringBuilder();
        for (char c : o.toString().toCharArray()) sb.append(c < 127 ? "" + c : "<" + Integer.toHexString(c) + ">");
        System.out.println(sb);
    }

    public static void main(String[] args) throws Exception {
        for (Locale l : new Locale[] {Locale.GERMANY, Locale.FRANCE, Locale.UK, Locale.US, Locale.GERMAN,
            Locale.FRENCH}) {
            show(l);
            numbers(l);
            dates(l);
        }
    }

    static void numbers(Locale l) throws Exception {
        DecimalFormatSymbols s = DecimalFormatSymbols.getInstance(l);
        show(s.getGroupingSeparator() + " " + s.getDecimalSeparator() + " " + s.getMonetaryDecimalSeparator() + " "
            + s.getMinusSign() + " " + s.getCurrencySymbol() + " " + s.getInternationalCurrencySymbol());
        for (NumberFormat f : new NumberFormat[] {NumberFormat.getInstance(l), NumberFormat.getCurrencyInstance(l),
            NumberFormat.getPercentInstance(l), NumberFormat.getIntegerInstance(l)}) {
            String text = f.format(-1234567.891);
            show(((DecimalFormat) f).toPattern() + " " + text + " " + f.parse(text));
        }
        show(String.format(l, "%,.2f %e %,d %(,.1f %.3g %x %s", 1234567.891, 12.5, -1234567, -1e6, 1.5, 255, 1.5));
        show(String.format(l, "%012.3f|%-12.2f|%,+d", 3.14159, 2.5, 10000));
    }

    static void dates(Locale l) throws Exception {
        DateFormatSymbols d = DateFormatSymbols.getInstance(l);
        show(Arrays.toString(d.getMonths()) + Arrays.toString(d.getShortMonths()) + Arrays.toString(d.getWeekdays())
            + Arrays.toString(d.getShortWeekdays()) + Arrays.toString(d.getEras())
            + Arrays.toString(d.getAmPmStrings()));
        for (int style = DateFormat.FULL; style <= DateFormat.SHORT; style++) {
            show(((SimpleDateFormat) DateFormat.getDateInstance(style, l)).toPattern());
            show(((SimpleDateFormat) DateFormat.getTimeInstance(style, l)).toPattern());
            show(((SimpleDateFormat) DateFormat.getDateTimeInstance(style, style, l)).toPattern());
        }
        DateFormat f = DateFormat.getDateInstance(DateFormat.LONG, l);
        show(f.format(new Date(0)) + " " + f.parse(f.format(new Date(0))).equals(f.parse(f.format(new Date(0)))));
        for (TextStyle t : new TextStyle[] {TextStyle.FULL, TextStyle.SHORT, TextStyle.NARROW}) {
            StringBuilder sb = new StringBuilder();
            for (Month m : Month.values()) sb.append(m.getDisplayName(t, l)).append(' ');
            for (DayOfWeek w : DayOfWeek.values()) sb.append(w.getDisplayName(t, l)).append(' ');
            show(sb);
        }
        LocalDate day = LocalDate.of(2021, 3, 5);
        for (FormatStyle t : FormatStyle.values()) show(DateTimeFormatter.ofLocalizedDate(t).withLocale(l).format(day));
        show(DateTimeFormatter.ofPattern("EEEE, d. MMMM y G QQQQ QQQ", l).format(day));
        show(String.format(l, "%tA %<ta %<tB %<tb %<te", day));
    }
}
