// SPDX-License-Identifier: MIT
package java.net;

import java.util.Objects;

/** A string breaks the rules of URIs. */
public class URISyntaxException extends Exception {
    private static final long serialVersionUID = 2137979680897488891L;
    private final String input;
    private final int index;

    public URISyntaxException(String input, String reason, int index) {
        super(Objects.requireNonNull(reason));
        this.input = Objects.requireNonNull(input);
        this.index = index;
        if (index < -1) throw new IllegalArgumentException();
    }

    public URISyntaxException(String input, String reason) {
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
        return getReason() + (index >= 0 ? " at index " + index : "") + ": " + input;
    }
}
