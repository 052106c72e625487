// How Python saves a file.
import { type Code, python } from "hubsmith/code";

/** Saves bytes under a name. */
export function save(bytes: Code<"python">, file: string): Code<"python"> {
  return python`
    ${python.needs("pathlib", "Path")}
    Path(${file}).write_bytes(${bytes})
  `;
}
