# floors.awk - fails if a lower floor includes an upper one. Usage: awk -f tools/floors.awk tools/floors.allow FILE...
#
#   agents, tests      -> installed headers only (tests/unit may include vm/, jvmti/: it tests them from inside);
#                         the files of agents/jdwp have an order of their own, as its README lists them
#   jvmti              -> vm/inspect.h, vm/probe.h, jvmti/
#   jni                -> vm/native_door.h, vm/probe.h, jni/
#   classlib/native    -> classlib/native/
#   vm                 -> vm/
# The headers of the specifications (jni.h, jvmti.h ...) and the generated ti_*.h carry no folder in their name.
#
# vm/ is a house with rooms, one above the other; a room includes itself and those below it. What runs back up is named
# in tools/floors.allow, a line each: the room, the header, the reason. A line that nothing needs any more is an error,
# too, so the list only shrinks. An arrow is a pair of rooms, however many includes it is made of.

BEGIN {
    count = split("base probe class thread heap run verify life load serve invoke native root", rooms, " ")
    for (i = 1; i <= count; i++) rank[rooms[i]] = i
    count = split("jdwp packet allow options transport env hooks ids value strata threads sender unload events step dispatch call " \
        "invoke heap commands session agent", rooms, " ")
    for (i = 1; i <= count; i++) jdwp_rank[rooms[i]] = i
}

function floor_of(path) {
    sub(/^\.\//, "", path)
    if (path ~ /^classlib\/native\//) return "classlib/native"
    if (path ~ /^tests\/unit\//) return "tests/unit"
    sub(/\/.*/, "", path)
    return path
}

# The room of a file of vm/. The door inspect.h and vm.c stand on top of all rooms, at the root; probe.h, by which each
# room tells what happens in it, is a floor of its own above base/.
function room_of(path,    parts) {
    if (path ~ /^(\.\/)?vm\/probe\.[ch]$/) return "probe"
    return split(path, parts, "/") > 2 ? parts[2] : "root"
}

function complain(why) {
    printf "%s:%d: %s: %s\n", FILENAME, FNR, why, $0
    bad++
}

function look_at_rooms(from, to,    row) {
    if (!(from in rank) || !(to in rank)) complain("a room that floors.awk does not know")
    else if (rank[to] > rank[from]) {
        row = from " " name
        if (row in allowed) {
            used[row] = 1
            ups++
            if (!((from, to) in arrow)) arrows++
            arrow[from, to] = 1
        } else complain("vm/" from " lies below vm/" to " (tools/floors.allow)")
    }
}

# The files of the debug agent stand in a row, those that handle commands as one.
function jdwp_room(path) {
    sub(/.*\//, "", path)
    sub(/[_.].*/, "", path)
    return path
}

function look_at_jdwp(from, to) {
    if (!(from in jdwp_rank) || !(to in jdwp_rank)) complain("a file of agents/jdwp that floors.awk does not know")
    else if (jdwp_rank[to] > jdwp_rank[from]) complain("agents/jdwp/" from " lies below " to)
}

FILENAME ~ /floors\.allow$/ {
    if ($0 ~ /^#|^[ \t]*$/) next
    if (NF < 3) complain("a line is: room, header, reason")
    allowed[$1 " " $2] = FNR
    next
}

/^[ \t]*#[ \t]*include[ \t]*("|<(vm|jvmti|jni|agents|classlib|tests|tools)\/)/ {
    name = $0
    sub(/^[^"<]*["<]/, "", name)
    sub(/[">].*/, "", name)
    from = floor_of(FILENAME)
    to = name ~ /\// ? floor_of(name) : ""
    if (FILENAME ~ /^(\.\/)?agents\/jdwp\//) look_at_jdwp(jdwp_room(FILENAME), jdwp_room(name))
    if (from == "vm" && to == "" && name ~ /^(jni|jvmti|ti_.*)\.h$/) complain("vm/ knows no tables of the floors above")
    else if (to == "") next
    else if (from == "vm" && to != "vm") complain("vm/ includes only vm/")
    else if (from == "jvmti" && to == "vm" && name !~ /^vm\/(inspect|probe)\.h$/) complain("jvmti/ sees the VM through inspect.h and probe.h")
    else if (from == "jvmti" && to != "vm" && to != "jvmti") complain("jvmti/ includes only the two doors")
    else if (from == "jni" && to == "vm" && name !~ /^vm\/(native_door|probe)\.h$/) complain("jni/ sees the VM through native_door.h and probe.h")
    else if (from == "jni" && to != "vm" && to != "jni") complain("jni/ includes only the two doors")
    else if (from == "classlib/native" && to != "classlib/native") complain("natives of the library are written over jni.h")
    else if ((from == "agents" || from == "tests") && to != "linux" && to != from) complain("agents and tests see installed headers only")
    else if (from == "vm") look_at_rooms(room_of(FILENAME), room_of(name))
}

END {
    for (row in allowed)
        if (!(row in used)) {
            printf "tools/floors.allow:%d: nothing needs this any more: %s\n", allowed[row], row
            bad++
        }
    if (bad) exit 1
    printf "floors: every include goes down, but %d between rooms of vm/ that tools/floors.allow names (%d arrows up)\n", ups, arrows
}
