package java.lang;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.net.URL;
import jdk.internal.loader.PackageTexts;

/** A package as one class loader knows it. */
public class Package implements AnnotatedElement {
    private final ClassLoader loader;
    private final String name;
    private final PackageTexts texts;
    private final boolean ofModule;
    private Class<?> info;

    Package(ClassLoader loader, String name, PackageTexts texts, boolean ofModule) {
        this.loader = loader;
        this.name = name;
        this.texts = texts;
        this.ofModule = ofModule;
    }

    public String getName() {
        return name;
    }

    public String getSpecificationTitle() {
        return texts.specTitle;
    }

    public String getSpecificationVersion() {
        return texts.specVersion;
    }

    public String getSpecificationVendor() {
        return texts.specVendor;
    }

    public String getImplementationTitle() {
        return texts.implTitle;
    }

    public String getImplementationVersion() {
        return texts.implVersion;
    }

    public String getImplementationVendor() {
        return texts.implVendor;
    }

    public boolean isSealed() {
        return ofModule || texts.sealBase != null;
    }

    public boolean isSealed(URL url) {
        return url.equals(texts.sealBase);
    }

    public boolean isCompatibleWith(String desired) throws NumberFormatException {
        if (texts.specVersion == null || texts.specVersion.isEmpty()) {
            throw new NumberFormatException("Empty version string");
        }
        int[] mine = numbers(texts.specVersion);
        int[] wanted = numbers(desired);
        int n = Math.max(mine.length, wanted.length);
        for (int i = 0; i < n; i++) {
            int a = i < mine.length ? mine[i] : 0;
            int b = i < wanted.length ? wanted[i] : 0;
            if (a != b) {
                return a > b;
            }
        }
        return true;
    }

    private static int[] numbers(String version) {
        String[] parts = version.split("\\.", -1);
        int[] v = new int[parts.length];
        for (int i = 0; i < v.length; i++) {
            v[i] = Integer.parseInt(parts[i]);
            if (v[i] < 0) {
                throw NumberFormatException.of(String.valueOf(v[i]), 10);
            }
        }
        return v;
    }

    @jdk.internal.reflect.CallerSensitive
    @Deprecated(since = "9")
    public static Package getPackage(String name) {
        ClassLoader loader = callerLoader();
        return loader == null ? ClassLoader.bootPackage(name) : loader.getPackage(name);
    }

    @jdk.internal.reflect.CallerSensitive
    public static Package[] getPackages() {
        ClassLoader loader = callerLoader();
        return (loader == null ? ClassLoader.getSystemClassLoader() : loader).getPackages();
    }

    private static ClassLoader callerLoader() {
        Class<?> caller = jdk.internal.reflect.Reflection.getCallerClass(2);
        return caller == null ? ClassLoader.getSystemClassLoader() : caller.getClassLoader();
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Override
    public String toString() {
        String text = "package " + name;
        if (texts.specTitle != null && !texts.specTitle.isEmpty()) {
            text += ", " + texts.specTitle;
        }
        if (texts.specVersion != null && !texts.specVersion.isEmpty()) {
            text += ", version " + texts.specVersion;
        }
        return text;
    }

    /** The class package-info, which carries the annotations; this class itself, which has none, if there is none. */
    private Class<?> info() {
        if (info == null) {
            try {
                info = Class.forName(name + ".package-info", false, loader);
            } catch (ClassNotFoundException e) {
                info = Package.class;
            }
        }
        return info;
    }

    @Override
    public <A extends Annotation> A getAnnotation(Class<A> annotationClass) {
        return info().getAnnotation(annotationClass);
    }

    @Override
    public boolean isAnnotationPresent(Class<? extends Annotation> annotationClass) {
        return info().isAnnotationPresent(annotationClass);
    }

    @Override
    public <A extends Annotation> A[] getAnnotationsByType(Class<A> annotationClass) {
        return info().getAnnotationsByType(annotationClass);
    }

    @Override
    public Annotation[] getAnnotations() {
        return info().getAnnotations();
    }

    @Override
    public <A extends Annotation> A getDeclaredAnnotation(Class<A> annotationClass) {
        return info().getDeclaredAnnotation(annotationClass);
    }

    @Override
    public <A extends Annotation> A[] getDeclaredAnnotationsByType(Class<A> annotationClass) {
        return info().getDeclaredAnnotationsByType(annotationClass);
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        return info().getDeclaredAnnotations();
    }
}
