package java.lang.constant;

/** What PackageDesc.of makes. */
final class NamedPackage implements PackageDesc {
    private final String internalName;

    NamedPackage(String internalName) {
        this.internalName = internalName;
    }

    @Override
    public String internalName() {
        return internalName;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof NamedPackage && ((NamedPackage) o).internalName.equals(internalName);
    }

    @Override
    public int hashCode() {
        return internalName.hashCode();
    }

    @Override
    public String toString() {
        return "PackageDesc[" + name() + "]";
    }
}
