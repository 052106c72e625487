// Python code that runs the functions that a model calls.
import type { Call } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { type ToolFunction, toolFunctions, type ToolParameter } from "../tools.ts";

type Python = Code<"python">;

const TYPES: ReadonlyMap<string, Python> = new Map([
  ["string", python`str`],
  ["integer", python`int`],
  ["number", python`float`],
  ["boolean", python`bool`],
  ["array", python`list`],
]);

function signed({ name, type, isRequired }: ToolParameter): Python {
  const typed = python`${python.name(name)}: ${TYPES.get(type) ?? python`dict`}`;
  return isRequired ? typed : python`${typed} | None = None`;
}

const defined = ({ name, parameters, result }: ToolFunction): Python => python`
  def ${python.name(name)}(${python.join(parameters.map(signed), ", ")}) -> str:
      return ${result}
`;

/** A program: its start, the functions that a chat may call, if any, and its other statements. */
export function programOf(call: Call, start: Python, statements: Python): Python {
  const functions = toolFunctions(call, python);
  return functions === undefined
    ? python.join([start, statements], "\n\n")
    : withFunctions(functions, start, statements);
}

/** A program with functions in its middle, as ruff formats it. */
export const withFunctions = (
  functions: readonly ToolFunction[],
  start: Python,
  statements: Python,
): Python => {
  const names = functions.map(
    ({ name, calledName }) => python`${calledName}: ${python.name(name)}`,
  );
  const table = python`functions = {${python.join(names, ", ")}}`;
  return python.join(
    [start, ...functions.map(defined), python.join([table, statements])],
    "\n\n\n",
  );
};

/** An expression: the object in a string of JSON. */
export const decoded = (text: Python): Python =>
  python`${python.requires("json")}json.loads(${text})`;

/** An expression: what the called function returns for its arguments, which are a dict. It fails without the function. */
export const resultOf = (name: Python, given: Python): Python =>
  python`functions[${name}](**${given})`;

/** A loop over the turns of a chat, whose statements `break` with the answer. Each turn costs money. */
export const loop = (turn: Python): Python => python`
  for _ in range(10):
      ${turn}
  else:
      raise RuntimeError("no answer after 10 turns")
`;
