// What a service may answer, and what a program must do then.
import type { Value } from "hubsmith/code";
import { halves, type Turn, type WireId } from "#plugins/kit/providers/turns.contract";

export type RecipeId = "default" | "tools" | "structured" | "reasoning";

/** What was printed of a chat. */
export interface Chat {
  readonly client: string;
  readonly wire: WireId;
  readonly recipe: RecipeId;
  readonly streaming: boolean;
  /** Whether the program has the request itself, and so reads the response, which an SDK may hide. */
  readonly isRaw: boolean;
  /** Whether the arguments of its function have the names of variables of programs. */
  readonly isReusing?: true;
}

/** What a program did in a situation. */
export type Verdict =
  | "right"
  | "told"
  | "reason lost"
  | "exit 0"
  | "silent"
  | "wrong answer"
  | "wrong call"
  | "endless"
  | "bad request";

export interface Situation {
  readonly name: string;
  /** Whether it is for chats with such a function, and for no others. */
  readonly isReusing?: true;
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
    /** A body with status 200 that is no JSON. */
    readonly body?: string;
  };
  /**
   * What the program must do: print the answer, fail with the reason or without it, say why there is no text, or fail
   * before it runs a function. `may` need not tell: docs/proofs.md says so. `refused` is an error for programs that read the
   * response, and otherwise fails: SDKs look for no error there.
   */
  readonly wants: "right" | "error" | "fails" | "refused" | "told" | "calls" | "may";
  /** The words of the service that the program must print. */
  readonly words?: RegExp;
}

const PARTS: readonly string[] = ["The Paraiba, the Ori", "noco and the Magdalena."];
const RECORD: readonly string[] = ['{"name":"Amazon",', '"length_km":6400}'];
const THOUGHT = "A leaf floats with the current.";
export const RESULT = "6,400 km";
export const REASON = "The river is closed for repairs.";
const REFUSAL = "I cannot talk about rivers.";
const FUNCTION = "river_length";
export const MOST_TURNS = 10;
export const ALWAYS = "always calls";

/** Arguments with the names of variables; the optional one is the first. */
const REUSED = Object.fromEntries(
  "str,body,call,client,content,functions,input,items,json,message,messages,request,response,result"
    .split(",")
    .map((name) => [name, "x"]),
);
export const REUSING: Value = {
  type: "function",
  function: {
    name: FUNCTION,
    parameters: {
      type: "object",
      properties: Object.fromEntries(
        Object.keys(REUSED).map((name, at) => [name, { type: at < 2 ? "string" : "object" }]),
      ),
      required: Object.keys(REUSED).slice(1),
    },
  },
};

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
  // A raw stream has each text in two halves.
  const raw = streaming ? texts.flatMap(halves) : texts;
  return [...thoughts, ...(isRaw ? raw : [texts.join("")])];
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
  { name: "error in a 200", fault: { status: 200 }, wants: "refused" },
  { name: "page in a 200", fault: { body: `<html><body>${REASON}</body></html>` }, wants: "fails" },
  // A shell prints the body as it is.
  { name: "empty 200", applies: (chat) => !isShell(chat), fault: { body: "" }, wants: "fails" },
  failsInStream(0, "error event", "error"),
  failsInStream(1, "other error event", "fails"),
  {
    name: "failed",
    applies: ({ wire }) => wire === "responses",
    turns: only({ failed: REASON }),
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
  {
    name: "names of variables",
    isReusing: true,
    applies: hasTools,
    turns: (chat) => [{ calls: [[FUNCTION, JSON.stringify(REUSED)]] }, ...answer()(chat).slice(1)],
    wants: "right",
  },
  { name: ALWAYS, applies: hasTools, turns: only(AMAZON), wants: "calls", words: /./ },
];

export const ERROR_WORDS: RegExp = new RegExp(REASON.replace(".", "\\."));
