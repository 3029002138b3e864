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

# Nothing is left behind, however the scenario ends.
pid= jdb_pid=
trap 'kill $pid $jdb_pid 2>/dev/null' EXIT
trap 'exit 1' TERM INT HUP
# jdb may end while it is written to, when its program has: that is seen when it is read from.
trap : PIPE

# agent_option OPTIONS: what goes on the command line of the program that is debugged.
agent_option() {
    if [ "$JDWP" = own ] && [ "$OWN" != "$VM" ]; then
        echo "-agentpath:$OWN/lib/libjdwp.so=$1"
    else
        echo "-agentlib:jdwp=$1"
    fi
}
if [ "$JDWP" = jdk ] && [ -e "$VM/bin/tivm" ]; then
    export TIVM_AGENT_PATH=$DEBUGGER/lib
    # A JDK's transport closes its socket while its reader reads: ThreadSanitizer need not tell us of that.
    echo 'called_from_lib:libdt_socket.so' >tsan.suppressions
    export TSAN_OPTIONS="${TSAN_OPTIONS:+$TSAN_OPTIONS:}suppressions=$PWD/tsan.suppressions"
fi

# start OPTIONS JAVA-ARGUMENT...: starts a program with the agent; sets pid. The program prints to out.txt and err.txt.
start() {
    local options=transport=dt_socket,$1 check=
    shift
    : >out.txt >err.txt
    # Our agent gives no cause for a warning; HotSpot has some of its own, for deep calls of its library in callbacks.
    [ "$JDWP" = own ] && [ -x "$VM/bin/tivm" ] && check=-Xcheck:jni
    "$VM/bin/java" $check "$(agent_option "$options")" "$@" >out.txt 2>err.txt &
    pid=$!
    announced=0
}

# alive: the program runs, or the scenario ends here.
alive() {
    kill -0 "$pid" 2>/dev/null || { echo "the program ended:"; cat out.txt err.txt; exit 1; }
}

# announced: waits for the next line in which the program says that it listens, and sets port.
announced() {
    announced=$((announced + 1))
    until port=$(cat out.txt err.txt | sed -n 's/^Listening for transport dt_socket at address: \([0-9]*\)$/\1/p' |
        sed -n "${announced}p") && [ -n "$port" ]; do
        alive
        sleep 0.02
    done
}

# listen OPTIONS JAVA-ARGUMENT...: starts a program that waits for a debugger; sets pid and port.
listen() {
    local options=server=y,address=localhost:0,$1
    shift
    start "$options" "$@"
    announced
}

# jdb_open JDB-OPTION...: starts jdb; answers come as file descriptor jdb_out, commands go to jdb_in.
jdb_open() {
    coproc JDB { exec "$DEBUGGER/bin/jdb" -J-Duser.language=en $QUICK_TOOL "$@" 2>&1; }
    exec {jdb_out}<&"${JDB[0]}" {jdb_in}>&"${JDB[1]}" # copies: those of a coprocess are closed in subshells
    jdb_pid=$JDB_PID jdb_count=0 jdb_open=1 jdb_threads=()
}

# jdb_start JDB-OPTION...: starts jdb on a program that stands.
jdb_start() {
    jdb_open "$@"
    jdb_stands
}

# jdb_stands: waits until jdb has been told of the event at which the program stands.
jdb_stands() {
    until_text "$stopped" "$event"
    jdb_settle
    show
}

# jdb_join JDB-OPTION...: starts jdb on a program that runs.
jdb_join() {
    jdb_open "$@"
    until_text "$prompt" Initializing
    jdb_settle
    show
}

declare -A jdb_threads
prompt='(^|'$'\n'')(> |[A-Za-z][A-Za-z0-9_.-]*\[[0-9]+\] )$'
stopped='(^|'$'\n'')[A-Za-z][A-Za-z0-9_.-]*\[[0-9]+\] $'
event='Breakpoint hit|Step completed|Exception occurred|Field \(|Method entered|Method exited|VM Started'
# A thread of jdb's own tells of an event, an empty line at the end; the other's prompt may come in the midst of it.
event="($event).*"$'\n\n|is not a valid'

# tell LINE: writes to jdb.
tell() { echo "$1" >&"$jdb_in"; } 2>/dev/null

# until_text REGEX [SEEN]: reads jdb's output into $text until it ends like REGEX, after something like SEEN, or until
# jdb ends.
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

# until_line START: reads jdb's output up to the end of the line that begins so; sets line.
until_line() {
    while IFS= read -r -u "$jdb_out" line; do
        [[ $line == "$1"* ]] && return
    done
    jdb_open=0
    jdb_check
}

# show: prints $text as a transcript shows it.
show() {
    printf '%s\n' "$text" | sed -E -e 's/^((> |[A-Za-z][A-Za-z0-9_.-]*\[[0-9]+\] )+)//' -e '/^$/d' \
        -e 's/: (> |[A-Za-z][A-Za-z0-9_.-]*\[[0-9]+\] )/: /' \
        -e 's/(> |[A-Za-z][A-Za-z0-9_.-]*\[[0-9]+\] )"thread=/"thread=/' \
        -e 's/\(id=[0-9]+\)/(id=N)/g' -e 's/0x[0-9a-f]+/0xN/g' -e 's/@[0-9a-f]{3,}/@HASH/g' \
        -e '/^Unrecognized command: .sync/d' -e '/InnocuousThreadGroup/d' \
        -e 's/^( *([0-9]+\. )?\([A-Za-z.$]+\))(0x)?[0-9a-f]+ +/\1N /'
}

# jdb_settle: lets jdb finish what it does on its command thread, prompts included.
jdb_settle() {
    jdb_count=$((jdb_count + 1))
    local before=$text
    tell "sync$jdb_count"
    until_text "$prompt" "sync$jdb_count"
    text=$before$'\n'$text
}

# know_thread NAME: from now on @NAME in a command stands for the id of that thread.
know_thread() {
    jdb_check
    tell threads
    until_text "$prompt"
    jdb_settle
    jdb_threads[$1]=$(printf '%s\n' "$text" | sed -n -E "s/^ *\\([A-Za-z.\$]+\\)([0-9a-fx]+) +$1 .*/\\1/p")
}

# until_thread NAME STATE: waits until the debugger sees this thread in this state.
until_thread() {
    text=
    until [[ $text =~ \)[0-9a-fx]+\ +$1\ +$2 ]]; do
        jdb_check
        tell threads
        until_text "$prompt"
        jdb_settle
    done
}

# send COMMAND: shows and sends it.
send() {
    local command=$1 name
    jdb_check
    echo "> $command"
    for name in "${!jdb_threads[@]}"; do command=${command//@$name/${jdb_threads[$name]}}; done
    tell "$command"
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
    exec {jdb_out}<&- {jdb_in}>&-
    wait "$jdb_pid"
    echo "--- jdb ended with status $?"
    jdb_pid=
}

# ended: waits for the program and shows what it printed and how it ended. An agent that was left by its debugger
# listens again, unless the program ends first: then it says so.
ended() {
    wait "$pid"
    echo "--- the program ended with status $?"
    pid=
    grep -v '^Listening for transport' out.txt
    sed -e '/JDWP Transport dt_socket failed to initialize/d' -e 's/^/stderr: /' err.txt
}
