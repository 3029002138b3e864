# Shared by the scenarios trace-*: runs a program with the tracing agent before all others, on any JVM.
OWN=${OWN:-$CLASSES/../../../image} # where the agent is
[ -e "$OWN/lib/libtrace.so" ] || { echo "the agent is not built"; exit 77; }
TRACE=$OWN/lib/libtrace.so

# traced OPTIONS ARGUMENT...: the arguments are java's, without the class path
traced() {
    local options=$1
    shift
    "$VM/bin/java" "-agentpath:$TRACE${options:+=$options}" "$@"
}
# The size of the structure of callbacks is that of the headers that the agent was compiled with.
steady() { sed -E 's/(size_of_callbacks=)[0-9]+/\1N/'; }
