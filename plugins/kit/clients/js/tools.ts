// JavaScript code that runs the functions that a model calls.
import { type Code, js, render, ts } from "hubsmith/code";
import { typed } from "../../code/javascript.ts";
import type { ToolFunction, ToolParameter } from "../tools.ts";

type Js = Code<"js">;

function defined({ name, parameters, result }: ToolFunction): Js {
  const needed = parameters.filter(({ isRequired }) => isRequired).map((one) => one.name);
  return js`
    function ${js.name(name)}(${parameters.length > 0 ? argumentsOf(name, parameters) : js``}) {
        ${needed.length > 0 ? failsWithout(name, needed) : js``}
        return ${result};
    }
  `;
}

/** The types of arguments in TypeScript, by their types in JSON schema; others are unknown. */
const TYPES: Readonly<Record<string, Code<"ts">>> = {
  string: ts`string`,
  integer: ts`number`,
  number: ts`number`,
  boolean: ts`boolean`,
  array: ts`unknown[]`,
  object: ts`object`,
};

// A model may leave out any argument.
function argumentsOf(name: string, parameters: readonly ToolParameter[]): Js {
  const names = parameters.map((one) => js.name(one.name));
  const own = parameters.map((one) => ts.name(one.name));
  const types = parameters.map((one, at) => ts`${own[at]!}?: ${TYPES[one.type] ?? ts`unknown`}`);
  const line = ts`{ ${ts.join(own, ", ")} }: { ${ts.join(types, "; ")} }`;
  const isLong = render(ts`function ${ts.name(name)}(`).length + render(line).length > 77;
  return typed(
    js`{ ${js.join(names, ", ")} }`,
    isLong
      ? ts`
        {
            ${ts.join(own, ",\n")},
        }: {
            ${ts.join(types, ";\n")};
        }
      `
      : line,
  );
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
const TABLE = ts`functions: Record<string, (args: any) => string>`;

/** Defines the functions, and a table of them. */
export function defineFunctions(functions: readonly ToolFunction[]): Js {
  const names = functions.map(({ name }) => js.name(name));
  const table = js`const ${typed(js`functions`, TABLE)} = { ${js.join(names, ", ")} };`;
  return js.join([...functions.map(defined), table], "\n\n");
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
