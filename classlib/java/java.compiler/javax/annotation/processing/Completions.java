// SPDX-License-Identifier: MIT
package javax.annotation.processing;

/** Makes completions. */
public class Completions {
    private Completions() {
    }

    private static final class Plain implements Completion {
        private final String value, message;

        Plain(String value, String message) {
            if (value == null || message == null) throw new NullPointerException();
            this.value = value;
            this.message = message;
        }

        @Override
        public String getValue() {
            return value;
        }

        @Override
        public String getMessage() {
            return message;
        }

        @Override
        public String toString() {
            return "[\"" + value + "\", \"" + message + "\"]";
        }
    }

    public static Completion of(String value, String message) {
        return new Plain(value, message);
    }

    public static Completion of(String value) {
        return new Plain(value, "");
    }
}
