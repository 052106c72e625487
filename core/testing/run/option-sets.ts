// The option sets: what a reader of a snippet can choose, alone and in pairs, and how widely each is tried.
import type { InferenceOptions, Task } from "../../index.ts";
import type { About } from "../service/asking.ts";
import type { Course } from "../service/situation.ts";
import { SPECIAL } from "../service/secret-words.ts";

/**
 * How widely something is tried: with every task of every provider, once for each printed form of a program, or once
 * for each client.
 */
type Reach = "pairs" | "forms" | "clients";

/** One choice of options. @internal */
export interface OptionSet {
  readonly name: string;
  readonly options: InferenceOptions;
  readonly reach: Reach;
  /** For chats alone. */
  readonly isChat?: boolean;
  /** How the token is given; by the environment unless told. */
  readonly token?: "literal" | "placeholder";
  /** Asks for a policy of the router. */
  readonly policy?: string;
  /** Replaces the inputs by what a shell, a template and a terminal would take apart. */
  readonly isHostile?: boolean;
  /** Every parameter of the task, and one that it does not know. */
  readonly hasParameters?: boolean;
  /** What the record names as its library. */
  readonly library?: string;
  readonly about?: About;
  readonly course?: Extract<Course, "slow">;
}

const HOST = "q1w2e3.eu-west-1.aws.endpoints.huggingface.cloud";
/** The URLs by which a reader may give an endpoint, by how each is called. @internal */
export const ENDPOINTS: ReadonlyMap<string, string> = new Map([
  ["endpoint", `https://${HOST}`],
  ["endpoint with a slash", `https://${HOST}/`],
  ["endpoint with /v1", `https://${HOST}/v1`],
  ["endpoint with a complete URL", `https://${HOST}/v1/chat/completions`],
  ["endpoint with a query", `https://${HOST}?revision=2&note=it's"$(touch%20pwned)\`pwd\`\${HOME}`],
  ["endpoint without a scheme", HOST],
]);
const POLICIES = ["fastest", "cheapest", "preferred"];

/** The choices of each factor, the first of which is made where nothing is said. @internal */
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
// Nothing but a chat has them.
const FOR_CHATS = ["chat", "streaming", "nought", "endpoint with a complete URL", ...POLICIES];

/** Is a choice of a factor there for chats alone? @internal */
export const isForChats = (value: string): boolean => FOR_CHATS.includes(value);

/** Are two choices of different factors compatible? @internal */
export function goTogether(one: string, other: string): boolean {
  const has = (values: Iterable<string>): boolean =>
    [...values].some((value) => value === one || value === other);
  // LoRAs and versions are of pictures and the like, and neither they nor a policy are known to an endpoint.
  const isMapped = has(["lora", "version"]);
  if (isMapped && (has(FOR_CHATS) || has(ENDPOINTS.keys()))) return false;
  return !(has(POLICIES) && has(FACTORS[0]!.slice(1)));
}

/** The set of some choices; every other factor is as where nothing is said. */
function setOf(reach: Reach, ...chosen: readonly string[]): OptionSet {
  const has = (value: string): boolean => chosen.includes(value);
  const among = <T extends string>(...values: readonly T[]): T | undefined => values.find(has);
  const endpointUrl = ENDPOINTS.get(among(...ENDPOINTS.keys()) ?? "");
  const about = among("lora", "version");
  const policy = among(...POLICIES);
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
      // Nothing that is nought is nothing.
      ...(has("nought") ? { temperature: 0, max_tokens: 0, top_p: 0.25 } : {}),
    },
    ...(chosen.some(isForChats) ? { isChat: true } : {}),
    ...(has("literal token") ? { token: "literal" } : {}),
    ...(has("placeholder") ? { token: "placeholder" } : {}),
    ...(about === undefined ? {} : { about }),
    ...(has("hostile") ? { isHostile: true } : {}),
    ...(has("parameters") ? { hasParameters: true } : {}),
    ...(policy === undefined ? {} : { policy }),
    ...(has("transformers") ? { library: "transformers" } : {}),
    ...(has("slow") ? { course: "slow" } : {}),
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
  ["forms", "direct", "slow"],
  // Whom the Hub should bill is nothing that a provider or an endpoint should learn.
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
/** Every compatible pair of choices of different factors. @internal */
export const TWOS: readonly Two[] = FACTORS.flatMap((ones, at) =>
  FACTORS.slice(at + 1).flatMap((others) =>
    ones.flatMap((one) => others.map((other): Two => [one, other])),
  ),
).filter(([one, other]) => goTogether(one, other));

/** A choice of each factor. @internal */
export const choiceOf = (chosen: readonly string[]): readonly string[] =>
  FACTORS.map((values) => values.find((value) => chosen.includes(value)) ?? values[0]!);

/** Are two choices made together? A client that has no chats needs those of no chat without one. @internal */
export const meets = (choice: readonly string[], two: Two): boolean =>
  two.every((value) => choice.includes(value)) &&
  (two.some(isForChats) || !choice.some(isForChats));

/** The sets beside these, so that each two choices are made together in some set: what one hides, another may show. */
function together(made: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const choices = made.map(choiceOf);
  let open = TWOS.filter((two) => !choices.some((choice) => meets(choice, two)));
  const found: (readonly string[])[] = [];
  for (let [first] = open; first !== undefined; [first] = open) {
    let choice: readonly string[] = first;
    for (const values of FACTORS.filter((all) => !all.some((one) => first!.includes(one)))) {
      const [best] = values
        .filter((value) => first!.some(isForChats) || !isForChats(value))
        .filter((value) => choice.every((other) => goTogether(value, other)))
        .map((value) => [...choice, value])
        .map((more) => ({ more, adds: open.filter((two) => meets(more, two)).length }))
        .sort((a, b) => b.adds - a.adds);
      choice = best!.more;
    }
    open = open.filter((two) => !meets(choice, two));
    found.push(choice);
  }
  const said = new Set(FACTORS.flatMap((values) => values.slice(1)));
  return found.map((choice) => choice.filter((value) => said.has(value)));
}

/** All option sets. Which of them go with a provider is for the generator to say. @internal */
export const OPTION_SETS: readonly OptionSet[] = [
  ...ALONE.map((one) => setOf(...one)),
  ...together(ALONE.map(([, ...chosen]) => chosen)).map((chosen) => setOf("clients", ...chosen)),
];

/** Does the set go with a task? @internal */
export const goesWith = ({ isChat = false }: OptionSet, { streams = false }: Task): boolean =>
  !isChat || streams;
