// The responses of the three wire formats of chats, complete and as events, made from one turn.
import type { Value, ValueObject } from "hubsmith/code";
import { anything, type Exchange, open, type Reply, reply } from "hubsmith/contract";

/** What the service answers in one turn, in words that all wires have. */
export interface Turn {
  /** Parts of the text. A stream has each in two halves, which may split a word. */
  readonly texts?: readonly string[];
  /** Whether each part is in a message or choice of its own. */
  readonly isApart?: true;
  readonly thought?: string;
  /** The other place that a wire has for thoughts. */
  readonly isElsewhere?: true;
  /** Whether a stream has the thought inside the text: a program that prints both breaks the text. */
  readonly isInside?: true;
  /** Whether a thought that nobody can read comes first. */
  readonly isHidden?: true;
  /** Functions with their arguments, as JSON that may be cut. */
  readonly calls?: readonly (readonly [name: string, given: string])[];
  readonly refusal?: string;
  readonly end?: "length" | "filter" | "refusal";
  /** The message of a response that failed. */
  readonly failed?: string;
}

interface Wire {
  whole(turn: Turn): ValueObject;
  events(turn: Turn): readonly Value[];
  /** An error instead of a response. */
  error(message: string): ValueObject;
  /** The events that report an error in a stream. */
  failures(message: string): readonly ValueObject[];
}

export const callId = (at: number): string => `call_${at + 1}`;

export function halves(text: string): readonly string[] {
  const middle = Math.ceil(text.length / 2);
  return [text.slice(0, middle), text.slice(middle)];
}

const server = (message: string): ValueObject => ({
  error: { message, type: "server_error", code: "server_error" },
});

// --- Chat completions ---

const USAGE = { prompt_tokens: 14, completion_tokens: 11, total_tokens: 25 };
const FINISHES = { length: "length", filter: "content_filter", refusal: "stop" } as const;

const finishOf = ({ end, calls }: Turn): string =>
  end === undefined ? (calls === undefined ? "stop" : "tool_calls") : FINISHES[end];

const thoughtIn = ({ thought, isElsewhere }: Turn): ValueObject =>
  thought === undefined ? {} : { [isElsewhere ? "reasoning" : "reasoning_content"]: thought };

const completion = (object: string, choice: ValueObject): ValueObject => ({
  id: "chat-1",
  object,
  created: 1767225600,
  model: "sample",
  choices: [{ index: 0, ...choice, logprobs: null }],
});

const chunk = (delta: ValueObject, finish_reason: string | null = null): ValueObject =>
  completion("chat.completion.chunk", { delta, finish_reason });

const conversational: Wire = {
  whole: (turn) => {
    const { texts, refusal = null, calls } = turn;
    const tool_calls = calls?.map(([name, given], at) => ({
      id: callId(at),
      type: "function",
      function: { name, arguments: given },
    }));
    const message = {
      role: "assistant",
      content: texts?.join("") ?? null,
      refusal,
      ...thoughtIn(turn),
      ...(tool_calls === undefined ? {} : { tool_calls }),
    };
    const choice = { message, finish_reason: finishOf(turn) };
    return { ...completion("chat.completion", choice), usage: USAGE };
  },
  events: (turn) => [
    chunk({ role: "assistant", content: "" }),
    ...(turn.thought === undefined ? [] : [chunk(thoughtIn(turn))]),
    ...(turn.texts ?? []).flatMap(halves).map((content) => chunk({ content })),
    ...(turn.refusal === undefined ? [] : [chunk({ refusal: turn.refusal })]),
    chunk({}, finishOf(turn)),
    { ...chunk({}), choices: [], usage: USAGE },
    "[DONE]",
  ],
  error: server,
  failures: (message) => [server(message), { code: 400, details: message }],
};

// --- Responses ---

const INCOMPLETE = { length: "max_output_tokens", filter: "content_filter" } as const;

const reasonOf = ({ end }: Turn): string | undefined =>
  end === "length" || end === "filter" ? INCOMPLETE[end] : undefined;

const statusOf = (turn: Turn): string =>
  turn.failed !== undefined ? "failed" : reasonOf(turn) ? "incomplete" : "completed";

const messageItem = (content: readonly ValueObject[], at = 0): ValueObject => ({
  id: `msg_${at + 1}`,
  type: "message",
  status: "completed",
  role: "assistant",
  content,
});

const outputText = (text: string): ValueObject => ({ type: "output_text", text, annotations: [] });

const reasoning = (at: number, more: ValueObject): ValueObject => ({
  id: `rs_${at}`,
  type: "reasoning",
  summary: [],
  ...more,
});

