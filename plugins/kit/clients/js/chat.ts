// JavaScript code that prints a chat of an SDK: its message, or the streamed tokens.
import type { Call } from "hubsmith";
import { type Code, js } from "hubsmith/code";

/** Prints `completion`, or the tokens of `stream`. */
export function printChat({ streaming, parameters }: Call): Code<"js"> {
  if (streaming)
    return js`
      for await (const chunk of stream) {
          process.stdout.write(chunk.choices[0]?.delta.content ?? "");
      }
    `;
  const { n, tools, response_format: format } = parameters;
  const print = (choice: Code<"js">): Code<"js"> =>
    // The content may be empty with tools or a format, and console.log would hide the arguments of a tool.
    tools !== undefined || format !== undefined
      ? js`console.log(JSON.stringify(${choice}.message));`
      : js`console.log(${choice}.message.content);`;
  if (typeof n !== "number" || n < 2) return print(js`completion.choices[0]`);
  return js`
    for (const choice of completion.choices) {
        ${print(js`choice`)}
    }
  `;
}
