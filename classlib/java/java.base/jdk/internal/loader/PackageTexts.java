package jdk.internal.loader;

import java.net.URL;
import java.util.jar.Attributes;
import java.util.jar.Manifest;

/** What is said of a package: its titles, versions and vendors, and what it is sealed to. */
public final class PackageTexts {
    public static final PackageTexts NONE = new PackageTexts(null, null, null, null, null, null, null);

    public final String specTitle;
    public final String specVersion;
    public final String specVendor;
    public final String implTitle;
    public final String implVersion;
    public final String implVendor;
    public final URL sealBase;

    public PackageTexts(String specTitle, String specVersion, String specVendor, String implTitle, String implVersion,
            String implVendor, URL sealBase) {
        this.specTitle = specTitle;
        this.specVersion = specVersion;
        this.specVendor = specVendor;
        this.implTitle = implTitle;
        this.implVersion = implVersion;
        this.implVendor = implVendor;
        this.sealBase = sealBase;
    }

    /** What the manifest of a jar says of a package. */
    public static PackageTexts of(Manifest m, String pkg, URL jar) {
        return new PackageTexts(valueOf(m, pkg, Attributes.Name.SPECIFICATION_TITLE),
                valueOf(m, pkg, Attributes.Name.SPECIFICATION_VERSION),
                valueOf(m, pkg, Attributes.Name.SPECIFICATION_VENDOR),
                valueOf(m, pkg, Attributes.Name.IMPLEMENTATION_TITLE),
                valueOf(m, pkg, Attributes.Name.IMPLEMENTATION_VERSION),
                valueOf(m, pkg, Attributes.Name.IMPLEMENTATION_VENDOR),
                "true".equalsIgnoreCase(valueOf(m, pkg, Attributes.Name.SEALED)) ? jar : null);
    }

    /** In the package's own section, else of the whole jar. */
    private static String valueOf(Manifest m, String pkg, Attributes.Name key) {
        Attributes own = m.getAttributes(pkg.replace('.', '/') + "/");
        String v = own == null ? null : own.getValue(key);
        return v != null ? v : m.getMainAttributes().getValue(key);
    }
}
