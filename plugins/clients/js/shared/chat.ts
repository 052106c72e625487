// JavaScript code that prints a chat of an SDK: its message, or the streamed tokens.
import type { Call } from "hubsmith";
import { type Code, js } from "hubsmith/code";

/** Prints `completion`, or the tokens of `stream`. */
export function printChat({ streaming, parameters }: Call): Code<"js"> {
  const hasTools = parameters["tools"] !== undefined;
  return print(streaming, hasTools, hasTools || parameters["response_format"] !== undefined);
}

// The content may be empty with tools or a format, and console.log would hide the arguments of a tool.
function print(streaming: boolean, hasTools: boolean, showsMessage: boolean): Code<"js"> {
  if (!streaming)
    return showsMessage
      ? js`console.log(JSON.stringify(completion.choices[0].message));`
      : js`console.log(completion.choices[0].message.content);`;
  return js`
    for await (const chunk of stream) {
        ${hasTools ? js`console.log(JSON.stringify(chunk.choices[0]?.delta));` : js`process.stdout.write(chunk.choices[0]?.delta.content ?? "");`}
    }
  `;
}
