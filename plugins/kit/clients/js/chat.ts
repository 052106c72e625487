// JavaScript code that prints a chat of an SDK: its message, or the streamed tokens.
import type { Call } from "hubsmith";
import { type Code, js, type ValueObject } from "hubsmith/code";
import { anyOf } from "./typed.ts";
import { hasSchema, showsMessage, showsReasoning } from "../response.ts";
import { toolFunctions } from "../tools.ts";
import { answerCalls, defineFunctions, loop } from "./tools.ts";

type Js = Code<"js">;

/** How the SDK's types name what a loop has. */
export interface LoopTypes {
  /** The variable `messages` with its type. */
  readonly messages: Js;
  /** The variable `call`, if its type allows calls that no function answers. */
  readonly call?: Js;
}

/**
 * The loop of a chat with tools, which prints the last message; undefined if there is none.
 * @param chat - Makes the expression that calls the model with the code of its arguments.
 */
export function runTools(
  call: Call,
  { messages, ...all }: ValueObject,
  chat: (args: Js) => Js,
  types: LoopTypes,
): Js | undefined {
  const functions = toolFunctions(call, js);
  if (functions === undefined) return undefined;
  const members = { ...all, messages: js`messages` };
  const turn = js`
    const completion = ${chat(js.object(members))};
    choice = completion.choices[0];
    ${answerCalls(js`messages`, types.call)}
  `;
  return js`
    ${defineFunctions(functions)}

    const ${types.messages} = ${messages!};
    let choice;
    ${loop(turn)}

    ${printChoice(js`choice`)}
  `;
}

/** A statement that prints a choice: its text, or the reason why there is none, such as a refusal or a filter. */
export const printChoice = (choice: Js): Js =>
  js`console.log(${choice}.message.content || ${choice});`;

/** Prints `completion`, or the tokens of `stream`. */
export function printChat({ streaming, parameters }: Call): Js {
  if (streaming) return printStream(parameters);
  return showsReasoning(parameters) ? PRINT_REASONING : printChoices(js`completion`, parameters);
}

// Services have one of two names for it.
const PRINT_REASONING = js`
  const ${anyOf("choice")} = completion.choices[0];
  console.log(choice.message.reasoning_content ?? choice.message.reasoning ?? "");
  ${printChoice(js`choice`)}
`;

/** Statements that print the choices of a completion. */
export function printChoices(completion: Js, parameters: ValueObject): Js {
  const { n, response_format: format } = parameters;
  if (typeof n === "number" && n > 1)
    return js`
      for (const choice of ${completion}.choices) {
          ${showsMessage(parameters) ? printMessage(js`choice`) : printChoice(js`choice`)}
      }
    `;
  const choice = js`${completion}.choices[0]`;
  if (showsMessage(parameters)) return printMessage(choice);
  return hasSchema(format) ? printObject(choice) : printChoice(choice);
}

// console.log would hide the arguments of a tool.
const printMessage = (choice: Js): Js => js`console.log(JSON.stringify(${choice}.message));`;

const printObject = (choice: Js): Js => js`
  const choice = ${choice};
  if (!choice.message.content) throw new Error(JSON.stringify(choice));
  console.log(choice.message.content);
`;

const printStream = (parameters: ValueObject): Js =>
  showsReasoning(parameters)
    ? afterThoughts(js`
      for await (const chunk of stream) {
          ${printThought(js`chunk.choices[0]?.delta`, anyOf("delta"))}
      }
    `)
    : printStreamed(js`
      for await (const chunk of stream) {
          ${printPart(js`chunk.choices[0]?.delta.content ?? ""`)}
      }
    `);

const failsIf = (condition: Js): Js =>
  js`if (${condition}) throw new Error("The response has no text.");`;

/** A loop that runs `printPart`, and fails if nothing was printed. */
export const printStreamed = (loop: Js): Js => js`
  let answer = "";
  ${loop}
  ${failsIf(js`!answer`)}
`;

/** Statements that print a part of the answer. */
export const printPart = (text: Js): Js => js`
  const delta = ${text};
  process.stdout.write(delta);
  answer += delta;
`;

/** A loop that runs `printThought`, and fails if no text was printed. */
export const afterThoughts = (loop: Js): Js => js`
  let start = "\n\n"; // of the text, after the thoughts
  ${loop}
  ${failsIf(js`start`)}
`;

/**
 * Statements that print the thought or the text in a delta, which may be undefined.
 * @param name - The variable `delta`, whose type may lack thoughts.
 */
export const printThought = (delta: Js, name = js`delta`): Js => js`
  const ${name} = ${delta} ?? {};
  process.stdout.write(delta.reasoning_content ?? delta.reasoning ?? "");
  if (delta.content) {
      process.stdout.write(start + delta.content);
      start = "";
  }
`;
