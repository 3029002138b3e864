package java.lang;

import java.util.Objects;

/** One frame of a stack trace. */
public final class StackTraceElement implements java.io.Serializable {
    @java.io.Serial
    private static final long serialVersionUID = 6992337162326171013L;
    private static final int NATIVE_METHOD = -2;

    private String classLoaderName;
    private String moduleName;
    private String moduleVersion;
    private String declaringClass;
    private String methodName;
    private String fileName;
    private int lineNumber;
    /** Made by the VM for a class of a built-in loader: the loader is not printed. */
    private static final int BUILT_IN = 1;
    /** Made by the VM for a class of the library: the version of its module is not printed. */
    private static final int LIBRARY = 2;
    private byte format;

    public StackTraceElement(String declaringClass, String methodName, String fileName, int lineNumber) {
        this(null, null, null, declaringClass, methodName, fileName, lineNumber);
    }

    public StackTraceElement(String classLoaderName, String moduleName, String moduleVersion, String declaringClass,
            String methodName, String fileName, int lineNumber) {
        this.classLoaderName = classLoaderName;
        this.moduleName = moduleName;
        this.moduleVersion = moduleVersion;
        this.declaringClass = Objects.requireNonNull(declaringClass, "Declaring class is null");
        this.methodName = Objects.requireNonNull(methodName, "Method name is null");
        this.fileName = fileName;
        this.lineNumber = lineNumber;
    }

    /** Completes elements that the VM has made. */
    static StackTraceElement[] complete(StackTraceElement[] elements) {
        for (int i = 0; i < elements.length; i++) {
            StackTraceElement e = elements[i];
            String loader = e.classLoaderName;
            boolean builtIn = loader == null || loader.equals("app") || loader.equals("platform");
            e.format = (byte) ((builtIn ? BUILT_IN : 0) | (loader == null && e.moduleName != null ? LIBRARY : 0));
        }
        return elements;
    }

    public String getFileName() {
        return fileName;
    }

    public int getLineNumber() {
        return lineNumber;
    }

    public String getModuleName() {
        return moduleName;
    }

    public String getModuleVersion() {
        return moduleVersion;
    }

    public String getClassLoaderName() {
        return classLoaderName;
    }

    public String getClassName() {
        return declaringClass;
    }

    public String getMethodName() {
        return methodName;
    }

    public boolean isNativeMethod() {
        return lineNumber == NATIVE_METHOD;
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder();
        if ((format & BUILT_IN) == 0 && classLoaderName != null && !classLoaderName.isEmpty()) {
            sb.append(classLoaderName).append('/');
        }
        if (moduleName != null && !moduleName.isEmpty()) {
            sb.append(moduleName);
            if ((format & LIBRARY) == 0 && moduleVersion != null && !moduleVersion.isEmpty()) {
                sb.append('@').append(moduleVersion);
            }
        }
        if (sb.length() > 0) {
            sb.append('/');
        }
        sb.append(declaringClass).append('.').append(methodName).append('(');
        if (isNativeMethod()) {
            sb.append("Native Method");
        } else if (fileName == null) {
            sb.append("Unknown Source");
        } else {
            sb.append(fileName);
            if (lineNumber >= 0) {
                sb.append(':').append(lineNumber);
            }
        }
        return sb.append(')').toString();
    }

    @Override
    public boolean equals(Object obj) {
        if (obj == this) {
            return true;
        }
        if (!(obj instanceof StackTraceElement)) {
            return false;
        }
        StackTraceElement e = (StackTraceElement) obj;
        return lineNumber == e.lineNumber && declaringClass.equals(e.declaringClass)
                && Objects.equals(classLoaderName, e.classLoaderName) && Objects.equals(moduleName, e.moduleName)
                && Objects.equals(moduleVersion, e.moduleVersion) && Objects.equals(methodName, e.methodName)
                && Objects.equals(fileName, e.fileName);
    }

    @Override
    public int hashCode() {
        int h = 31 * declaringClass.hashCode() + methodName.hashCode();
        h = 31 * h + Objects.hashCode(classLoaderName);
        h = 31 * h + Objects.hashCode(moduleName);
        h = 31 * h + Objects.hashCode(moduleVersion);
        h = 31 * h + Objects.hashCode(fileName);
        return 31 * h + lineNumber;
    }
}
