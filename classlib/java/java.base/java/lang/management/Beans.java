package java.lang.management;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import javax.management.MalformedObjectNameException;
import javax.management.ObjectName;
import jdk.internal.management.Threads;

/** The smaller beans of the platform. */
final class Beans {
    private Beans() {
    }

    /** A name that is known to be good. */
    static ObjectName name(String name) {
        try {
            return new ObjectName(name);
        } catch (MalformedObjectNameException e) {
            throw new InternalError(e);
        }
    }

    static final class Classes implements ClassLoadingMXBean {
        @Override
        public ObjectName getObjectName() {
            return Beans.name(ManagementFactory.CLASS_LOADING_MXBEAN_NAME);
        }

        @Override
        public long getTotalLoadedClassCount() {
            return getLoadedClassCount() + getUnloadedClassCount();
        }

        @Override
        public int getLoadedClassCount() {
            return (int) Threads.figure(Threads.LOADED_CLASSES);
        }

        @Override
        public long getUnloadedClassCount() {
            return Threads.figure(Threads.UNLOADED_CLASSES);
        }

        @Override
        public boolean isVerbose() {
            return Threads.figure(Threads.VERBOSE_CLASSES) != 0;
        }

        @Override
        public void setVerbose(boolean value) {
            Threads.verbose(true, value);
        }
    }

    static final class Run implements RuntimeMXBean {
        private final long start = Threads.figure(Threads.START_MILLIS);

        private static String property(String key) {
            return System.getProperty(key);
        }

        @Override
        public ObjectName getObjectName() {
            return Beans.name(ManagementFactory.RUNTIME_MXBEAN_NAME);
        }

        @Override
        public String getName() {
            String host = "localhost";
            try (java.io.FileInputStream in = new java.io.FileInputStream("/proc/sys/kernel/hostname")) {
                host = new String(in.readAllBytes()).trim();
            } catch (java.io.IOException e) {
                // the name is only a decoration
            }
            return getPid() + "@" + host;
        }

        @Override
        public String getVmName() {
            return property("java.vm.name");
        }

        @Override
        public String getVmVendor() {
            return property("java.vm.vendor");
        }

        @Override
        public String getVmVersion() {
            return property("java.vm.version");
        }

        @Override
        public String getSpecName() {
            return property("java.vm.specification.name");
        }

        @Override
        public String getSpecVendor() {
            return property("java.vm.specification.vendor");
        }

        @Override
        public String getSpecVersion() {
            return property("java.vm.specification.version");
        }

        @Override
        public String getManagementSpecVersion() {
            return "4.0";
        }

        @Override
        public String getClassPath() {
            return property("java.class.path");
        }

        @Override
        public String getLibraryPath() {
            return property("java.library.path");
        }

        @Override
        public boolean isBootClassPathSupported() {
            return false;
        }

        @Override
        public String getBootClassPath() {
            throw new UnsupportedOperationException("Boot class path mechanism is not supported");
        }

        /**
         * The VM knows its options in a row, with a blank behind each. Those of the command line say which blanks are
         * part of one.
         */
        @Override
        public List<String> getInputArguments() {
            List<String> list = new ArrayList<>(), words = commandLine();
            String rest = Threads.jvmArgs();
            for (int next = 0; !rest.isEmpty();) {
                String word;
                if (next < words.size() && rest.startsWith(words.get(next) + " ")) word = words.get(next++);
                else word = rest.indexOf(' ') < 0 ? rest : rest.substring(0, rest.indexOf(' '));
                if (!word.isEmpty()) list.add(word);
                rest = rest.substring(Math.min(word.length() + 1, rest.length()));
            }
            return list;
        }

        /** What the command line of the process says between the launcher and the main class. */
        private static List<String> commandLine() {
            List<String> list = new ArrayList<>();
            try (java.io.FileInputStream in = new java.io.FileInputStream("/proc/self/cmdline")) {
                String[] words = new String(in.readAllBytes()).split("\0");
                for (int i = 1; i < words.length && words[i].startsWith("-"); i++) {
                    boolean path = words[i].equals("-cp") || words[i].equals("-classpath") || words[i].equals("-p");
                    if (path) {
                        i++;
                    } else if (words[i].equals("-jar") || words[i].equals("-m")) {
                        break;
                    } else {
                        list.add(words[i]);
                    }
                }
            } catch (java.io.IOException e) {
                list.clear();
            }
            return list;
        }

        @Override
        public long getUptime() {
            return Threads.figure(Threads.UPTIME_MILLIS);
        }

        @Override
        public long getStartTime() {
            return start;
        }

        @Override
        public Map<String, String> getSystemProperties() {
            Map<String, String> map = new HashMap<>();
            Properties p = System.getProperties();
            for (String key : p.stringPropertyNames()) {
                map.put(key, p.getProperty(key));
            }
            return map;
        }
    }
}
