# tools/comments: reads C. Prints broken comment lines; writes candidates (file, line, kind, name) and words of
# the code into the folder `work`.
#
# A line of a comment is broken if the first word of the next one would have fitted into LIMIT columns and the sentence
# goes on. Tables and drawings (columns of blanks, arrows, bars, points, lines further to the left) are let alone, and
# what stands between "clang-format off" and "on".

BEGIN { LIMIT = 92 }
FNR == 1 { inside = have = off = slashes = 0 }
/clang-format off/ { off = 1 }
/clang-format on/ { off = 0 }

{
    code = $0
    comment = ""
    kind = starts = closes = 0
    if (inside) {
        kind = 1
        comment = $0
        end = index(comment, "*/")
        code = ""
    } else {
        gsub(/\\["\\]/, "", code)
        gsub(/"[^"]*"/, " ", code)
        open = index(code, "/*")
        slash = index(code, "//")
        if (open && (!slash || open < slash)) {
            kind = starts = 1
            comment = substr(code, open + 2)
            end = index(comment, "*/")
            code = substr(code, 1, open - 1) (end ? " " substr(comment, end + 2) : "")
        } else if (slash) {
            kind = 2
            comment = substr(code, slash + 2)
            code = substr(code, 1, slash - 1)
            starts = !slashes || code !~ /^[ \t]*$/
        }
    }
    if (kind == 1) {
        closes = end > 0
        inside = !closes
        if (closes) comment = substr(comment, 1, end - 1)
    }
    slashes = kind == 2
    if (kind) {
        sub(/^[ \t]*\*?/, "", comment)
        names(comment)
        text = comment
        match(text, /^[ \t]*/)
        indent = starts ? 0 : RLENGTH
        gsub(/^[ \t]+|[ \t]+$/, "", text)
        if (have && !starts && !off) look()
        have = !closes && text != ""
        before = text
        indent_before = indent
        width = length($0)
    } else {
        have = 0
    }
    n = split(code, word, /[^A-Za-z0-9_]+/)
    for (i = 1; i <= n; i++)
        if (word[i] != "" && !(word[i] in words)) {
            words[word[i]] = 1
            print word[i] > (work "/words")
        }
}

function look(    first) {
    first = text
    sub(/ .*/, "", first)
    if (indent < indent_before) return
    if (width + 1 + length(first) > LIMIT || drawn(text) || drawn(before)) return
    if (text ~ /^[a-z(]/ && before ~ /[a-z,A-Z0-9)'"`_]$/ || text ~ /^[A-Z`"'0-9]/ && before ~ /[a-z,]$/)
        print FILENAME ":" FNR - 1 ": the sentence is broken after \"" before "\""
}

function drawn(s) {
    return s ~ /[^ .]  +[^ ]| -+> |[|<>]--|--[|<>]|\|/ || s ~ /^([0-9]+\.|[-+*] |[a-z_0-9]+\.[ch] )/
}

function names(s,    rest, n, i, w, part) {
    gsub(/<[a-z\/_0-9]+\.h>/, " ", s)
    n = split(s, part, /[^A-Za-z0-9_.\/()*<>$%-]+/)
    for (i = 1; i <= n; i++) {
        w = part[i]
        if (w ~ /[*<>$%]/) continue
        if (match(w, /[A-Za-z0-9_\/.-]+\.[ch]($|[^A-Za-z0-9_])/)) {
            rest = substr(w, RSTART, RLENGTH)
            sub(/[^A-Za-z0-9_]$/, "", rest)
            sub(/^[.\/]+/, "", rest)
            if (rest ~ /(^|\/)[A-Za-z0-9_-][A-Za-z0-9_-]+\.[ch]$/) print FILENAME "\t" FNR "\tfile\t" rest > (work "/candidates")
        } else if (w ~ /^\(*[a-z][a-z0-9]*(_[a-z0-9]+)+($|[^A-Za-z0-9_.\/-]|\.$)/) {
            sub(/^\(+/, "", w)
            match(w, /^[a-z0-9_]+/)
            print FILENAME "\t" FNR "\tname\t" substr(w, 1, RLENGTH) > (work "/candidates")
        } else if (w ~ /^\(*[a-z_][A-Za-z0-9_]*\(\)/) {
            sub(/^\(+/, "", w)
            match(w, /^[A-Za-z0-9_]+/)
            print FILENAME "\t" FNR "\tname\t" substr(w, 1, RLENGTH) > (work "/candidates")
        }
    }
}
