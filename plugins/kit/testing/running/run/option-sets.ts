// The option sets: the options that a user can choose, alone and in pairs, and how widely each is tried.
import type { InferenceOptions } from "hubsmith";
import type { About } from "../service/test-calls.ts";
import { SPECIAL } from "../service/secret-words.ts";

/** With every task of every provider, once for each form of a program, or once for each client. */
type Reach = "pairs" | "forms" | "clients";

export interface OptionSet {
  readonly name: string;
  readonly options: InferenceOptions;
  readonly reach: Reach;
  /** Only for chats. */
  readonly isChat: boolean;
  /** How the token is given; by default, in the environment. */
  readonly token: "literal" | "placeholder" | undefined;
  /** Uses a policy of the router. */
  readonly policy: string | undefined;
  /** Replaces the inputs by strings that are special in shells, templates and terminals. */
  readonly isHostile: boolean;
  /** Every parameter of the task, and an unknown one. */
  readonly hasParameters: boolean;
  /** The library in the record. */
  readonly library: string | undefined;
  readonly about: About | undefined;
  readonly injectedFault: "slow" | undefined;
}

const HOST = "q1w2e3.eu-west-1.aws.endpoints.huggingface.cloud";
/** The URL formats of endpoints, by name. */
const ENDPOINTS: ReadonlyMap<string, string> = new Map([
  ["endpoint", `https://${HOST}`],
  ["endpoint with a slash", `https://${HOST}/`],
  ["endpoint with /v1", `https://${HOST}/v1`],
  ["endpoint with a complete URL", `https://${HOST}/v1/chat/completions`],
  ["endpoint with a query", `https://${HOST}?revision=2&note=it's"$(touch%20pwned)\`pwd\`\${HOME}`],
  ["endpoint without a scheme", HOST],
]);
const POLICIES = ["fastest", "cheapest", "preferred"];

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

/** The recipes of chats that need no picture or recording. */
const RECIPES = ["tools", "structured", "reasoning"];

const TOOL = {
  type: "function",
  function: {
    name: "river_length",
    parameters: { type: "object", properties: { river: { type: "string" } } },
  },
};

/** The options of each factor; the first one is the default. @internal */
export const FACTORS: readonly (readonly string[])[] = [
  ["routed", "direct", ...ENDPOINTS.keys()],
  ["environment", "literal token", "placeholder"],
  ["unbilled", "billed"],
  ["no parameters", "parameters", "nought"],
  ["whole", "streaming"],
  ["usual", "lora", "version"],
  ["sample", "hostile"],
  ["any", ...POLICIES],
  ["untold", "transformers"],
];
// Only for chats.
const FOR_CHATS = [
  "chat",
  "choices",
  "tools",
  "streaming",
  "nought",
  "endpoint with a complete URL",
  ...POLICIES,
];

const isForChats = (value: string): boolean =>
  FOR_CHATS.includes(value) || value.startsWith("recipe ");

/** Are two options of different factors compatible? @internal */
export function goTogether(a: string, b: string): boolean {
  const has = (values: Iterable<string>): boolean =>
    [...values].some((value) => value === a || value === b);
  // LoRAs and versions are not for chats, and an endpoint does not support them, or policies.
  const isMapped = has(["lora", "version"]);
  if (isMapped && (has(FOR_CHATS) || has(ENDPOINTS.keys()))) return false;
  return !(has(POLICIES) && has(FACTORS[0]!.slice(1)));
}

/** The set of some options; all others have their defaults. */
function setOf(reach: Reach, ...chosen: readonly string[]): OptionSet {
  const has = (value: string): boolean => chosen.includes(value);
  const among = <T extends string>(...values: readonly T[]): T | undefined => values.find(has);
  const recipe = RECIPES.find((id) => has(`recipe ${id}`));
  const endpointUrl = ENDPOINTS.get(among(...ENDPOINTS.keys()) ?? "");
  return {
    name: chosen.join(", ") || "plain",
    reach,
    options: {
      ...(endpointUrl !== undefined
        ? { endpointUrl }
        : has("direct")
          ? { directRequest: true }
          : {}),
      ...(has("billed") ? { billTo: has("hostile") ? `acme${SPECIAL}` : "acme-org" } : {}),
      ...(has("streaming") ? { streaming: true } : {}),
      ...(has("tool result") ? { messages: TOOL_RESULT } : {}),
      ...(has("choices") ? { parameters: { n: 2 } } : {}),
      ...(has("tools") ? { parameters: { tools: [TOOL] } } : {}),
      ...(recipe === undefined ? {} : { recipe }),
      // A zero value proves nothing.
      ...(has("nought") ? { temperature: 0, max_tokens: 0, top_p: 0.25 } : {}),
    },
    isChat: chosen.some(isForChats),
    token: has("literal token") ? "literal" : among("placeholder"),
    about: among("lora", "version"),
    isHostile: has("hostile"),
    hasParameters: has("parameters"),
    policy: among(...POLICIES),
    library: among("transformers"),
    injectedFault: among("slow"),
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
  ...RECIPES.map((recipe) => ["pairs", `recipe ${recipe}`] as const),
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
).filter(([a, b]) => goTogether(a, b));

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
        .filter((value) => choice.every((other) => goTogether(value, other)))
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
