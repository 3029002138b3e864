// SPDX-License-Identifier: MIT
package java.util.regex;

import java.util.Map;

/** Groups by name. */
final class Groups {
    private Groups() {
    }

    static int number(Map<String, Integer> names, String name) {
        if (name == null) throw new NullPointerException("Group name");
        Integer n = names.get(name);
        if (n == null) throw new IllegalArgumentException("No group with name <" + name + ">");
        return n;
    }
}
