// How Python saves media: under a name that ends as their bytes say.
import { fileNameFor } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { endingsByText } from "hubsmith/clients";

type Python = Code<"python">;

/** Saves the bytes that an expression gives; `type` says of which kind they are. */
export function save(type: string, bytes: Python): Python {
  const { usual, others } = endingsByText(type, "hex");
  const [kind = ""] = type.split("/");
  const saved =
    others.length === 0
      ? python`Path(${fileNameFor(type)}).write_bytes(${bytes})`
      : python`
          ending = ${Object.fromEntries(others)}.get(${bytes}[:4].hex(), ${usual})
          Path(${`${kind}.`} + ending).write_bytes(${bytes})
        `;
  return python`
    ${python.needs("pathlib", "Path")}
    ${saved}
  `;
}