function itemsOf(turn: Turn): readonly ValueObject[] {
  const { texts = [], isApart, thought, isElsewhere, isHidden, calls = [], refusal } = turn;
  const parts = texts.map(outputText);
  const messages = isApart ? parts.map((part) => [part]) : parts.length > 0 ? [parts] : [];
  return [
    ...(isHidden ? [reasoning(0, { encrypted_content: "c2FtcGxl" })] : []),
    ...(thought === undefined
      ? []
      : isElsewhere
        ? [reasoning(1, { summary: [{ type: "summary_text", text: thought }] })]
        : [reasoning(1, { content: [{ type: "reasoning_text", text: thought }] })]),
    ...messages.map(messageItem),
    ...(refusal === undefined ? [] : [messageItem([{ type: "refusal", refusal }])]),
    ...calls.map(([name, given], at) => ({
      id: `fc_${at + 1}`,
      type: "function_call",
      status: isWhole(given) ? "completed" : "incomplete",
      call_id: callId(at),
      name,
      arguments: given,
    })),
  ];
}

function isWhole(json: string): boolean {
  try {
    return JSON.parse(json) !== undefined;
  } catch {
    return false;
  }
}

function responseOf(turn: Turn, output = itemsOf(turn), status = statusOf(turn)): ValueObject {
  const reason = status === "in_progress" ? undefined : reasonOf(turn);
  return {
    id: "resp_1",
    object: "response",
    created_at: 1767225600,
    status,
    model: "sample",
    output,
    error: status === "failed" ? { code: "server_error", message: turn.failed! } : null,
    incomplete_details: reason === undefined ? null : { reason },
    instructions: null,
    metadata: {},
    parallel_tool_calls: true,
    temperature: 1,
    tool_choice: "auto",
    tools: [],
    top_p: 1,
    usage:
      status === "completed"
        ? {
            input_tokens: 14,
            input_tokens_details: { cached_tokens: 0 },
            output_tokens: 11,
            output_tokens_details: { reasoning_tokens: 0 },
            total_tokens: 25,
          }
        : null,
  };
}

const listIn = (item: ValueObject, name: string): readonly ValueObject[] =>
  (item[name] ?? []) as readonly ValueObject[];

function itemEvents(item: ValueObject, output_index: number): readonly ValueObject[] {
  const where = { item_id: item["id"]!, output_index };
  const isMessage = item["type"] === "message";
  const summaryEvent = (end: string, more: ValueObject): ValueObject => ({
    type: `response.reasoning_summary_text.${end}`,
    ...where,
    summary_index: 0,
    ...more,
  });
  return [
    {
      type: "response.output_item.added",
      output_index,
      item: { ...item, ...(isMessage ? { status: "in_progress", content: [] } : {}) },
    },
    ...listIn(item, "summary").flatMap(({ text }) => [
      summaryEvent("delta", { delta: text! }),
      summaryEvent("done", { text: text! }),
    ]),
    ...listIn(item, "content").flatMap((part, content_index) => {
      const member = part["type"] === "refusal" ? "refusal" : "text";
      const text = part[member] as string;
      const deltas = part["type"] === "output_text" ? halves(text) : [text];
      const event = (type: string, more: ValueObject): ValueObject => ({
        type: `response.${type}`,
        ...where,
        content_index,
        ...more,
      });
      const ofText = (end: string, more: ValueObject): ValueObject =>
        event(`${part["type"] as string}.${end}`, { ...more, logprobs: [] });
      return [
        ...(isMessage ? [event("content_part.added", { part: { ...part, [member]: "" } })] : []),
        ...deltas.map((delta) => ofText("delta", { delta })),
        ofText("done", { [member]: text }),
        ...(isMessage ? [event("content_part.done", { part })] : []),
      ];
    }),
    { type: "response.output_item.done", output_index, item },
  ];
}

/** The events with the thought after the first half of the text. */
function thinkingInside(events: readonly ValueObject[]): readonly ValueObject[] {
  const isOf = (kind: string) => (event: ValueObject) => event["type"] === `response.${kind}.delta`;
  const thoughts = events.filter(isOf("reasoning_text"));
  const place = events.findIndex(isOf("output_text"));
  return events.flatMap((event, at) =>
    thoughts.includes(event) ? [] : at === place ? [event, ...thoughts] : [event],
  );
}

const responses: Wire = {
  whole: (turn) => responseOf(turn),
  events: (turn) => {
    const events = itemsOf(turn).flatMap(itemEvents);
    return [
      { type: "response.created", response: responseOf(turn, [], "in_progress") },
      ...(turn.isInside ? thinkingInside(events) : events),
      { type: `response.${statusOf(turn)}`, response: responseOf(turn) },
    ].map((event, at) => ({ ...event, sequence_number: at }));
  },
  error: server,
  failures: (message) => [
    { type: "error", sequence_number: 9, param: null, code: "server_error", message },
    server(message),
  ],
};

