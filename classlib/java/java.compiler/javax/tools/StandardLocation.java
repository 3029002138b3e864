// SPDX-License-Identifier: MIT
package javax.tools;

import java.util.concurrent.ConcurrentHashMap;

/** The places that a compiler knows. */
public enum StandardLocation implements JavaFileManager.Location {
    CLASS_OUTPUT, SOURCE_OUTPUT, CLASS_PATH, SOURCE_PATH, ANNOTATION_PROCESSOR_PATH, ANNOTATION_PROCESSOR_MODULE_PATH,
    PLATFORM_CLASS_PATH, NATIVE_HEADER_OUTPUT, MODULE_SOURCE_PATH, UPGRADE_MODULE_PATH, SYSTEM_MODULES, MODULE_PATH,
    PATCH_MODULE_PATH;

    private static final ConcurrentHashMap<String, JavaFileManager.Location> others =
            new ConcurrentHashMap<String, JavaFileManager.Location>();

    /** The place of a name: one of these, or always the same other one. */
    public static JavaFileManager.Location locationFor(final String name) {
        for (StandardLocation l : values())
            if (l.name().equals(name)) return l;
        JavaFileManager.Location known = others.get(name);
        if (known != null) return known;
        JavaFileManager.Location made = new JavaFileManager.Location() {
            @Override
            public String getName() {
                return name;
            }

            @Override
            public boolean isOutputLocation() {
                return name.endsWith("_OUTPUT");
            }
        };
        known = others.putIfAbsent(name, made);
        return known == null ? made : known;
    }

    @Override
    public String getName() {
        return name();
    }

    @Override
    public boolean isOutputLocation() {
        return this == CLASS_OUTPUT || this == SOURCE_OUTPUT || this == NATIVE_HEADER_OUTPUT;
    }

    @Override
    public boolean isModuleOrientedLocation() {
        return this == MODULE_SOURCE_PATH || this == ANNOTATION_PROCESSOR_MODULE_PATH || this == UPGRADE_MODULE_PATH
                || this == SYSTEM_MODULES || this == MODULE_PATH || this == PATCH_MODULE_PATH;
    }
}
