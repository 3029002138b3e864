package java.util.regex;

import java.util.Map;

/** What a match found. */
public interface MatchResult {
    int start();

    int start(int group);

    int end();

    int end(int group);

    String group();

    String group(int group);

    int groupCount();

    default int start(String name) {
        return start(groupNumber(name));
    }

    default int end(String name) {
        return end(groupNumber(name));
    }

    default String group(String name) {
        return group(groupNumber(name));
    }

    default Map<String, Integer> namedGroups() {
        throw new UnsupportedOperationException();
    }

    default boolean hasMatch() {
        throw new UnsupportedOperationException();
    }

    private int groupNumber(String name) {
        if (name == null) {
            throw new NullPointerException("Group name");
        }
        Integer n = namedGroups().get(name);
        if (n == null) {
            throw new IllegalArgumentException("No group with name <" + name + ">");
        }
        return n;
    }
}
