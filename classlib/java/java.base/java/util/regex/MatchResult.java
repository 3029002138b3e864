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
        return start(Groups.number(namedGroups(), name));
    }

    default int end(String name) {
        return end(Groups.number(namedGroups(), name));
    }

    default String group(String name) {
        return group(Groups.number(namedGroups(), name));
    }

    default Map<String, Integer> namedGroups() {
        throw new UnsupportedOperationException();
    }

    default boolean hasMatch() {
        throw new UnsupportedOperationException();
    }
}
