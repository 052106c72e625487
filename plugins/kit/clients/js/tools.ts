// JavaScript code that runs the functions that a model calls.
import { type Code, js } from "hubsmith/code";
import type { ToolFunction } from "../tools.ts";

type Js = Code<"js">;

function defined({ name, parameters, result }: ToolFunction): Js {
  const names = parameters.map((parameter) => js.name(parameter.name));
  const needed = parameters.filter(({ isRequired }) => isRequired).map((one) => one.name);
  return js`
    function ${js.name(name)}(${names.length > 0 ? js`{ ${js.join(names, ", ")} }` : js``}) {
        ${needed.length > 0 ? failsWithout(name, needed) : js``}
        return ${result};
    }
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

/** Defines the functions, and a table of them. */
export function defineFunctions(functions: readonly ToolFunction[]): Js {
  const names = functions.map(({ name }) => js.name(name));
  const table = js`const functions = { ${js.join(names, ", ")} };`;
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

/** Statements of a turn that append the message of `choice` and what its calls return to an array of messages. */
export const answerCalls = (messages: Js): Js => js`
  ${messages}.push(choice.message);
  if (!choice.message.tool_calls?.length) break;
  for (const call of choice.message.tool_calls) {
      const { name, arguments: given } = call.function;
      ${failsIfUnknown(js`name`)}
      const content = functions[name](JSON.parse(given));
      ${messages}.push({ role: "tool", tool_call_id: call.id, content });
  }
`;
