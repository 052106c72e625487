// What bash is told in order to inspect programs: one script parses them, the other runs them without any command.

/** Says of each program what is wrong with it. @internal */
export const PARSER: string = `
while IFS= read -r -d '' program; do
    printf '%s' "$program" | bash -n 2>&1
    printf '\\0'
done
`;

/** A longer word is not shown: what bash writes at once must not be torn apart by the other end of a pipe. @internal */
export const LONGEST = 900;

/**
 * Nothing is found on an empty path, so bash hands every command to its handler, words expanded. What acts on the
 * shell itself is a function of the same effect: none. A wait means a loop, which ends there. Each program has an
 * empty directory, and no file that is there already is written to. A command is a line of its name and the number
 * of its words; where they are asked for, each word is a line with an equals sign.
 * @internal
 */
export const COUNTER: string = `
show() {
    local word
    for word; do
        if [ \${#word} -gt ${LONGEST} ]; then builtin printf '!\\n' >&3; continue; fi
        word=\${word//$'\\1'/$'\\1'A}
        builtin printf '=%s\\n' "\${word//$'\\n'/$'\\1'B}" >&3
    done
}
count() {
    builtin printf '%s %d\\n' "\${1@Q}" "$#" >&3
    if [ "$shown" = yes ]; then show "$@"; fi
}
command_not_found_handle() { count "$@"; }
for name in cd source . exec exit logout pushd popd umask ulimit kill wait trap echo printf \
    curl jq base64 tr hf pip; do
    builtin eval "$name() { count $name \\"\\$@\\"; }"
done
read() { count read "$@"; return 1; }
sleep() {
    builtin kill -KILL "$me"
    builtin exit 1
}
inspect() {
    me=$BASHPID
    builtin cd "$1"
    builtin ulimit -t 1
    set -o noclobber
    builtin eval "$2"
}
at=0
while IFS= builtin read -r -d '' shown && IFS= builtin read -r -d '' program; do
    { errors=$(inspect "$at" "$program" 2>&1 >/dev/null </dev/null); } 3>&1
    case $errors in *'syntax error'* | *'unexpected EOF'*) builtin printf 'syntax error\\n' ;; esac
    builtin printf '\\0'
    at=$((at + 1))
done
`;
