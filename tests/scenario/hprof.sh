# Shared by the scenarios hprof-*: runs programs under HPROF, on tivm by -Xrunhprof, on any other JVM over the bridge.
OWN=${OWN:-$CLASSES/../../../image} # where the agents are
[ -e "$OWN/lib/libhprof.so" ] || { echo "the agents are not built"; exit 77; }

# become_profiled OPTIONS MAIN ARGUMENT...: this shell becomes the program; with & behind it, $! is its process
become_profiled() {
    local options=$1
    shift
    if [ -e "$VM/lib/libjvmpi.so" ]; then
        exec "$VM/bin/java" "-Xrunhprof${options:+:$options}" -cp "$CLASSES" "$@"
    else
        exec "$VM/bin/java" "-agentpath:$OWN/lib/libjvmpi.so=hprof${options:+:$options}" -cp "$CLASSES" "$@"
    fi
}
profile() {
    (become_profiled "$@")
}

# java_tool NAME ARGUMENT...: runs tests/hprof/NAME.java on the JDK
java_tool() {
    local name=$1
    shift
    [ -e "tools/$name.class" ] || "$JDK/bin/javac" -nowarn -d tools "$SCENARIO/../../hprof/$name.java" || exit 1
    "$JDK/bin/java" -cp tools "$name" "$@"
}
rm -f java.hprof* out out.* log
