package java.lang;

import java.io.File;

/** Loading of native libraries. A library belongs to the loader of the class that loaded it. */
final class NativeLibraries {
    private NativeLibraries() {
    }

    /**
     * Opens the library, records it for the loader and runs its JNI_OnLoad; UnsatisfiedLinkError if it cannot be
     * opened. Loading one again does nothing.
     */
    private static native void load0(ClassLoader loader, String path);

    /** True if the library is linked into the program: nothing is to be opened. Its JNI_OnLoad has run then. */
    private static native boolean isBuiltIn0(ClassLoader loader, String libname);

    /** Loads the library of this name that the class library has in the VM's home; false if there is none. */
    private static native boolean loadOwn0(String libname);

    static void load(ClassLoader loader, String filename) {
        File file = new File(filename);
        if (!file.isAbsolute()) {
            throw new UnsatisfiedLinkError("Expecting an absolute path of the library: " + filename);
        }
        if (isBuiltIn(loader, file.getName())) {
            return;
        }
        if (!file.exists()) {
            throw new UnsatisfiedLinkError("Can't load library: " + filename);
        }
        load(loader, file);
    }

    /** True if the file, which need not be there, has the name of a library that is linked into the program. */
    private static boolean isBuiltIn(ClassLoader loader, String file) {
        return file.length() > 6 && file.startsWith("lib") && file.endsWith(".so")
                && isBuiltIn0(loader, file.substring(3, file.length() - 3));
    }

    /** A library is one file, whatever path leads to it: one JNI_OnLoad, one loader that has it. */
    private static void load(ClassLoader loader, File file) {
        String path;
        try {
            path = file.getCanonicalPath();
        } catch (java.io.IOException e) {
            path = file.getAbsolutePath();
        }
        load0(loader, path);
    }

    static void loadLibrary(ClassLoader loader, String libname) {
        if (libname.indexOf('/') >= 0) {
            throw new UnsatisfiedLinkError("Directory separator should not appear in library name: " + libname);
        }
        if (isBuiltIn0(loader, libname) || loader == null && loadOwn0(libname)) {
            return;
        }
        if (loader != null) {
            String path = loader.findLibrary(libname);
            if (path != null) {
                loadFound(loader, path);
                return;
            }
        }
        String paths = System.getProperty("java.library.path", "");
        if (!search(loader, System.getProperty("sun.boot.library.path", ""), libname)
                && !search(loader, paths, libname)) {
            throw new UnsatisfiedLinkError("no " + libname + " in java.library.path: " + paths);
        }
    }

    private static void loadFound(ClassLoader loader, String path) {
        File file = new File(path);
        if (!file.isAbsolute()) {
            throw new UnsatisfiedLinkError("findLibrary of the class loader answers no absolute path: " + path);
        }
        if (!file.exists()) {
            throw new UnsatisfiedLinkError("Can't load library: " + path);
        }
        load(loader, file);
    }

    private static boolean search(ClassLoader loader, String paths, String libname) {
        String file = System.mapLibraryName(libname);
        int begin = 0;
        while (begin <= paths.length()) {
            int end = paths.indexOf(':', begin);
            if (end < 0) {
                end = paths.length();
            }
            String dir = begin == end ? "." : paths.substring(begin, end);
            File f = new File(dir, file);
            if (f.exists()) {
                load(loader, f);
                return true;
            }
            begin = end + 1;
        }
        return false;
    }
}
