// SPDX-License-Identifier: MIT
package java.nio.file.attribute;

import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;

/** An entry of an access control list. */
public final class AclEntry {
    private final AclEntryType type;
    private final UserPrincipal who;
    private final Set<AclEntryPermission> perms;
    private final Set<AclEntryFlag> flags;

    private AclEntry(AclEntryType type, UserPrincipal who, Set<AclEntryPermission> perms, Set<AclEntryFlag> flags) {
        this.type = type;
        this.who = who;
        this.perms = perms;
        this.flags = flags;
    }

    /** Makes entries; type and principal must be set. */
    public static final class Builder {
        private AclEntryType type;
        private UserPrincipal who;
        private Set<AclEntryPermission> perms = Collections.emptySet();
        private Set<AclEntryFlag> flags = Collections.emptySet();

        private Builder() {
        }

        public AclEntry build() {
            if (type == null) throw new IllegalStateException("Missing type component");
            if (who == null) throw new IllegalStateException("Missing who component");
            return new AclEntry(type, who, perms, flags);
        }

        public Builder setType(AclEntryType type) {
            this.type = Objects.requireNonNull(type);
            return this;
        }

        public Builder setPrincipal(UserPrincipal who) {
            this.who = Objects.requireNonNull(who);
            return this;
        }

        public Builder setPermissions(Set<AclEntryPermission> perms) {
            Set<AclEntryPermission> s = EnumSet.noneOf(AclEntryPermission.class);
            s.addAll(perms);
            this.perms = s;
            return this;
        }

        public Builder setPermissions(AclEntryPermission... perms) {
            Set<AclEntryPermission> s = EnumSet.noneOf(AclEntryPermission.class);
            for (AclEntryPermission p : perms) s.add(Objects.requireNonNull(p));
            this.perms = s;
            return this;
        }

        public Builder setFlags(Set<AclEntryFlag> flags) {
            Set<AclEntryFlag> s = EnumSet.noneOf(AclEntryFlag.class);
            s.addAll(flags);
            this.flags = s;
            return this;
        }

        public Builder setFlags(AclEntryFlag... flags) {
            Set<AclEntryFlag> s = EnumSet.noneOf(AclEntryFlag.class);
            for (AclEntryFlag f : flags) s.add(Objects.requireNonNull(f));
            this.flags = s;
            return this;
        }
    }

    public static Builder newBuilder() {
        return new Builder();
    }

    public static Builder newBuilder(AclEntry entry) {
        Builder b = new Builder();
        b.type = entry.type;
        b.who = entry.who;
        b.perms = entry.perms;
        b.flags = entry.flags;
        return b;
    }

    public AclEntryType type() {
        return type;
    }

    public UserPrincipal principal() {
        return who;
    }

    public Set<AclEntryPermission> permissions() {
        return new HashSet<AclEntryPermission>(perms);
    }

    public Set<AclEntryFlag> flags() {
        return new HashSet<AclEntryFlag>(flags);
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof AclEntry)) return false;
        AclEntry e = (AclEntry) o;
        return type == e.type && who.equals(e.who) && perms.equals(e.perms) && flags.equals(e.flags);
    }

    @Override
    public int hashCode() {
        return Objects.hash(type, who, perms, flags);
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder(who.getName()).append(':');
        for (AclEntryPermission p : perms) sb.append(p.name()).append('/');
        sb.setCharAt(sb.length() - 1, ':');
        for (AclEntryFlag f : flags) sb.append(f.name()).append('/');
        if (!flags.isEmpty()) sb.setCharAt(sb.length() - 1, ':');
        return sb.append(type.name()).toString();
    }
}
