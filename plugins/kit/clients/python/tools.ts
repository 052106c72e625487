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
): Python => python.join([start, define(functions), statements], "\n\n\n");

function define(functions: readonly ToolFunction[]): Python {
  const names = functions.map(({ name }) => python.name(name));
  const table = python`functions = {function.__name__: function for function in (${python.join(names, ", ")})}`;
  const all = [...functions.map(defined), ...(functions.length > 1 ? [table] : [])];
  return python.join(all, "\n\n\n");
}

/** An expression: the object in a string of JSON. */
export const decoded = (text: Python): Python =>
  python`${python.requires("json")}json.loads(${text})`;

/** An expression: what the called function returns for its arguments, which are a dict. */
export function resultOf(
  [first, ...others]: readonly ToolFunction[],
  name: Python,
  given: Python,
): Python {
  const called = others.length > 0 ? python`functions[${name}]` : python.name(first!.name);
  return python`${called}(**${given})`;
}
