// A key that is not set ends a program before anything is sent: an SDK would take another one that it finds.
import type { Call } from "hubsmith";
import { type Code, isEnv, python } from "hubsmith/code";

/** Ends the program where the variable of a call's key is missing or empty. */
export function needsKey({ token }: Call): Code<"python"> {
  if (!isEnv(token)) return python``;
  return python`
    ${python.needs("os")}
    if not os.environ.get(${token.name}):
        raise SystemExit(${`Set the environment variable ${token.name} first.`})

  `;
}
