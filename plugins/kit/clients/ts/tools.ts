// Functions that frameworks of TypeScript run, with an object of Zod for their arguments.
import { type Code, ts } from "hubsmith/code";
import { zodObject } from "../js/structured.ts";
import type { SimpleType } from "../structured.ts";
import type { ToolFunction } from "../tools.ts";

type Ts = Code<"ts">;

/** A function as code. */
export interface ToolCode {
  readonly name: string;
  /** Its description as a member, if it has one. */
  readonly description: { readonly description?: string };
  /** An object of Zod. */
  readonly parameters: Ts;
  /** The arguments, without their types, which are inferred. */
  readonly head: Ts;
  readonly result: string;
}

/** The code of a function. */
export function toolOf({ name, description, parameters, result }: ToolFunction): ToolCode {
  const names = parameters.map((one) => ts.name(one.name));
  return {
    name,
    description: description === undefined ? {} : { description },
    parameters: zodObject(
      ts,
      parameters.map((one) => [one.name, one.type as SimpleType, !one.isRequired]),
    ),
    head: names.length === 0 ? ts`()` : ts`({ ${ts.join(names, ", ")} })`,
    result,
  };
}

/** Statements that define the functions. */
export const defineTools = (
  functions: readonly ToolFunction[],
  define: (tool: ToolCode) => Ts,
): Ts =>
  ts.join(
    functions.map((one) => ts`const ${ts.name(one.name)} = ${define(toolOf(one))};`),
    "\n\n",
  );

/** A list of the functions. */
export const toolList = (functions: readonly ToolFunction[]): Ts =>
  ts`[${ts.join(
    functions.map(({ name }) => ts.name(name)),
    ", ",
  )}]`;
