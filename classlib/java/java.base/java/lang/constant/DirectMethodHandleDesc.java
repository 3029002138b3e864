package java.lang.constant;

/** The description of a method handle that a CONSTANT_MethodHandle can hold. */
public sealed interface DirectMethodHandleDesc extends MethodHandleDesc permits NamedMethodHandle {
    /** Reference kinds (JVMS 4.4.8), told apart by whether the owner is an interface. */
    enum Kind {
        STATIC(6, false),
        INTERFACE_STATIC(6, true),
        VIRTUAL(5, false),
        INTERFACE_VIRTUAL(9, true),
        SPECIAL(7, false),
        INTERFACE_SPECIAL(7, true),
        CONSTRUCTOR(8, false),
        GETTER(1, false),
        SETTER(3, false),
        STATIC_GETTER(2, false),
        STATIC_SETTER(4, false);

        public final int refKind;
        public final boolean isInterface;

        Kind(int refKind, boolean isInterface) {
            this.refKind = refKind;
            this.isInterface = isInterface;
        }

        public static Kind valueOf(int refKind) {
            return valueOf(refKind, refKind == 9);
        }

        public static Kind valueOf(int refKind, boolean isInterface) {
            for (Kind k : values()) {
                boolean either = refKind <= 4 || refKind == 8 || refKind == 9;
                if (k.refKind == refKind && (either || k.isInterface == isInterface)) {
                    return k;
                }
            }
            throw new IllegalArgumentException("refKind=" + refKind + " isInterface=" + isInterface);
        }
    }

    Kind kind();

    int refKind();

    boolean isOwnerInterface();

    ClassDesc owner();

    String methodName();

    String lookupDescriptor();
}
