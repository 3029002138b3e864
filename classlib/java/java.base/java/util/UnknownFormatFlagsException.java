// SPDX-License-Identifier: MIT
package java.util;

/** A flag that does not exist. */
public non-sealed class UnknownFormatFlagsException extends IllegalFormatException {
    private static final long serialVersionUID = 19370506L;
    private final String flags;

    public UnknownFormatFlagsException(String flags) {
        this.flags = Objects.requireNonNull(flags);
    }

    public String getFlags() {
        return flags;
    }

    @Override
    public String getMessage() {
        return "Flags = " + flags;
    }
}
