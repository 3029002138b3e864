package java.lang.reflect;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;

/**
 * The flags of class files. One bit may be different flags in different places; which bits a place knows depends on the
 * version of the class file, and stands with the place.
 */
public enum AccessFlag {
    PUBLIC(0x0001, true, Location.CLASS, Location.FIELD, Location.METHOD, Location.INNER_CLASS),
    PRIVATE(0x0002, true, Location.FIELD, Location.METHOD, Location.INNER_CLASS),
    PROTECTED(0x0004, true, Location.FIELD, Location.METHOD, Location.INNER_CLASS),
    STATIC(0x0008, true, Location.FIELD, Location.METHOD, Location.INNER_CLASS),
    FINAL(0x0010, true, Location.CLASS, Location.FIELD, Location.METHOD, Location.INNER_CLASS,
            Location.METHOD_PARAMETER),
    SUPER(0x0020, false, Location.CLASS),
    OPEN(0x0020, false, Location.MODULE),
    TRANSITIVE(0x0020, false, Location.MODULE_REQUIRES),
    SYNCHRONIZED(0x0020, true, Location.METHOD),
    STATIC_PHASE(0x0040, false, Location.MODULE_REQUIRES),
    VOLATILE(0x0040, true, Location.FIELD),
    BRIDGE(0x0040, false, Location.METHOD),
    TRANSIENT(0x0080, true, Location.FIELD),
    VARARGS(0x0080, false, Location.METHOD),
    NATIVE(0x0100, true, Location.METHOD),
    INTERFACE(0x0200, false, Location.CLASS, Location.INNER_CLASS),
    ABSTRACT(0x0400, true, Location.CLASS, Location.METHOD, Location.INNER_CLASS),
    STRICT(0x0800, true, Location.METHOD),
    SYNTHETIC(0x1000, false, Location.values()),
    ANNOTATION(0x2000, false, Location.CLASS, Location.INNER_CLASS),
    ENUM(0x4000, false, Location.CLASS, Location.FIELD, Location.INNER_CLASS),
    MANDATED(0x8000, false, Location.METHOD_PARAMETER, Location.MODULE, Location.MODULE_REQUIRES,
            Location.MODULE_EXPORTS, Location.MODULE_OPENS),
    MODULE(0x8000, false, Location.CLASS);

    private final int mask;
    private final boolean sourceModifier;
    private final Location[] places;

    private AccessFlag(int mask, boolean sourceModifier, Location... places) {
        this.mask = mask;
        this.sourceModifier = sourceModifier;
        this.places = places;
    }

    /** Where flags are found. masks: a release, and the bits that are known from there on; in rising order. */
    public enum Location {
        CLASS(0, 0x0631, 5, 0x7631, 9, 0xf631),
        FIELD(0, 0x00df, 5, 0x50df),
        METHOD(0, 0x053f, 2, 0x0d3f, 5, 0x1dff, 17, 0x15ff),
        INNER_CLASS(1, 0x061f, 5, 0x761f),
        METHOD_PARAMETER(8, 0x9010),
        MODULE(9, 0x9020),
        MODULE_REQUIRES(9, 0x9060),
        MODULE_EXPORTS(9, 0x9000),
        MODULE_OPENS(9, 0x9000);

        private final int[] masks;

        private Location(int... masks) {
            this.masks = masks;
        }

        public int flagsMask() {
            return masks[masks.length - 1];
        }

        public Set<AccessFlag> flags() {
            return flagsOf(flagsMask(), this);
        }

        public int flagsMask(ClassFileFormatVersion cffv) {
            int release = Objects.requireNonNull(cffv).ordinal();
            int mask = 0;
            for (int i = 0; i < masks.length && masks[i] <= release; i += 2) {
                mask = masks[i + 1];
            }
            return mask;
        }

        public Set<AccessFlag> flags(ClassFileFormatVersion cffv) {
            return flagsOf(flagsMask(cffv), this);
        }
    }

    public int mask() {
        return mask;
    }

    public boolean sourceModifier() {
        return sourceModifier;
    }

    public Set<Location> locations() {
        return locations(ClassFileFormatVersion.latest());
    }

    public Set<Location> locations(ClassFileFormatVersion cffv) {
        EnumSet<Location> set = EnumSet.noneOf(Location.class);
        Objects.requireNonNull(cffv);
        for (Location l : places) {
            if ((l.flagsMask(cffv) & mask) != 0) {
                set.add(l);
            }
        }
        return Collections.unmodifiableSet(set);
    }

    private boolean isAt(Location location) {
        for (Location l : places) {
            if (l == location) {
                return true;
            }
        }
        return false;
    }

    private static Set<AccessFlag> flagsOf(int mask, Location location) {
        EnumSet<AccessFlag> set = EnumSet.noneOf(AccessFlag.class);
        for (AccessFlag f : values()) {
            if ((f.mask & mask) != 0 && f.isAt(location)) {
                set.add(f);
            }
        }
        return Collections.unmodifiableSet(set);
    }

    public static Set<AccessFlag> maskToAccessFlags(int mask, Location location) {
        checkKnown(mask, location.flagsMask(), "" + location);
        return flagsOf(mask, location);
    }

    private static void checkKnown(int mask, int known, String where) {
        int strange = mask & ~known;
        if (strange != 0) {
            throw new IllegalArgumentException("Unmatched bit position 0x" + Integer.toHexString(strange)
                    + " for location " + where);
        }
    }

    public static Set<AccessFlag> maskToAccessFlags(int mask, Location location, ClassFileFormatVersion cffv) {
        checkKnown(mask, location.flagsMask(cffv), location + " for class file format " + cffv);
        return flagsOf(mask, location);
    }
}
