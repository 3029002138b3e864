package java.lang.reflect;

/** The versions of the class file format, each named for the release that brought it (JVMS 4.1). */
public enum ClassFileFormatVersion {
    RELEASE_0(45),
    RELEASE_1(45),
    RELEASE_2(46),
    RELEASE_3(47),
    RELEASE_4(48),
    RELEASE_5(49),
    RELEASE_6(50),
    RELEASE_7(51),
    RELEASE_8(52),
    RELEASE_9(53),
    RELEASE_10(54),
    RELEASE_11(55),
    RELEASE_12(56),
    RELEASE_13(57),
    RELEASE_14(58),
    RELEASE_15(59),
    RELEASE_16(60),
    RELEASE_17(61),
    RELEASE_18(62),
    RELEASE_19(63),
    RELEASE_20(64),
    RELEASE_21(65),
    RELEASE_22(66),
    RELEASE_23(67),
    RELEASE_24(68),
    RELEASE_25(69);

    private static final ClassFileFormatVersion[] ALL = values();

    private final int major;

    private ClassFileFormatVersion(int major) {
        this.major = major;
    }

    public static ClassFileFormatVersion latest() {
        return ALL[ALL.length - 1];
    }

    public int major() {
        return major;
    }

    public static ClassFileFormatVersion valueOf(Runtime.Version rv) {
        return valueOf("RELEASE_" + rv.feature());
    }

    /** Versions of releases before 6 are no version strings of today. */
    public Runtime.Version runtimeVersion() {
        return ordinal() < 6 ? null : Runtime.Version.parse(Integer.toString(ordinal()));
    }

    public static ClassFileFormatVersion fromMajor(int major) {
        if (major < RELEASE_1.major || major > latest().major) {
            throw new IllegalArgumentException("Out of range major class file version " + major);
        }
        return ALL[major - RELEASE_1.major + 1];
    }
}
