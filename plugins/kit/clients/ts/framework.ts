// What frameworks of TypeScript share: keys, messages in a framework's own form, and functions with objects of Zod.
import { textIn } from "hubsmith";
import { type Code, type Hole, ts, type Value, type ValueObject } from "hubsmith/code";
import type { Message } from "../framework.ts";
import { zodObject } from "../js/structured.ts";
import type { SimpleType } from "../structured.ts";
import type { ToolFunction } from "../tools.ts";

type Ts = Code<"ts">;

/** The members of an object, which may be code. */
export type Members = Readonly<Record<string, Hole<"ts">>>;

/** The names of settings that all have. */
export const SETTINGS = {
  temperature: "temperature",
  top_p: "topP",
  frequency_penalty: "frequencyPenalty",
  presence_penalty: "presencePenalty",
};

/** What a chat begins with: the instructions of a system, and the only prompt or the messages. */
interface Input {
  readonly instructions?: Value;
  readonly prompt?: string;
  readonly messages?: readonly Message[];
}

/** The input of a chat, whose messages are in a framework's own form. */
export function inputOf(
  messages: readonly Message[],
  messageOf: (message: Message) => Message,
): Input {
  const [first, ...others] = messages;
  const isSystem = first?.role === "system";
  const rest = isSystem ? others : messages;
  const prompt = rest.length === 1 && rest[0]!.role === "user" ? rest[0]!.content : undefined;
  return {
    ...(isSystem ? { instructions: first.content } : {}),
    ...(typeof prompt === "string" ? { prompt } : { messages: rest.map(messageOf) }),
  };
}

/** How a framework writes the parts of a message; by default, a text as OpenAI's API does. */
export interface Parts {
  text?(text: Value): ValueObject;
  picture(url: Value): ValueObject;
  recording(data: Value, format: string): ValueObject;
}

/** A message whose parts are in a framework's own form. */
export const messageWith =
  ({ text: textOf = (text) => ({ type: "text", text }), picture, recording }: Parts) =>
  ({ role, content }: Message): Message => ({
    role,
    content:
      typeof content === "string"
        ? content
        : content.map(({ text = null, image_url: image, input_audio: audio }) => {
            const { url = null } = objectIn(image);
            const { data = null, format } = objectIn(audio);
            if (image !== undefined) return picture(url);
            return audio === undefined ? textOf(text) : recording(data, format as string);
          }),
  });

const objectIn = (value: Value | undefined): ValueObject => (value ?? {}) as ValueObject;

/** Whether a message has the URL of a picture, rather than its bytes. */
export const hasPictureUrl = ({ content }: Message): boolean =>
  typeof content !== "string" &&
  content.some((part) => textIn(part["image_url"], "url")?.startsWith("https:"));

/** A function as code. */
export interface ToolCode {
  readonly name: string;
  /** What it does; may be empty. */
  readonly description: string;
  /** An object of Zod. */
  readonly parameters: Ts;
  /** The function, without the types of its arguments, which are inferred. */
  readonly execute: Ts;
}

function toolOf({ calledName, description = "", parameters, result }: ToolFunction): ToolCode {
  const names = parameters.map((one) => ts.name(one.name));
  const head = names.length === 0 ? ts`()` : ts`({ ${ts.join(names, ", ")} })`;
  return {
    name: calledName,
    description,
    parameters: zodObject(
      ts,
      parameters.map((one) => [one.name, one.type as SimpleType, !one.isRequired, one.description]),
    ),
    execute: ts`${head} => ${result}`,
  };
}

/** An object of the functions, by their names. */
export const toolTable = (functions: readonly ToolFunction[], define: (tool: ToolCode) => Ts): Ts =>
  ts.object(Object.fromEntries(functions.map((one) => [one.calledName, define(toolOf(one))])));

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
