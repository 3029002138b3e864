# Shared by the scenarios check-*: runs a program with agents/check and another agent behind it.
OWN=${OWN:-$CLASSES/../../../image} # where the agent is built
CHECK=$OWN/lib/libcheck.so
[ -e "$CHECK" ] || { echo "agents/check is not built"; exit 77; }
ulimit -c 0

# check OPTIONS AGENT-OPTIONS ARGUMENT...: what agents/check said of the agent goes to the file err
check() {
    local options=$1 what=$2
    shift 2
    "$VM/bin/java" -agentpath:"$CHECK${options:+=$options}" -agentpath:"$LIB/libagent.so=$what" -cp "$CLASSES" Main "$@" 2>err
}

# case OPTIONS NAME: the agent does what NAME says. Its output, the findings without their stacks, the innermost frame
# of each without its address.
case_of() {
    echo "== $2"
    check "$1" "$2" "$2" || echo "[$?]"
    grep -v '^    [A-Z]\|^    at libc\|warning' err | awk '/^check/ { n = 0 } n++ < 2' | sed -E 's/\+0x[0-9a-f]+//; s/ \([A-Za-z_0-9]+\)$//'
}
