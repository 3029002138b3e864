# Shared by the scenarios jvmpi-*: runs programs under a profiler of theirs, on tivm by -Xrun, on
# any other JVM over the bridge.
OWN=${OWN:-$CLASSES/../../../image} # where the bridge is
[ -e "$OWN/lib/libjvmpi.so" ] || { echo "the bridge is not built"; exit 77; }
export LD_LIBRARY_PATH=$LIB

# become_profiled NAME OPTIONS MAIN ARGUMENT...: this shell becomes the program; with & behind it, $! is its process
become_profiled() {
    local name=$1 options=$2
    shift 2
    if [ -e "$VM/lib/libjvmpi.so" ]; then
        exec "$VM/bin/java" "-Xrun$name${options:+:$options}" -cp "$CLASSES" "$@"
    else
        exec "$VM/bin/java" "-agentpath:$OWN/lib/libjvmpi.so=$LIB/lib$name.so${options:+:$options}" -cp "$CLASSES" "$@"
    fi
}
profile() {
    (become_profiled "$@")
}
