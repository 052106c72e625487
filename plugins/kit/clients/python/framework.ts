// Python functions that frameworks read: their types and docstrings become schemas.
import { type Code, python } from "hubsmith/code";
import type { ToolFunction } from "../tools.ts";
import { TYPES } from "./structured.ts";

type Python = Code<"python">;

/** The parts of a program around its functions and classes. */
export const sections = (...parts: readonly Python[]): Python => python.join(parts, "\n\n\n");

/** A list of the functions. */
export const namesOf = (functions: readonly ToolFunction[]): Python =>
  python`[${python.join(
    functions.map(({ name }) => python.name(name)),
    ", ",
  )}]`;

/** The functions of a chat, with the types and the docstrings that frameworks make schemas of. */
export function functionsOf(
  functions: readonly ToolFunction[],
  decorator: Python = python``,
): Python {
  return sections(
    ...functions.map(({ name, description, parameters, result }) => {
      const given = parameters.map(({ name: one, type, isRequired }) => {
        const typed = python`${python.name(one)}: ${TYPES[type as keyof typeof TYPES]}`;
        return isRequired ? typed : python`${typed} | None = None`;
      });
      return python`
        ${decorator}
        def ${python.name(name)}(${python.join(given, ", ")}) -> str:
            ${description === undefined ? python`` : python`${description}`}
            return ${result}
      `;
    }),
  );
}
