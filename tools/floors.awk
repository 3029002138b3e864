# floors.awk - fails if a lower floor includes an upper one. Usage: awk -f tools/floors.awk FILE...
#
#   agents, tests      -> installed headers only (tests/unit may include vm/, jvmti/: it tests them from inside)
#   jvmti              -> vm/inspect.h, vm/probe.h, jvmti/
#   jni                -> vm/, jni/
#   classlib/native    -> vm/, classlib/native/
#   vm                 -> vm/
# The headers of the specifications (jni.h, jvmti.h ...) and the generated ti_*.h carry no folder in their name.

function floor_of(path) {
    sub(/^\.\//, "", path)
    if (path ~ /^classlib\/native\//) return "classlib/native"
    if (path ~ /^tests\/unit\//) return "tests/unit"
    sub(/\/.*/, "", path)
    return path
}

function complain(why) {
    printf "%s:%d: %s: %s\n", FILENAME, FNR, why, $0
    bad++
}

/^[ \t]*#[ \t]*include[ \t]*"/ {
    name = $0
    sub(/^[^"]*"/, "", name)
    sub(/".*/, "", name)
    from = floor_of(FILENAME)
    to = name ~ /\// ? floor_of(name) : ""
    if (from == "vm" && to == "" && name ~ /^(jni|jvmti|ti_.*)\.h$/) complain("vm/ knows no tables of the floors above")
    else if (to == "") next
    else if (from == "vm" && to != "vm") complain("vm/ includes only vm/")
    else if (from == "jvmti" && to == "vm" && name !~ /^vm\/(inspect|probe)\.h$/) complain("jvmti/ sees the VM through inspect.h and probe.h")
    else if (from == "jvmti" && to != "vm" && to != "jvmti") complain("jvmti/ includes only the two doors")
    else if (from == "jni" && to != "vm" && to != "jni") complain("jni/ includes only vm/")
    else if (from == "classlib/native" && to != "vm" && to != "classlib/native") complain("natives include only vm/")
    else if ((from == "agents" || from == "tests") && to != "linux" && to != from) complain("agents and tests see installed headers only")
}

END {
    if (bad) exit 1
    print "floors: every include goes down"
}
