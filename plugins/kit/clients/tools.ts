// The functions that a model may call in a chat, and whether a program can call them in a loop.
import type { Call } from "hubsmith";
import type { Value } from "hubsmith/code";
import type { Tag } from "hubsmith/language";
import { isChatAnswer } from "../tasks/chat-api.ts";
import { isChat } from "./refusals.ts";
import { objectIn } from "./structured.ts";

/** A function that a model may call. @public */
export interface ToolFunction {
  /** Its name, which is valid in the language of the program. */
  readonly name: string;
  /** The name by which the model calls it, e.g. `get-weather` for `get_weather`. */
  readonly calledName: string;
  /** What it does, if the chat says so; not empty. */
  readonly description?: string;
  /** Its arguments. */
  readonly parameters: readonly ToolParameter[];
  /** What the example returns. */
  readonly result: string;
}

/** An argument of a `ToolFunction`. @public */
export interface ToolParameter {
  /** Its name, which is valid in the language of the program. */
  readonly name: string;
  /** Its type in JSON schema, e.g. `integer`. */
  readonly type: string;
  /** What it is, if the chat says so; not empty. */
  readonly description?: string;
  /** Whether its schema says more, such as an `enum`. */
  readonly isLimited?: true;
  /** Whether a model must pass it. */
  readonly isRequired: boolean;
}

// Names that the programs around a loop have in any language, beside the keywords. A test compares them with the programs.
const TAKEN: ReadonlySet<string> = new Set(
  `
    Agent agent Annotated answer Anthropic anthropic APIStatusError args arguments asyncio AsyncOpenAI block body bool
    call calls ChatOpenAI choice client code completion console content create_agent createAgent createOpenAICompatible curl data
    dict Error error eval event fetch Field finishReason float function_tool FunctionAgent functions FunctionTool
    generateText given httpx huggingface_hub InferenceClient input int isStepCount item items JSON json list llm main
    message messages model modelProvider name Object OpenAI openai OpenAIChatCompletionsModel OpenAIChatModel
    OpenAICompatibleProvider OpenAILike OpenAIProvider os output Parameters part print process provider range request
    requests response result results Runner runner RuntimeError set_tracing_disabled str sys text texts Tool tool turn
    turns type undefined url UsageLimits z
  `.match(/\w+/g),
);

// Arguments have a scope of their own, so that only names with a meaning of their own are not usable.
const RESERVED = /^(?:__.*|arguments|eval|this|undefined)$/;

/**
 * The functions of a chat, if a program can run them and send what they return until the model answers; otherwise it only
 * prints the message. A model that must call a function never answers.
 */
export function toolFunctions<L extends string>(
  call: Call,
  { isName }: Pick<Tag<L>, "isName">,
): readonly ToolFunction[] | undefined {
  const { parameters, recipe, request, streaming, task } = call;
  const { n = 1, tools, tool_choice: choice = "auto" } = parameters;
  if (!isChat(call) || streaming || n !== 1 || choice !== "auto" || !Array.isArray(tools)) return;
  // Other wire formats have responses of their own.
  if ("reason" in request || !(task.wireOf || isChatAnswer(request.answer))) return;
  const isUsable = (name: string): boolean =>
    isName(name) && !name.startsWith("_") && !TAKEN.has(name);
  const functions: ToolFunction[] = [];
  const results = new Map(Object.entries(recipe?.results ?? {}));
  for (const tool of tools as readonly Value[]) {
    const {
      name: calledName,
      description,
      parameters: schema = {},
    } = objectIn(objectIn(tool)["function"]);
    if (typeof calledName !== "string" || !/^[\w-]+$/.test(calledName)) return;
    const word = calledName.replaceAll("-", "_");
    // A program cannot name a function `list` or `3d`.
    const name = isUsable(word) ? word : `tool_${word}`;
    const { properties, required = [] } = objectIn(schema);
    const parameters = Object.entries(objectIn(properties)).map(
      ([key, property]): ToolParameter => {
        const { type, description: about, ...more } = objectIn(property);
        return {
          name: key,
          type: typeof type === "string" ? type : "",
          ...(isText(about) ? { description: about } : {}),
          ...(Object.keys(more).length > 0 ? { isLimited: true } : {}),
          isRequired: Array.isArray(required) && required.includes(key),
        };
      },
    );
    if (!parameters.every((one) => isName(one.name) && !RESERVED.test(one.name))) return;
    functions.push({
      name,
      calledName,
      ...(isText(description) ? { description } : {}),
      // Languages want optional arguments last, and programs pass them by their names.
      parameters: parameters.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired)),
      result: results.get(calledName) ?? `The result of ${calledName}`,
    });
  }
  const names = new Set(functions.map(({ name }) => name));
  return names.size > 0 && names.size === functions.length ? functions : undefined;
}

const isText = (value: Value | undefined): value is string =>
  typeof value === "string" && value.trim() !== "";
