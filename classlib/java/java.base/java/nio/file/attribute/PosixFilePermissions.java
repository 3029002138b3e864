// SPDX-License-Identifier: MIT
package java.nio.file.attribute;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;

/** Permissions as text. */
public final class PosixFilePermissions {
    private PosixFilePermissions() {
    }

    public static String toString(Set<PosixFilePermission> perms) {
        StringBuilder sb = new StringBuilder();
        PosixFilePermission[] all = PosixFilePermission.values();
        for (int i = 0; i < all.length; i++) sb.append(perms.contains(all[i]) ? "rwx".charAt(i % 3) : '-');
        return sb.toString();
    }

    public static Set<PosixFilePermission> fromString(String perms) {
        if (perms.length() != 9) throw new IllegalArgumentException("Invalid mode");
        Set<PosixFilePermission> s = EnumSet.noneOf(PosixFilePermission.class);
        for (int i = 0; i < 9; i++) {
            char c = perms.charAt(i);
            if (c == "rwx".charAt(i % 3)) s.add(PosixFilePermission.values()[i]);
            else if (c != '-') throw new IllegalArgumentException("Invalid mode");
        }
        return s;
    }

    public static FileAttribute<Set<PosixFilePermission>> asFileAttribute(Set<PosixFilePermission> perms) {
        final Set<PosixFilePermission> copy = new HashSet<PosixFilePermission>(perms);
        return new FileAttribute<Set<PosixFilePermission>>() {
            @Override
            public String name() {
                return "posix:permissions";
            }

            @Override
            public Set<PosixFilePermission> value() {
                return copy;
            }
        };
    }
}
