// SPDX-License-Identifier: MIT
package java.util;

/**
 * Reads the dates of Date.parse: numbers, names of months, days and zones in nearly any order. A number is what the
 * character
 * after it says: hour and minute before a colon, month and day before a slash, a zone's offset after + or - and a time.
 */
final class DateReader {
    private static final String[] WORDS = {"am", "pm", "monday", "tuesday", "wednesday", "thursday", "friday",
        "saturday", "sunday", "january", "february", "march", "april", "may", "june", "july", "august", "september",
        "october", "november", "december", "gmt", "ut", "utc", "est", "edt", "cst", "cdt", "mst", "mdt", "pst", "pdt"};
    private static final int FIRST_MONTH = 9, FIRST_ZONE = 21;
    /** Minutes west of Greenwich, for the words from "gmt" on. */
    private static final int[] WEST = {0, 0, 0, 300, 240, 360, 300, 420, 360, 480, 420};

    private final String text;
    private int at;
    private int year = Integer.MIN_VALUE, month = -1, day = -1, hour = -1, minute = -1, second = -1, west = -1;

    DateReader(String text) {
        if (text == null) throw new IllegalArgumentException();
        this.text = text;
    }

    private char peek() {
        return at < text.length() ? text.charAt(at) : 0;
    }

    private static void need(boolean good) {
        if (!good) throw new IllegalArgumentException();
    }

    long read() {
        char sign = 0;
        while (at < text.length()) {
            char c = text.charAt(at++);
            if (c <= ' ' || c == ',') continue;
            if (c == '(') {
                comment();
            } else if (c >= '0' && c <= '9') {
                at--;
                number(sign);
                sign = 0;
            } else if (c == '/' || c == ':' || c == '+' || c == '-') {
                sign = c;
            } else {
                at--;
                word();
                sign = 0;
            }
        }
        return result();
    }

    /** Parentheses nest. */
    private void comment() {
        for (int depth = 1; depth > 0 && at < text.length(); at++) {
            if (text.charAt(at) == '(') depth++;
            else if (text.charAt(at) == ')') depth--;
        }
    }

    private void number(char before) {
        int n = 0;
        for (; peek() >= '0' && peek() <= '9'; at++) n = n * 10 + peek() - '0';
        char next = peek();
        if (before == '+' || before == '-' && year != Integer.MIN_VALUE) {
            need(west <= 0);
            int minutes = n < 24 ? n * 60 : n % 100 + n / 100 * 60;
            west = before == '+' ? -minutes : minutes;
        } else if (n >= 70) {
            need(year == Integer.MIN_VALUE && (next <= ' ' || next == ',' || next == '/' || next == '-'));
            year = n;
        } else if (next == ':') {
            at++;
            if (hour < 0) hour = (byte) n;
            else if (minute < 0) minute = (byte) n;
            else need(false);
        } else if (next == '/') {
            at++;
            if (month < 0) month = (byte) (n - 1);
            else if (day < 0) day = (byte) n;
            else need(false);
        } else {
            need(next <= ' ' || next == ',' || next == '-' || next == '/' || next == '(' || Character.isLetter(next));
            plain(n);
        }
    }

    /** A number that nothing marks: minute or second of a time that has begun, else the day, else the year. */
    private void plain(int n) {
        if (hour >= 0 && minute < 0) minute = (byte) n;
        else if (minute >= 0 && second < 0) second = (byte) n;
        else if (day < 0) day = (byte) n;
        else if (year == Integer.MIN_VALUE && month >= 0 && day >= 0) year = n;
        else need(false);
    }

    private void word() {
        int from = at;
        while (Character.isLetter(peek())) at++;
        String w = text.substring(from, at);
        need(w.length() > 1);
        int k = 0;
        while (k < WORDS.length && !WORDS[k].regionMatches(true, 0, w, 0, w.length())) k++;
        need(k < WORDS.length);
        if (k == 0 || k == 1) {
            need(hour >= 1 && hour <= 12);
            hour = hour % 12 + k * 12;
        } else if (k >= FIRST_ZONE) {
            west = WEST[k - FIRST_ZONE];
        } else if (k >= FIRST_MONTH) {
            need(month < 0);
            month = k - FIRST_MONTH;
        }
    }

    private long result() {
        need(year != Integer.MIN_VALUE && month >= 0 && day >= 0);
        if (year < 100) {
            int now = new GregorianCalendar().get(Calendar.YEAR), first = now - 80;
            year += first / 100 * 100;
            if (year < first) year += 100;
        }
        boolean local = west == -1;
        GregorianCalendar c = local ? new GregorianCalendar() : new GregorianCalendar(TimeZone.getTimeZone("GMT"));
        c.clear();
        c.set(year, month, day, Math.max(0, hour), Math.max(0, minute), Math.max(0, second));
        return c.getTimeInMillis() + (local ? 0 : west * 60000L);
    }
}
