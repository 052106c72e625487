// The option sets: the options that a user can choose, alone and in pairs, and how widely each is tried.
import type { InferenceOptions } from "hubsmith";
import type { CallVariant } from "../service/test-calls.ts";
import { SPECIAL } from "../service/secret-words.ts";

/** With every task of every provider, once for each form of a program, or once for each client. */
type Reach = "pairs" | "forms" | "clients";

export interface OptionSet extends CallVariant {
  readonly reach: Reach;
  /** Only for chats. */
  readonly isChat?: true;
  /** How the token is given; by default, in the environment. */
  readonly token?: "literal" | "placeholder";
  /** Uses a policy of the router. */
  readonly policy?: string;
  /** Every parameter of the task, and an unknown one. */
  readonly hasParameters?: true;
  /** The library in the record. */
  readonly library?: string;
}

const HOST = "q1w2e3.eu-west-1.aws.endpoints.huggingface.cloud";
const TOOL = {
  type: "function",
  function: {
    name: "river_length",
    parameters: { type: "object", properties: { river: { type: "string" } } },
  },
};
// The second turn of a chat with a tool.
const TOOL_RESULT = [
  { role: "user", content: "How long is the Amazon?" },
  {
    role: "assistant",
    content: "",
    tool_calls: [
      {
        id: "call_1",
        type: "function",
        function: { name: "river_length", arguments: '{"river":"Amazon"}' },
      },
    ],
  },
  { role: "tool", content: '{"km": 6400}', tool_call_id: "call_1" },
];

type Choice = Partial<Omit<OptionSet, "name" | "reach">>;

const at = (endpointUrl: string): Choice => ({ options: { endpointUrl } });
const choosing = (policy: string): Choice => ({ isChat: true, policy });
const recipe = (id: string): Choice => ({ isChat: true, options: { recipe: id } });

/** What each option changes; the defaults change nothing. */
const CHOICES: Readonly<Record<string, Choice>> = {
  direct: { options: { directRequest: true } },
  endpoint: at(`https://${HOST}`),
  "endpoint with a slash": at(`https://${HOST}/`),
  "endpoint with /v1": at(`https://${HOST}/v1`),
  "endpoint with a complete URL": { ...at(`https://${HOST}/v1/chat/completions`), isChat: true },
  "endpoint with a query": at(
    `https://${HOST}?revision=2&note=it's"$(touch%20pwned)\`pwd\`\${HOME}`,
  ),
  "endpoint without a scheme": at(HOST),
  "literal token": { token: "literal" },
  placeholder: { token: "placeholder" },
  billed: { options: { billTo: "acme-org" } },
  parameters: { hasParameters: true },
  // A zero value proves nothing.
  nought: { isChat: true, options: { temperature: 0, max_tokens: 0, top_p: 0.25 } },
  streaming: { isChat: true, options: { streaming: true } },
  lora: { about: "lora" },
  version: { about: "version" },
  hostile: { isHostile: true },
  fastest: choosing("fastest"),
  cheapest: choosing("cheapest"),
  preferred: choosing("preferred"),
  transformers: { library: "transformers" },
  chat: { isChat: true },
  "tool result": { options: { messages: TOOL_RESULT } },
  choices: { isChat: true, options: { parameters: { n: 2 } } },
  tools: { isChat: true, options: { parameters: { tools: [TOOL] } } },
  // The recipes that need no picture or recording.
  "recipe tools": recipe("tools"),
  "recipe structured": recipe("structured"),
  "recipe reasoning": recipe("reasoning"),
  slow: { injectedFault: "slow" },
};
const NAMES = Object.keys(CHOICES);
const ENDPOINTS = NAMES.filter((name) => name.startsWith("endpoint"));
const POLICIES = NAMES.filter((name) => CHOICES[name]!.policy !== undefined);
const RECIPES = NAMES.filter((name) => name.startsWith("recipe"));

const isForChats = (name: string): boolean => CHOICES[name]?.isChat === true;

/** The options of each factor; the first one is the default. @internal */
export const FACTORS: readonly (readonly string[])[] = [
  ["routed", "direct", ...ENDPOINTS],
  ["environment", "literal token", "placeholder"],
  ["unbilled", "billed"],
  ["no parameters", "parameters", "nought"],
  ["whole", "streaming"],
  ["usual", "lora", "version"],
  ["sample", "hostile"],
  ["any", ...POLICIES],
  ["untold", "transformers"],
];
/** Are two options of different factors compatible? @internal */
export function areCompatible(a: string, b: string): boolean {
  const has = (values: readonly string[]): boolean => values.includes(a) || values.includes(b);
  // LoRAs and versions are not for chats, and an endpoint does not support them, or policies.
  if (has(["lora", "version"]) && (has(NAMES.filter(isForChats)) || has(ENDPOINTS))) return false;
  return !(has(POLICIES) && has(["direct", ...ENDPOINTS]));
}

