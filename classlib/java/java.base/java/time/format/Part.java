// SPDX-License-Identifier: MIT
package java.time.format;

/** A piece of a format that prints itself and reads itself back. toString is what DateTimeFormatter.toString shows. */
abstract class Part {
    /** Appends the text; false if the value is not there and the context is optional. */
    abstract boolean print(PrintContext c, StringBuilder sb);

    /** Reads from position at; gives the position after, or ~ (bitwise not) of the position of the error. */
    abstract int parse(ParseContext c, CharSequence text, int at);

    /** For numbers: fixed widths, so that digits of a number before it are not taken from it. */
    int adjacentWidth() {
        return 0;
    }
}
