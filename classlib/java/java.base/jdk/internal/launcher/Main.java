package jdk.internal.launcher;

import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/** The Java half of the launcher: from what the command line names to the class whose main is to run. */
public final class Main {
    public static final int CLASS = 0;
    public static final int JAR = 1;
    public static final int MODULE = 2;

    private Main() {
    }

    /** The main class, checked; or null after a message on the error stream. */
    public static Class<?> find(int mode, String what) {
        String name = what;
        if (mode == JAR) {
            name = mainOf(what);
            if (name == null) {
                return null;
            }
        } else if (mode == MODULE) {
            int slash = what.indexOf('/');
            if (slash < 0) {
                System.err.println("Error: no main class given for module " + what);
                return null;
            }
            name = what.substring(slash + 1);
        }
        name = name.replace('/', '.');
        Class<?> c;
        try {
            c = Class.forName(name, false, ClassLoader.getSystemClassLoader());
        } catch (ClassNotFoundException | LinkageError e) {
            System.err.println("Error: Could not find or load main class " + what(mode, what, name) + "\nCaused by: "
                    + e);
            return null;
        }
        return hasMain(c) ? c : null;
    }

    private static String what(int mode, String what, String name) {
        return mode == CLASS ? what : name;
    }

    private static String mainOf(String jar) {
        try (JarFile file = new JarFile(jar)) {
            Manifest m = file.getManifest();
            String name = m == null ? null : m.getMainAttributes().getValue(Attributes.Name.MAIN_CLASS);
            if (name == null) {
                System.err.println("no main manifest attribute, in " + jar);
                return null;
            }
            return startAgent(jar, m) ? name.trim() : null;
        } catch (IOException e) {
            System.err.println("Error: Unable to access jarfile " + jar);
            return null;
        }
    }

    /** The agent of an executable jar is started before its main class is loaded. False after a message. */
    private static boolean startAgent(String jar, Manifest m) {
        if (m.getMainAttributes().getValue("Launcher-Agent-Class") == null) {
            return true;
        }
        try {
            sun.instrument.InstrumentationImpl.loadAgent(jar);
            return true;
        } catch (Throwable t) {
            System.err.print("Exception in thread \"" + Thread.currentThread().getName() + "\" ");
            t.printStackTrace();
            System.err.println("error loading java agent in " + jar);
            return false;
        }
    }

    private static boolean hasMain(Class<?> c) {
        Method main;
        try {
            main = c.getMethod("main", String[].class);
        } catch (NoSuchMethodException e) {
            System.err.println("Error: Main method not found in class " + c.getName()
                    + ", please define the main method as:\n   public static void main(String[] args)\n"
                    + "or a JavaFX application class must extend javafx.application.Application");
            return false;
        } catch (LinkageError e) {
            System.err.println("Error: Unable to initialize main class " + c.getName() + "\nCaused by: " + e);
            return false;
        }
        if (!Modifier.isStatic(main.getModifiers())) {
            System.err.println("Error: Main method is not static in class " + c.getName()
                    + ", please define the main method as:\n   public static void main(String[] args)");
            return false;
        }
        if (main.getReturnType() != void.class) {
            System.err.println("Error: Main method must return a value of type void in class \n" + c.getName()
                    + ", please \ndefine the main method as:\n   public static void main(String[] args)");
            return false;
        }
        return true;
    }
}
