// SPDX-License-Identifier: MIT
package java.nio.file;

/** A string cannot be a path. */
public class InvalidPathException extends IllegalArgumentException {
    private static final long serialVersionUID = 4355821422286746137L;
    private final String input;
    private final int index;

    public InvalidPathException(String input, String reason, int index) {
        super(java.util.Objects.requireNonNull(reason));
        if (index < -1) throw new IllegalArgumentException();
        this.input = java.util.Objects.requireNonNull(input);
        this.index = index;
    }

    public InvalidPathException(String input, String reason) {
        this(input, reason, -1);
    }

    public String getInput() {
        return input;
    }

    public String getReason() {
        return super.getMessage();
    }

    public int getIndex() {
        return index;
    }

    public String getMessage() {
        return getReason() + (index > -1 ? " at index " + index : "") + ": " + input;
    }
}
