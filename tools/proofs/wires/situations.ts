// What a service may answer, and what a program must do then.
import type { WireId } from "./requests.ts";
import { REASON, type Turn } from "./wires.ts";

export type RecipeId = "default" | "tools" | "structured" | "reasoning";

/** What was printed of a chat. */
export interface Chat {
  readonly client: string;
  readonly wire: WireId;
  readonly recipe: RecipeId;
  readonly streaming: boolean;
}

export interface Situation {
  readonly name: string;
  /** All chats, if it is missing. */
  applies?(chat: Chat): boolean;
  /** One after the other; the last is repeated. */
  turns?(chat: Chat): readonly Turn[];
  /** Another response than a turn. */
  readonly fault?: {
    readonly status?: number;
    /** An error in a stream, after the first text: which of the wire's. */
    readonly event?: number;
    readonly cut?: "breaks" | "ends";
  };
  /**
   * What the program must do: print the answer, fail with the reason or without it, say why there is no text, or fail
   * before it runs a function. `may` need not tell: docs/proofs.md says so.
   */
  readonly wants: "right" | "error" | "fails" | "told" | "calls" | "may";
  /** The words of the service that the program must print. */
  readonly words?: RegExp;
}

const PARTS: readonly string[] = ["The Paraiba, the Ori", "noco and the Magdalena."];
const RECORD: readonly string[] = ['{"name":"Amazon",', '"length_km":6400}'];
const THOUGHT = "A leaf floats with the current.";
export const RESULT = "6,400 km";
const REFUSAL = "I cannot talk about rivers.";
export const FUNCTION = "river_length";
export const MOST_TURNS = 10;
export const ALWAYS = "always calls";

const textsOf = ({ recipe }: Chat): readonly string[] => (recipe === "structured" ? RECORD : PARTS);
const call = (river: string): readonly [string, string] => [FUNCTION, JSON.stringify({ river })];
const AMAZON: Turn = { calls: [call("Amazon")] };

/** What a program prints if all is well. */
export function shownIn(chat: Chat, { thought, texts = [] }: Turn): readonly string[] {
  const { recipe, streaming, wire } = chat;
  if (recipe === "structured") return ["Amazon", "6400"];
  if (recipe === "tools" && isShell(chat)) return [FUNCTION];
  // These print the parts of the response, not its text.
  const isApart = !streaming || wire !== "conversational";
  const isRaw = isShell(chat) || (recipe === "reasoning" && isApart);
  const thoughts = recipe === "reasoning" && thought !== undefined ? [thought] : [];
  return [...thoughts, ...(isRaw ? texts : [texts.join("")])];
}

type Turns = NonNullable<Situation["turns"]>;
const answer =
  (more: Turn = {}): Turns =>
  (chat) => [
    ...(chat.recipe === "tools" ? [AMAZON] : []),
    {
      texts: [textsOf(chat).join("")],
      ...(chat.recipe === "reasoning" ? { thought: THOUGHT } : {}),
      ...more,
    },
  ];
const inParts =
  (more: Turn = {}): Turns =>
  (chat) =>
    // An object is in one part.
    answer(chat.recipe === "structured" ? more : { texts: PARTS, ...more })(chat);
const only = (turn: Turn) => (): readonly Turn[] => [turn];

/** A shell prints the call, and runs no function. */
export const isShell = ({ client }: Chat): boolean => client.startsWith("sh/");
const hasTools = (chat: Chat): boolean => chat.recipe === "tools" && !isShell(chat);
const isStreamed = ({ streaming }: Chat): boolean => streaming;
const failsInStream = (event: number, name: string, wants: Situation["wants"]): Situation => ({
  name,
  applies: ({ streaming, wire }) => streaming && (event === 0 || wire !== "messages"),
  turns: answer(),
  fault: { event },
  wants,
});

export const SITUATIONS: readonly Situation[] = [
  { name: "good answer", turns: answer(), wants: "right" },
  { name: "several parts", turns: inParts(), wants: "right" },
  {
    name: "several messages",
    applies: ({ wire }) => wire === "responses",
    turns: inParts({ isApart: true }),
    wants: "right",
  },
  {
    name: "reasoning first",
    turns: inParts({ thought: THOUGHT, isHidden: true }),
    wants: "right",
  },
  {
    name: "reasoning elsewhere",
    applies: ({ wire, recipe }) => wire !== "messages" && recipe === "reasoning",
    turns: inParts({ thought: THOUGHT, isElsewhere: true }),
    wants: "right",
  },
  { name: "HTTP 400", fault: { status: 400 }, wants: "error" },
  { name: "HTTP 500", fault: { status: 500 }, wants: "error" },
  // SDKs look for no error there.
  {
    name: "error in a 200",
    applies: ({ streaming }) => !streaming,
    fault: { status: 200 },
    wants: "fails",
  },
  { name: "no events but an error", applies: isStreamed, fault: { status: 200 }, wants: "may" },
  failsInStream(0, "error event", "error"),
  failsInStream(1, "other error event", "fails"),
  {
    name: "failed",
    applies: ({ wire }) => wire === "responses",
    turns: only({ end: "failed" }),
    wants: "error",
  },
  {
    name: "refusal",
    turns: (chat) => [chat.wire === "messages" ? { end: "refusal" } : { refusal: REFUSAL }],
    wants: "told",
    words: /I cannot talk about rivers|refus/i,
  },
  {
    name: "content filter",
    applies: ({ wire }) => wire !== "messages",
    turns: only({ end: "filter" }),
    wants: "told",
    words: /content[-_]?filter/i,
  },
  {
    name: "length, no text",
    turns: only({ end: "length" }),
    wants: "told",
    words: /length|max_(output_)?tokens/i,
  },
  {
    name: "length, some text",
    turns: (chat) => [{ texts: [textsOf(chat)[0]!], end: "length" }],
    wants: "may",
    words: /length\b(?!_km)|max_(output_)?tokens|incomplete/i,
  },
  {
    name: "broken stream",
    applies: isStreamed,
    turns: answer(),
    fault: { cut: "breaks" },
    wants: "error",
    words: /$^/,
  },
  {
    name: "cut stream",
    applies: isStreamed,
    turns: answer(),
    fault: { cut: "ends" },
    wants: "may",
    words: /$^/,
  },
  {
    name: "two calls",
    applies: hasTools,
    turns: (chat) => [{ calls: [call("Amazon"), call("Orinoco")] }, ...answer()(chat).slice(1)],
    wants: "right",
  },
  {
    name: "another function",
    applies: hasTools,
    turns: only({ calls: [["delete_river", '{"river":"Amazon"}']] }),
    wants: "calls",
    words: /delete_river/,
  },
  {
    name: "missing argument",
    applies: hasTools,
    turns: only({ calls: [[FUNCTION, "{}"]] }),
    wants: "calls",
    words: /river/,
  },
  {
    name: "cut arguments",
    applies: hasTools,
    turns: only({ calls: [[FUNCTION, '{"river":"Ama']], end: "length" }),
    wants: "calls",
    words: /./,
  },
  { name: ALWAYS, applies: hasTools, turns: only(AMAZON), wants: "calls", words: /./ },
];

export const ERROR_WORDS: RegExp = new RegExp(REASON.replace(".", "\\."));