/** The set of some options; all others have their defaults. */
function setOf(reach: Reach, ...chosen: readonly string[]): OptionSet {
  const choices = chosen.map((name) => CHOICES[name]!);
  const options: InferenceOptions = Object.assign({}, ...choices.map((choice) => choice.options));
  const isBilledAndHostile = options.billTo !== undefined && chosen.includes("hostile");
  return {
    ...(Object.assign({}, ...choices) as Choice),
    name: chosen.join(", ") || "plain",
    reach,
    options: isBilledAndHostile ? { ...options, billTo: `acme${SPECIAL}` } : options,
  };
}

const ALONE: readonly (readonly [Reach, ...chosen: string[]])[] = [
  ["pairs"],
  ["pairs", "streaming"],
  ["pairs", "parameters"],
  ["forms", "streaming", "parameters"],
  ["clients", "nought"],
  ["forms", "hostile"],
  ["forms", "slow"],
  ["pairs", "lora"],
  ["pairs", "version"],
  ["forms", "literal token"],
  ["clients", "placeholder"],
  ["forms", "billed"],
  ["pairs", "direct"],
  ["forms", "direct", "streaming"],
  // Routed chats have the parameters of the router, and not of their provider.
  ["pairs", "chat", "direct", "parameters"],
  ["clients", "chat", "tool result"],
  // Such a response is never streamed, and complete.
  ["clients", "streaming", "choices"],
  ["clients", "streaming", "tools"],
  ...RECIPES.map((name) => ["pairs", name] as const),
  ["forms", "direct", "slow"],
  // The billed organization must not be sent to a provider or an endpoint.
  ["clients", "direct", "literal token", "billed"],
  ["clients", "direct", "placeholder"],
  ["pairs", "endpoint"],
  ["forms", "endpoint with a slash"],
  ["forms", "endpoint with /v1"],
  ["forms", "endpoint", "streaming"],
  ["clients", "endpoint", "literal token", "billed"],
  ...POLICIES.map((policy) => ["clients", policy] as const),
];

type Two = readonly [one: string, other: string];
/** Every compatible pair of options of different factors. */
const TWOS: readonly Two[] = FACTORS.flatMap((ones, at) =>
  FACTORS.slice(at + 1).flatMap((others) =>
    ones.flatMap((first) => others.map((other): Two => [first, other])),
  ),
).filter(([a, b]) => areCompatible(a, b));

/** An option of each factor. */
const choiceOf = (chosen: readonly string[]): readonly string[] =>
  FACTORS.map((values) => values.find((value) => chosen.includes(value)) ?? values[0]!);

/** Are two options in one set? A client without chats needs the pairs of other tasks in a set without chats. */
const meets = (choice: readonly string[], two: Two): boolean =>
  two.every((value) => choice.includes(value)) &&
  (two.some(isForChats) || !choice.some(isForChats));

/** More sets, so that every pair of options is in some set: one option may hide a fault of another. */
function together(chosen: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const choices = chosen.map(choiceOf);
  let open = TWOS.filter((two) => !choices.some((choice) => meets(choice, two)));
  const sets: (readonly string[])[] = [];
  for (let [first] = open; first !== undefined; [first] = open) {
    let choice: readonly string[] = first;
    for (const values of FACTORS.filter((all) => !all.some((value) => first!.includes(value)))) {
      const [best] = values
        .filter((value) => first!.some(isForChats) || !isForChats(value))
        .filter((value) => choice.every((other) => areCompatible(value, other)))
        .map((value) => [...choice, value])
        .map((more) => ({ more, adds: open.filter((two) => meets(more, two)).length }))
        .sort((a, b) => b.adds - a.adds);
      choice = best!.more;
    }
    open = open.filter((two) => !meets(choice, two));
    sets.push(choice);
  }
  const nonDefaults = new Set(FACTORS.flatMap((values) => values.slice(1)));
  return sets.map((choice) => choice.filter((value) => nonDefaults.has(value)));
}

/** All option sets. The generator decides which of them a provider supports. @internal */
export const OPTION_SETS: readonly OptionSet[] = [
  ...ALONE.map((option) => setOf(...option)),
  ...together(ALONE.map(([, ...chosen]) => chosen)).map((chosen) => setOf("clients", ...chosen)),
];