// --- Messages ---

const STOPS = { length: "max_tokens", filter: "refusal", refusal: "refusal" } as const;

const stopOf = ({ end, calls }: Turn): string =>
  end === undefined ? (calls === undefined ? "end_turn" : "tool_use") : STOPS[end];

function blocksOf({ texts = [], thought, isHidden, calls = [] }: Turn): readonly ValueObject[] {
  return [
    ...(isHidden ? [{ type: "redacted_thinking", data: "c2FtcGxl" }] : []),
    ...(thought === undefined
      ? []
      : [{ type: "thinking", thinking: thought, signature: "sample" }]),
    ...texts.map((text) => ({ type: "text", text })),
    ...calls.map(([name, given], at) => ({
      type: "tool_use",
      id: callId(at),
      name,
      // A cut call has the arguments that were complete.
      input: isWhole(given) ? (JSON.parse(given) as ValueObject) : {},
    })),
  ];
}

function blockEvents(block: ValueObject, index: number): readonly ValueObject[] {
  const { type, text, thinking } = block;
  const deltas =
    type === "text"
      ? halves(text as string).map((half) => ({ type: "text_delta", text: half }))
      : type === "thinking"
        ? [{ type: "thinking_delta", thinking: thinking! }]
        : [];
  const content_block = deltas.length === 0 ? block : { ...block, [type as string]: "" };
  return [
    { type: "content_block_start", index, content_block },
    { type: "ping" },
    ...deltas.map((delta) => ({ type: "content_block_delta", index, delta })),
    { type: "content_block_stop", index },
  ];
}

const messageOf = (turn: Turn): ValueObject => ({
  id: "msg_1",
  type: "message",
  role: "assistant",
  model: "sample",
  content: blocksOf(turn),
  stop_reason: stopOf(turn),
  stop_sequence: null,
  usage: { input_tokens: 14, output_tokens: 11 },
});

const apiError = (message: string): ValueObject => ({
  type: "error",
  error: { type: "api_error", message },
});

const messages: Wire = {
  whole: messageOf,
  events: (turn) => [
    { type: "message_start", message: { ...messageOf(turn), content: [], stop_reason: null } },
    ...blocksOf(turn).flatMap(blockEvents),
    {
      type: "message_delta",
      delta: { stop_reason: stopOf(turn), stop_sequence: null },
      usage: { output_tokens: 11 },
    },
    { type: "message_stop" },
  ],
  error: apiError,
  failures: (message) => [apiError(message)],
};

/** The wire formats, by the ids of their tasks. */
export const WIRES = { conversational, responses, messages } as const;
export type WireId = keyof typeof WIRES;

// --- The answers of contracts ---

// Characters of two and of four bytes: a stream may be cut inside either.
export const TEXT = "The Paraná, the Orinoco and the Magdalena 🛶.";
// A model that reasons says what it thought, in one of the places of its wire.
export const THOUGHT = "A leaf floats four kilometres an hour.";
// An object of a schema, as text.
const RECORD = '{"name": "Amazon", "length_km": 6400}';
// A model with tools may call several at once instead of returning text.
export const CALLS = ["Amazon", "Paraná"].map(
  (river) => ["river_length", JSON.stringify({ river })] as const,
);

/** The responses of a wire to a question, and to one with functions, a schema or reasoning; `thoughtful` may be several. */
export function answersIn(
  wire: WireId,
  plain: Turn,
  thoughtful: readonly Turn[] = [plain],
): Required<Pick<Exchange, "replies" | "also">> {
  const { whole, events, failures } = WIRES[wire];
  const [failure] = failures("It cannot be done this time (sample).");
  const textReply = (turn: Turn, more: Parameters<typeof reply.json>[1]): Reply =>
    reply.json(whole(turn), { failure: failure!, events: events(turn), ...more });
  const texts = [TEXT];
  // Frameworks print the object of a chat in their own way; Messages are printed as they are.
  const record = wire === "messages" ? RECORD : "Amazon";
  const hasSchema = { response_format: open({ type: "json_schema", json_schema: anything }) };
  return {
    replies: [textReply({ ...plain, texts }, { shows: TEXT })],
    also: [
      // LangChain.js replaces a message by another one with the same id.
      reply.json(
        { ...whole({ calls: CALLS }), id: "calls_1" },
        { shows: CALLS[0]![0], when: { tools: anything } },
      ),
      textReply({ ...plain, texts: [RECORD] }, { shows: record, when: hasSchema }),
      ...thoughtful.map((turn) =>
        textReply(
          { ...turn, texts },
          { shows: TEXT, alsoShows: [THOUGHT], when: { reasoning_effort: anything } },
        ),
      ),
    ],
  };
}
