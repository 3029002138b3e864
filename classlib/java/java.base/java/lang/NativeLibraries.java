package java.lang;

import java.io.File;
import java.util.HashMap;

/** Loading of native libraries. A library belongs to the loader of the class that loaded it. */
final class NativeLibraries {
    private NativeLibraries() {
    }

    /** The libraries that are being loaded, each with the thread that does: its JNI_OnLoad may still run. */
    private static final HashMap<String, Thread> underway = new HashMap<>();

    /**
     * Opens the library, records it for the loader and runs its JNI_OnLoad; UnsatisfiedLinkError if it cannot be
     * opened. Loading one again does nothing.
     */
    private static native void load0(ClassLoader loader, String path);

    /** True if the library is linked into the program: nothing is to be opened. Its JNI_OnLoad has run then. */
    private static native boolean isBuiltIn0(ClassLoader loader, String libname);

    /** Loads the library of this name that the class library has in the VM's home; false if there is none. */
    private static native boolean loadOwn0(String libname);

    /**
     * Waits until no other thread loads this library: who asks for one may use it when it is there whole, JNI_OnLoad
     * included. False if this thread loads it already, from within its JNI_OnLoad.
     */
    private static boolean begin(String library) {
        Thread self = Thread.currentThread();
        boolean interrupted = false;
        synchronized (underway) {
            Thread other;
            while ((other = underway.get(library)) != null && other != self) {
                try {
                    underway.wait();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
            underway.put(library, self);
            if (interrupted) {
                self.interrupt();
            }
            return other == null;
        }
    }

    private static void end(String library) {
        synchronized (underway) {
            underway.remove(library);
            underway.notifyAll();
        }
    }

    private static void loadWhole(ClassLoader loader, String path) {
        boolean first = begin(path);
        try {
            load0(loader, path);
        } finally {
            if (first) {
                end(path);
            }
        }
    }

    /** The same for a library that may be linked into the program; its name is no path. */
    private static boolean isBuiltIn(ClassLoader loader, String libname) {
        boolean first = begin(libname);
        try {
            return isBuiltIn0(loader, libname);
        } finally {
            if (first) {
                end(libname);
            }
        }
    }

    static void load(ClassLoader loader, String filename) {
        File file = new File(filename);
        if (!file.isAbsolute()) {
            throw new UnsatisfiedLinkError("Expecting an absolute path of the library: " + filename);
        }
        if (isBuiltInFile(loader, file.getName())) {
            return;
        }
        if (!file.exists()) {
            throw new UnsatisfiedLinkError("Can't load library: " + filename);
        }
        load(loader, file);
    }

    /** True if the file, which need not be there, has the name of a library that is linked into the program. */
    private static boolean isBuiltInFile(ClassLoader loader, String file) {
        return file.length() > 6 && file.startsWith("lib") && file.endsWith(".so")
                && isBuiltIn(loader, file.substring(3, file.length() - 3));
    }

    /** A library is one file, whatever path leads to it: one JNI_OnLoad, one loader that has it. */
    private static void load(ClassLoader loader, File file) {
        String path;
        try {
            path = file.getCanonicalPath();
        } catch (java.io.IOException e) {
            path = file.getAbsolutePath();
        }
        loadWhole(loader, path);
    }

    static void loadLibrary(ClassLoader loader, String libname) {
        if (libname.indexOf('/') >= 0) {
            throw new UnsatisfiedLinkError("Directory separator should not appear in library name: " + libname);
        }
        if (isBuiltIn(loader, libname) || loader == null && loadOwn0(libname)) {
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
