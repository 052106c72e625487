# Prints the commands of each program, and how many words each has; programs and results end with NUL.
#
# PATH is empty, so bash passes every command to its handler, with expanded words. Commands that would change
# the shell itself are replaced by functions that do nothing. `sleep` means a loop, and ends it. Each program
# has an empty directory, and existing files are not overwritten. If words are requested, each is a line with an
# equals sign, and a longer one than the first argument an exclamation mark.
longest=$1
show() {
    local word
    for word; do
        if [ ${#word} -gt "$longest" ]; then builtin printf '!\n' >&3; continue; fi
        word=${word//$'\1'/$'\1'A}
        builtin printf '=%s\n' "${word//$'\n'/$'\1'B}" >&3
    done
}
count() {
    builtin printf '%s %d\n' "${1@Q}" "$#" >&3
    if [ "$shown" = yes ]; then show "$@"; fi
}
command_not_found_handle() { count "$@"; }
for name in cd source . exec exit logout pushd popd umask ulimit kill wait trap echo printf \
    curl jq base64 tr hf pip; do
    builtin eval "$name() { count $name \"\$@\"; }"
done
read() { count read "$@"; return 1; }
sleep() {
    builtin kill -KILL "$me"
    builtin exit 1
}
inspect() {
    me=$BASHPID
    builtin cd "$1" || builtin exit 1
    builtin ulimit -t 1
    set -o noclobber
    builtin eval "$2"
}
at=0
while IFS= builtin read -r -d '' shown && IFS= builtin read -r -d '' program; do
    { errors=$(inspect "$at" "$program" 2>&1 >/dev/null </dev/null); } 3>&1
    case $errors in *'syntax error'* | *'unexpected EOF'*) builtin printf 'syntax error\n' ;; esac
    builtin printf '\0'
    at=$((at + 1))
done
