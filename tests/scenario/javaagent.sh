# javaagent.sh - for the `run` scripts of scenarios with Java agents: . "$SCENARIO/../javaagent.sh"
ulimit -c 0 # a VM that is told to abort leaves no core

# agent_jar SUB JAR LINE...: packs the classes of $EXTRA/SUB; each LINE is an attribute of the manifest.
agent_jar() {
    local sub=$1 jar=$2
    shift 2
    mkdir -p "$(dirname "$jar")"
    printf '%s\n' "$@" >"$jar.mf"
    "$JDK/bin/jar" cfm "$jar" "$jar.mf" -C "$EXTRA/$sub" .
}

# run_java ARGUMENT...: the VM under test on the scenario's classes; its standard error is not shown. Our libinstrument
# gives no cause for a warning of -Xcheck:jni, which would be on standard output.
run_java() {
    local check=
    [ -x "$VM/bin/tivm" ] && check=-Xcheck:jni
    "$VM/bin/java" $check -cp "$CLASSES" "$@"
}
