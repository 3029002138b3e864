package jdk.internal.reflect;

import java.lang.reflect.AccessFlag;
import java.lang.reflect.AccessFlag.Location;
import java.lang.reflect.ClassFileFormatVersion;
import java.util.Set;

/** The flags of what a class file declares. */
public final class AccessFlags {
    private AccessFlags() {
    }

    /** c: the class, or the one that declares what has the flags. Bits that its version does not know do not count. */
    public static Set<AccessFlag> of(int flags, Location location, Class<?> c) {
        int major = Reflection.majorVersion(c);
        ClassFileFormatVersion v = major == 0 ? ClassFileFormatVersion.latest() : ClassFileFormatVersion.fromMajor(major);
        return AccessFlag.maskToAccessFlags(flags & location.flagsMask(v), location, v);
    }
}
