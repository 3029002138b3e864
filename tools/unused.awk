# unused.awk - fails if a macro, or a field of a struct, is named only where it is declared; part of make floors.
#
#   awk -f tools/unused.awk FILE...      all of our C, its tables, and the scripts that read it
#
# Functions and variables are looked at by the compiler and by tools/globals; constants of an enum are often all of a
# set that a specification lists, so they are not looked at. Headers of specifications declare nothing here. What begins
# or ends as a name that is pasted together (##, or %s behind an underscore) counts as named; so does what a string
# names, since generated code is one. A field called pad is there for its place.

function is_ours(file) {
    return file ~ /\.[ch]$/ && file !~ /^tests\// && file !~ /\/include\// && file !~ /unicode_data\.h$/
}

function declare(name) {
    if (name !~ /^pad[0-9]*$/ && !(name in where)) where[name] = FILENAME ":" FNR
}

# The line without what stands in comments.
function code(line,    start, end, out) {
    out = ""
    while (line != "") {
        if (in_comment) {
            end = index(line, "*/")
            if (end == 0) return out
            line = substr(line, end + 2)
            in_comment = 0
        } else {
            start = index(line, "/*")
            if (start == 0) return out line
            out = out substr(line, 1, start - 1) " "
            line = substr(line, start + 2)
            in_comment = 1
        }
    }
    return out
}

function count_words(line) {
    while (match(line, /[A-Za-z_][A-Za-z_0-9]*/)) {
        times[substr(line, RSTART, RLENGTH)]++
        line = substr(line, RSTART + RLENGTH)
    }
}

function note_pastes(line,    word) {
    while (match(line, /[A-Za-z_0-9]+ *## *[A-Za-z_0-9]*|## *[A-Za-z_0-9]+|[A-Za-z_0-9]+_%s/)) {
        word = substr(line, RSTART, RLENGTH)
        line = substr(line, RSTART + RLENGTH)
        sub(/%s$/, "##", word)
        split(word, side, / *## */)
        if (side[1] != "") begins[side[1]] = 1
        if (side[2] != "") ends[side[2]] = 1
    }
}

# Inside a struct: each name before a semicolon, a comma, a bound or a width is a field.
function note_fields(line) {
    if (line ~ /(^|[^A-Za-z_])enum([^A-Za-z_]|$)/) return
    while (match(line, /[A-Za-z_][A-Za-z_0-9]*(\)\([^;]*)?(\[[^]]*\]|\[)*( *: *[0-9]+)? *[;,]/)) {
        field = substr(line, RSTART, RLENGTH)
        line = substr(line, RSTART + RLENGTH)
        match(field, /^[A-Za-z_][A-Za-z_0-9]*/)
        declare(substr(field, RSTART, RLENGTH))
    }
}

FNR == 1 { in_comment = in_struct = depth = 0 }
{
    line = code($0)
    count_words(line)
    note_pastes(line)
    if (!is_ours(FILENAME)) next
    if (match(line, /^[ \t]*#[ \t]*define[ \t]+[A-Za-z_0-9]+/)) {
        name = substr(line, RSTART, RLENGTH)
        sub(/.*[ \t]/, "", name)
        declare(name)
    } else if (line ~ /^((typedef|static|const) )*(struct|union)[^;()=]*\{$/) {
        in_struct = 1
        next
    } else if (line ~ /^\}/) in_struct = 0
    if (in_struct) note_fields(line)
}

END {
    for (name in where) {
        if (times[name] > 1) continue
        pasted = 0
        for (part in begins) if (length(part) > 2 && index(name, part) == 1) pasted = 1
        for (part in ends)
            if (length(part) > 2 && length(name) > length(part) && substr(name, length(name) - length(part) + 1) == part) pasted = 1
        if (pasted) continue
        print where[name] ": nothing names " name
        bad++
    }
    if (bad) exit 1
    print "unused: every macro and every field of a struct is named somewhere else"
}
