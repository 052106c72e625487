# Prints the problems of each program; programs and results end with NUL.
while IFS= read -r -d '' program; do
    printf '%s' "$program" | bash -n 2>&1
    printf '\0'
done
