package java.lang.constant;

/** What ModuleDesc.of makes. */
final class NamedModule implements ModuleDesc {
    private final String name;

    NamedModule(String name) {
        this.name = name;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof NamedModule && ((NamedModule) o).name.equals(name);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Override
    public String toString() {
        return "ModuleDesc[" + name + "]";
    }
}
