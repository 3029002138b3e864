// SPDX-License-Identifier: MIT
package java.util;

/** A flag was given twice. */
public class DuplicateFormatFlagsException extends IllegalFormatException {
    private final String flags;

    public DuplicateFormatFlagsException(String flags) {
        this.flags = Objects.requireNonNull(flags);
    }

    public String getFlags() {
        return flags;
    }

    @Override
    public String getMessage() {
        return "Flags = '" + flags + "'";
    }
}
