// JavaScript code that runs the functions that a model calls.
import { type Code, js, ts } from "hubsmith/code";
import { inTypeScript, typed } from "./typed.ts";
import type { ToolFunction } from "../tools.ts";

type Js = Code<"js">;

function defined(tool: ToolFunction): Js {
  const { name, parameters, result } = tool;
  const names = parameters.map((parameter) => js.name(parameter.name));
  const needed = parameters.filter(({ isRequired }) => isRequired).map((one) => one.name);
  const fails = needed.length > 0 ? failsWithout(name, needed) : js``;
  return typed(
    js`
      function ${js.name(name)}(${names.length > 0 ? js`{ ${js.join(names, ", ")} }` : js``}) {
          ${fails}
          return ${result};
      }
    `,
    ts`
      function ${ts.name(name)}${argumentsOf(tool)} {
          ${inTypeScript(fails)}
          return ${result};
      }
    `,
  );
}

type Ts = Code<"ts">;

/** The types of arguments in TypeScript, by their types in JSON schema: text and code. */
const TYPES: ReadonlyMap<string, readonly [string, Ts]> = new Map([
  ["string", ["string", ts`string`]],
  ["integer", ["number", ts`number`]],
  ["number", ["number", ts`number`]],
  ["boolean", ["boolean", ts`boolean`]],
  ["array", ["unknown[]", ts`unknown[]`]],
  ["object", ["object", ts`object`]],
]);
const OTHER: readonly [string, Ts] = ["unknown", ts`unknown`];

const isShort = (line: string): boolean => line.length <= ts.language.width;

// A model may leave out any argument.
function argumentsOf({ name, parameters }: ToolFunction): Ts {
  if (parameters.length === 0) return ts`()`;
  const all = parameters.map((one) => [one.name, ...(TYPES.get(one.type) ?? OTHER)] as const);
  const names = all.map(([one]) => one).join(", ");
  const types = all.map(([one, type]) => `${one}?: ${type}`).join("; ");
  const codes = all.map(([one]) => ts.name(one));
  const members = all.map(([one, , type]) => ts`${ts.name(one)}?: ${type}`);
  return isShort(`function ${name}({ ${names} }: { ${types} }) {`)
    ? ts`({ ${ts.join(codes, ", ")} }: { ${ts.join(members, "; ")} })`
    : ts`
      ({
          ${ts.join(codes, ",\n")},
      }: {
          ${ts.join(members, ";\n")};
      })
    `;
}

function failsWithout(name: string, needed: readonly string[]): Js {
  const [first, ...others] = needed.map((one) => js.name(one));
  const isMissing =
    others.length === 0
      ? js`${first!} === undefined`
      : js`[${js.join([first!, ...others], ", ")}].includes(undefined)`;
  return js`if (${isMissing}) throw new Error(${`${name} needs ${needed.join(", ")}`});`;
}

// A model names the function to call, and writes its arguments.
const TABLE = ts`const functions: Record<string, (args: any) => string>`;

/** Defines the functions, and a table of them. */
export function defineFunctions(functions: readonly ToolFunction[]): Js {
  const entries = functions.map(({ name, calledName }) => [calledName, js.name(name)] as const);
  const table = js.object(Object.fromEntries(entries));
  return js.join(
    [
      ...functions.map(defined),
      typed(js`const functions = ${table};`, ts`${TABLE} = ${inTypeScript(table)};`),
    ],
    "\n\n",
  );
}

/** A statement that fails if no function has this name, such as one that all objects have. */
export const failsIfUnknown = (name: Js): Js => js`
  if (!Object.hasOwn(functions, ${name})) {
      throw new Error(${js.template(["no function ", name])});
  }
`;

/** A loop over the turns of a chat, whose statements `break` with the answer. Each turn costs money. */
export const loop = (turn: Js): Js => js`
  for (let turn = 1; ; turn++) {
      if (turn > 10) throw new Error("no answer after 10 turns");
      ${turn}
  }
`;

/**
 * Statements of a turn that append the message of `choice` and what its calls return to an array of messages.
 * @param call - The variable `call`, whose type may allow calls that no function answers.
 */
export const answerCalls = (messages: Js, call = js`call`): Js => js`
  ${messages}.push(choice.message);
  if (!choice.message.tool_calls?.length) break;
  for (const call of choice.message.tool_calls) {
      const { name, arguments: given } = ${call}.function;
      ${failsIfUnknown(js`name`)}
      const content = functions[name](JSON.parse(given));
      ${messages}.push({ role: "tool", tool_call_id: call.id, content });
  }
`;
