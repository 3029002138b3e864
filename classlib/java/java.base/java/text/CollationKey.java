// SPDX-License-Identifier: MIT
package java.text;

import java.util.Objects;

/** A text made ready to be compared with many others by the same collator. */
public abstract class CollationKey implements Comparable<CollationKey> {
    private final String source;

    protected CollationKey(String source) {
        this.source = Objects.requireNonNull(source);
    }

    @Override
    public abstract int compareTo(CollationKey target);

    public String getSourceString() {
        return source;
    }

    public abstract byte[] toByteArray();
}
