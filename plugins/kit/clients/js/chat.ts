// JavaScript code that prints a chat of an SDK: its message, or the streamed tokens.
import type { Call } from "hubsmith";
import { type Code, js, type ValueObject } from "hubsmith/code";
import { showsMessage, showsReasoning } from "../response.ts";
import { toolFunctions } from "../tools.ts";
import { answerCalls, defineFunctions } from "./tools.ts";

/**
 * The loop of a chat with tools, which prints the last message; undefined if there is none.
 * @param chat - Makes the expression that calls the model with the code of its arguments.
 */
export function runTools(
  call: Call,
  { messages, ...all }: ValueObject,
  chat: (args: Code<"js">) => Code<"js">,
): Code<"js"> | undefined {
  const functions = toolFunctions(call, js);
  if (functions === undefined) return undefined;
  const members = { ...all, messages: js`messages` };
  return js`
    ${defineFunctions(functions)}

    const messages = ${messages!};
    let message;
    do {
        const completion = ${chat(js.object(members))};
        message = completion.choices[0].message;
        messages.push(message);
        ${answerCalls(functions, js`messages`)}
    } while (message.tool_calls?.length);

    console.log(message.content);
  `;
}

/** Prints `completion`, or the tokens of `stream`. */
export function printChat({ streaming, parameters }: Call): Code<"js"> {
  if (streaming)
    return js`
      for await (const chunk of stream) {
          process.stdout.write(chunk.choices[0]?.delta.content ?? "");
      }
    `;
  if (showsReasoning(parameters))
    return js`
      const { message } = completion.choices[0];
      console.log(message.reasoning_content ?? message.reasoning);
      console.log(message.content);
    `;
  const { n } = parameters;
  const print = (choice: Code<"js">): Code<"js"> =>
    // console.log would hide the arguments of a tool.
    showsMessage(parameters)
      ? js`console.log(JSON.stringify(${choice}.message));`
      : js`console.log(${choice}.message.content);`;
  if (typeof n !== "number" || n < 2) return print(js`completion.choices[0]`);
  return js`
    for (const choice of completion.choices) {
        ${print(js`choice`)}
    }
  `;
}
