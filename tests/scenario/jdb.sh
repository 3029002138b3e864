# jdb.sh - what the scenarios that debug a program share (sourced by their `run`).
#
#   JDWP=jdk (default)   the agent is libjdwp.so of a JDK: of DEBUGGER on tivm, the JVM's own elsewhere
#   JDWP=own             it is the one that ships with tivm, from OWN (default: VM); on HotSpot by its path
#   DEBUGGER=HOME        the JDK of jdb and, on tivm, of the agent (default: JDK)
#
# A transcript has a line "> COMMAND" for each command, and below what jdb said to it. Prompts, empty lines and ids of
# objects are taken out, because they depend on time and machine. A command is sent when jdb has answered the last one;
# nothing here waits for time.
JDWP=${JDWP:-jdk} DEBUGGER=${DEBUGGER:-$JDK} OWN=${OWN:-$VM}
export LC_ALL=C

[ -x "$DEBUGGER/bin/jdb" ] || { echo "no jdb in the JDK"; exit 77; }

# agent_option OPTIONS: what goes on the command line of the program that is debugged.
agent_option() {
    if [ "$JDWP" = own ] && [ "$OWN" != "$VM" ]; then
        echo "-agentpath:$OWN/lib/libjdwp.so=$1"
    else
        echo "-agentlib:jdwp=$1"
    fi
}
if [ "$JDWP" = jdk ] && [ ! -e "$VM/lib/libjdwp.so" -o -e "$VM/bin/tivm" ]; then
    export TIVM_AGENT_PATH=$DEBUGGER/lib
fi

# listen OPTIONS JAVA-ARGUMENT...: starts a program that waits for a debugger; sets pid and port. It prints to out.txt and err.txt.
listen() {
    local options=transport=dt_socket,server=y,address=localhost:0,$1
    shift
    : >out.txt >err.txt
    "$VM/bin/java" "$(agent_option "$options")" "$@" >out.txt 2>err.txt &
    pid=$!
    until port=$(sed -n 's/^Listening for transport dt_socket at address: \([0-9]*\)$/\1/p' out.txt err.txt) && [ -n "$port" ]; do
        kill -0 "$pid" 2>/dev/null || { echo "the program ended:"; cat out.txt err.txt; exit 1; }
        sleep 0.02
    done
}

# jdb_start JDB-OPTION...: starts jdb on a program that has not begun; answers come as file descriptor jdb_out, commands go to
# jdb_in.
jdb_start() {
    coproc JDB { exec "$DEBUGGER/bin/jdb" -J-Duser.language=en -J-XX:TieredStopAtLevel=1 -J-XX:+UseSerialGC "$@" 2>&1; }
    exec {jdb_out}<&"${JDB[0]}" {jdb_in}>&"${JDB[1]}" # copies: those of a coprocess are closed in subshells
    jdb_pid=$JDB_PID jdb_count=0 jdb_open=1
    until_text "$stopped" 'VM Started'
    jdb_settle
    show
}

prompt='(^|'$'\n'')(> |[A-Za-z][A-Za-z0-9_.-]*\[[0-9]+\] )$'
stopped='(^|'$'\n'')[A-Za-z][A-Za-z0-9_.-]*\[[0-9]+\] $'
event='(Breakpoint hit|Step completed|Exception occurred|Field \(|Method entered|Method exited|VM Started|is not a valid)'

# until_text REGEX [SEEN]: reads jdb's output into $text until it ends like REGEX, after something like SEEN, or until jdb ends.
until_text() {
    local c
    text=
    while IFS= read -r -N1 -u "$jdb_out" c; do
        text+=$c
        [[ $c == ' ' && $text =~ $1 && ( -z ${2-} || $text =~ $2 ) ]] && return
    done
    jdb_open=0
}

# jdb_check: no command for a jdb that has gone.
jdb_check() {
    [ $jdb_open = 1 ] || { echo "jdb has ended"; cat err.txt; kill "$pid" 2>/dev/null; exit 1; }
}

# show: prints $text as a transcript shows it.
show() {
    printf '%s\n' "$text" | sed -E -e 's/^((> |[A-Za-z][A-Za-z0-9_.-]*\[[0-9]+\] )+)//' -e '/^$/d' \
        -e 's/^(Breakpoint hit|Step completed|Set deferred [^:]*): ?(> |[A-Za-z][A-Za-z0-9_.-]*\[[0-9]+\] )/\1: /' \
        -e 's/\(id=[0-9]+\)/(id=N)/g' -e 's/0x[0-9a-f]+/0xN/g' -e 's/@[0-9a-f]{3,}/@HASH/g' \
        -e '/^Unrecognized command: .sync/d' -e '/InnocuousThreadGroup/d' \
        -e 's/^( *([0-9]+\. )?\([A-Za-z.$]+\))(0x)?[0-9a-f]+ +/\1N /'
}

# jdb_settle: lets jdb finish what it does on its command thread, prompts included.
jdb_settle() {
    jdb_count=$((jdb_count + 1))
    local before=$text
    echo "sync$jdb_count" >&"$jdb_in"
    until_text "$prompt" "sync$jdb_count"
    text=$before$'\n'$text
}

declare -A jdb_threads

# know_thread NAME: from now on @NAME in a command stands for the id of that thread.
know_thread() {
    jdb_check
    echo threads >&"$jdb_in"
    until_text "$prompt"
    jdb_settle
    jdb_threads[$1]=$(printf '%s\n' "$text" | sed -n -E "s/^ *\\([A-Za-z.\$]+\\)([0-9a-fx]+) +$1 .*/\\1/p")
}

# send COMMAND: shows and sends it.
send() {
    local command=$1 name
    jdb_check
    echo "> $command"
    for name in "${!jdb_threads[@]}"; do command=${command//@$name/${jdb_threads[$name]}}; done
    echo "$command" >&"$jdb_in"
}

# say COMMAND: a command that is answered at once.
say() {
    send "$1"
    until_text "$prompt"
    [ $jdb_open = 1 ] && jdb_settle
    show
}

# go COMMAND: a command after which the program runs until something happens.
go() {
    send "$1"
    until_text "$stopped" "$event"
    [ $jdb_open = 1 ] && jdb_settle
    show
}

# only PATTERN COMMAND...: the lines of an answer that fit.
only() {
    local pattern=$1
    shift
    "$@" | grep -E -e "^> |$pattern"
}

# jdb_end: waits for jdb to end.
jdb_end() {
    [ $jdb_open = 1 ] && { until_text '^never$'; show; }
    wait "$jdb_pid"
    echo "--- jdb ended with status $?"
}

# ended: waits for the program and shows what it printed and how it ended.
ended() {
    wait "$pid"
    echo "--- the program ended with status $?"
    grep -v '^Listening for transport' out.txt
    sed 's/^/stderr: /' err.txt
}
