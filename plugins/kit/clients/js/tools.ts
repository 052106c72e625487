// JavaScript code that runs the functions that a model calls.
import { type Code, js } from "hubsmith/code";
import type { ToolFunction } from "../tools.ts";

type Js = Code<"js">;

const defined = ({ name, parameters, result }: ToolFunction): Js => {
  const names = parameters.map((parameter) => js.name(parameter.name));
  return js`
    function ${js.name(name)}(${names.length > 0 ? js`{ ${js.join(names, ", ")} }` : js``}) {
        return ${result};
    }
  `;
};

/** Defines the functions, and a table of them if there are several. */
export function defineFunctions(functions: readonly ToolFunction[]): Js {
  const names = functions.map(({ name }) => js.name(name));
  const table = js`const functions = { ${js.join(names, ", ")} };`;
  return js.join([...functions.map(defined), ...(functions.length > 1 ? [table] : [])], "\n\n");
}

/** An expression: what the called function returns for its arguments, which are an object. */
export function resultOf([first, ...others]: readonly ToolFunction[], name: Js, given: Js): Js {
  const called = others.length > 0 ? js`functions[${name}]` : js.name(first!.name);
  return js`${called}(${given})`;
}

/** Statements that run the functions in `message`, and append what they return to an array of messages. */
export const answerCalls = (functions: readonly ToolFunction[], messages: Js): Js => js`
  for (const call of message.tool_calls ?? []) {
      const content = ${resultOf(functions, js`call.function.name`, js`JSON.parse(call.function.arguments)`)};
      ${messages}.push({ role: "tool", tool_call_id: call.id, content });
  }
`;
