// SPDX-License-Identifier: MIT
package jdk.internal.io;

import java.nio.file.attribute.BasicFileAttributes;
import java.util.LinkedHashMap;
import java.util.Map;

/** The basic attributes of a file by name. */
public final class BasicAttributes {
    private BasicAttributes() {
    }

    /** Those of a list between commas, in its order; "*" stands for all. */
    public static Map<String, Object> chosen(BasicFileAttributes of, String list) {
        Map<String, Object> all = new LinkedHashMap<String, Object>(), some = new LinkedHashMap<String, Object>();
        all.put("size", of.size());
        all.put("creationTime", of.creationTime());
        all.put("lastAccessTime", of.lastAccessTime());
        all.put("lastModifiedTime", of.lastModifiedTime());
        all.put("isDirectory", of.isDirectory());
        all.put("isRegularFile", of.isRegularFile());
        all.put("isSymbolicLink", of.isSymbolicLink());
        all.put("isOther", of.isOther());
        all.put("fileKey", of.fileKey());
        for (String s : list.split(",")) {
            if (s.equals("*")) some.putAll(all);
            else if (all.containsKey(s)) some.put(s, all.get(s));
            else throw new IllegalArgumentException("'" + s + "' not recognized");
        }
        return some;
    }
}
