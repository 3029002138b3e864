// SPDX-License-Identifier: MIT
package java.nio.file;

import java.io.IOException;
import java.util.Collections;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** The system's files. */
final class UnixFileSystem extends FileSystem {
    @Override
    public void close() throws IOException {
        throw new UnsupportedOperationException();
    }

    @Override
    public boolean isOpen() {
        return true;
    }

    @Override
    public boolean isReadOnly() {
        return false;
    }

    @Override
    public String getSeparator() {
        return "/";
    }

    @Override
    public Iterable<Path> getRootDirectories() {
        return Collections.singletonList((Path) new UnixPath("/"));
    }

    @Override
    public Iterable<FileStore> getFileStores() {
        return Collections.singletonList((FileStore) new UnixFileStore("/"));
    }

    @Override
    public Set<String> supportedFileAttributeViews() {
        return Set.of("basic", "posix", "unix", "owner");
    }

    @Override
    public Path getPath(String first, String... more) {
        if (more.length == 0) return new UnixPath(first);
        StringBuilder sb = new StringBuilder(first);
        for (int i = 0; i < more.length; i++) {
            if (more[i].isEmpty()) continue;
            if (sb.length() > 0) sb.append('/');
            sb.append(more[i]);
        }
        return new UnixPath(sb.toString());
    }

    @Override
    public PathMatcher getPathMatcher(String syntaxAndPattern) {
        int colon = syntaxAndPattern.indexOf(':');
        if (colon <= 0) throw new IllegalArgumentException();
        String syntax = syntaxAndPattern.substring(0, colon), text = syntaxAndPattern.substring(colon + 1);
        String regex;
        if (syntax.equalsIgnoreCase("glob")) regex = globRegex(text);
        else if (syntax.equalsIgnoreCase("regex")) regex = text;
        else throw new UnsupportedOperationException("Syntax '" + syntax + "' not recognized");
        final Pattern p = Pattern.compile(regex);
        return new PathMatcher() {
            @Override
            public boolean matches(Path path) {
                return p.matcher(path.toString()).matches();
            }
        };
    }

    /** The regular expression of a glob: * within a name, ** across names, ?, [..], {a,b}, backslash. */
    static String globRegex(String g) {
        StringBuilder sb = new StringBuilder();
        boolean group = false;
        for (int i = 0; i < g.length(); i++) {
            char c = g.charAt(i);
            if (c == '\\') {
                if (++i == g.length()) throw new PatternSyntaxException("No character to escape", g, i - 1);
                sb.append(Pattern.quote(g.substring(i, i + 1)));
            } else if (c == '*') {
                boolean two = i + 1 < g.length() && g.charAt(i + 1) == '*';
                sb.append(two ? ".*" : "[^/]*");
                if (two) i++;
            } else if (c == '?') {
                sb.append("[^/]");
            } else if (c == '[') {
                int end = g.indexOf(']', i + 2);
                if (end < 0) throw new PatternSyntaxException("Missing ']'", g, g.length() - 1);
                String set = g.substring(i + 1, end);
                boolean not = set.startsWith("!");
                sb.append("[[^/]&&[").append(not ? "^" : "");
                sb.append((not ? set.substring(1) : set).replace("\\", "\\\\").replace("[", "\\[").replace("&&",
                        "\\&&"));
                sb.append("]]");
                i = end;
            } else if (c == '{') {
                if (group) throw new PatternSyntaxException("Cannot nest groups", g, i);
                group = true;
                sb.append("(?:(?:");
            } else if (c == '}' && group) {
                group = false;
                sb.append("))");
            } else if (c == ',' && group) {
                sb.append(")|(?:");
            } else if (Character.isLetterOrDigit(c) || c >= 0x80) {
                sb.append(c);
            } else {
                sb.append('\\').append(c);
            }
        }
        if (group) throw new PatternSyntaxException("Missing '}", g, g.length() - 1);
        return sb.toString();
    }
}
