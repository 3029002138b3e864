// SPDX-License-Identifier: MIT
package java.util;

/** Flags that do not go together. */
public non-sealed class IllegalFormatFlagsException extends IllegalFormatException {
    private static final long serialVersionUID = 790824L;
    private final String flags;

    public IllegalFormatFlagsException(String flags) {
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
