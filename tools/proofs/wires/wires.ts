// The three wire formats of chats: their responses, complete and as events, and what a request needs.
import { REQUESTS, type WireId } from "./requests.ts";

/** What the service answers in one turn, in words that all wires have. */
export interface Turn {
  /** Parts of the text. */
  readonly texts?: readonly string[];
  /** Whether each part is in a message or choice of its own. */
  readonly isApart?: true;
  readonly thought?: string;
  /** The other place that a wire has for thoughts. */
  readonly isElsewhere?: true;
  /** Whether a thought that nobody can read comes first. */
  readonly isHidden?: true;
  /** Functions with their arguments, as JSON that may be cut. */
  readonly calls?: readonly (readonly [name: string, given: string])[];
  readonly refusal?: string;
  readonly end?: "length" | "filter" | "refusal" | "failed";
}

export const REASON = "The river is closed for repairs.";

type Json = Readonly<Record<string, unknown>>;

export interface Wire {
  readonly path: string;
  whole(turn: Turn): Json;
  events(turn: Turn): readonly unknown[];
  /** An error instead of a response, and one in a stream. */
  readonly error: Json;
  readonly failure: readonly Json[];
  /** Why the service refuses a request. */
  refuses(body: Json): readonly string[];
}

const callId = (at: number): string => `call_${at + 1}`;

// --- Chat completions ---

const chatEnd = ({ end, calls }: Turn): string =>
  end === "length"
    ? "length"
    : end === "filter"
      ? "content_filter"
      : calls === undefined
        ? "stop"
        : "tool_calls";

const chatThought = ({ thought, isElsewhere }: Turn): Json =>
  thought === undefined ? {} : { [isElsewhere ? "reasoning" : "reasoning_content"]: thought };

const chunk = (delta: Json, finish: string | null = null): Json => ({
  id: "chat-1",
  object: "chat.completion.chunk",
  created: 1767225600,
  model: "sample",
  choices: [{ index: 0, delta, finish_reason: finish, logprobs: null }],
});

const USAGE = { prompt_tokens: 14, completion_tokens: 11, total_tokens: 25 };
const error = { message: REASON, type: "server_error", code: "river_closed" };

const chat: Wire = {
  path: "/v1/chat/completions",
  whole: (turn) => ({
    id: "chat-1",
    object: "chat.completion",
    created: 1767225600,
    model: "sample",
    choices: [
      {
        index: 0,
        message: {
          role: "assistant",
          content: turn.texts?.join("") ?? null,
          refusal: turn.refusal ?? null,
          ...chatThought(turn),
          ...(turn.calls === undefined
            ? {}
            : {
                tool_calls: turn.calls.map(([name, given], at) => ({
                  id: callId(at),
                  type: "function",
                  function: { name, arguments: given },
                })),
              }),
        },
        finish_reason: chatEnd(turn),
        logprobs: null,
      },
    ],
    usage: USAGE,
  }),
  events: (turn) => [
    chunk({ role: "assistant", content: "" }),
    ...(turn.thought === undefined ? [] : [chunk(chatThought(turn))]),
    ...(turn.texts ?? []).map((content) => chunk({ content })),
    ...(turn.refusal === undefined ? [] : [chunk({ refusal: turn.refusal })]),
    chunk({}, chatEnd(turn)),
    { ...chunk({}), choices: [], usage: USAGE },
    "[DONE]",
  ],
  error: { error },
  failure: [{ error }, { code: 400, details: REASON }],
  refuses: REQUESTS.conversational,
};

// --- Responses ---

const status = ({ end }: Turn): string =>
  end === "failed" ? "failed" : end === "length" || end === "filter" ? "incomplete" : "completed";

const messageItem = (content: readonly Json[], at = 0): Json => ({
  id: `msg_${at + 1}`,
  type: "message",
  status: "completed",
  role: "assistant",
  content,
});

const outputText = (text: string): Json => ({ type: "output_text", text, annotations: [] });

function itemsOf({ texts, isApart, thought, isElsewhere, isHidden, calls, refusal }: Turn): Json[] {
  const parts = (texts ?? []).map(outputText);
  const thoughts = [
    ...(isHidden
      ? [{ id: "rs_0", type: "reasoning", summary: [], encrypted_content: "c2FtcGxl" }]
      : []),
    ...(thought === undefined
      ? []
      : [
          {
            id: "rs_1",
            type: "reasoning",
            summary: isElsewhere ? [{ type: "summary_text", text: thought }] : [],
            ...(isElsewhere ? {} : { content: [{ type: "reasoning_text", text: thought }] }),
          },
        ]),
  ];
  return [
    ...thoughts,
    ...(isApart
      ? parts.map((part, at) => messageItem([part], at))
      : parts.length > 0
        ? [messageItem(parts)]
        : []),
    ...(refusal === undefined ? [] : [messageItem([{ type: "refusal", refusal }])]),
    ...(calls ?? []).map(([name, given], at) => ({
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

const responseOf = (turn: Turn, output = itemsOf(turn), state = status(turn)): Json => ({
  id: "resp_1",
  object: "response",
  created_at: 1767225600,
  status: state,
  model: "sample",
  output,
  error: state === "failed" ? { code: "server_error", message: REASON } : null,
  incomplete_details:
    state === "incomplete"
      ? { reason: turn.end === "filter" ? "content_filter" : "max_output_tokens" }
      : null,
  instructions: null,
  metadata: {},
  parallel_tool_calls: true,
  temperature: 1,
  tool_choice: "auto",
  tools: [],
  top_p: 1,
  usage: null,
});

function itemEvents(item: Json, at: number): Json[] {
  const where = { item_id: item["id"], output_index: at };
  const content = (item["content"] ?? []) as readonly Json[];
  const summary = (item["summary"] ?? []) as readonly Json[];
  const isMessage = item["type"] === "message";
  return [
    {
      type: "response.output_item.added",
      output_index: at,
      item: { ...item, ...(isMessage ? { status: "in_progress", content: [] } : {}) },
    },
    ...summary.flatMap((part) => [
      {
        type: "response.reasoning_summary_text.delta",
        ...where,
        summary_index: 0,
        delta: part["text"],
      },
      {
        type: "response.reasoning_summary_text.done",
        ...where,
        summary_index: 0,
        text: part["text"],
      },
    ]),
    ...content.flatMap((part, index) => {
      const inPart = { ...where, content_index: index };
      const kind = String(part["type"]);
      const text = part["text"] ?? part["refusal"];
      const member = kind === "refusal" ? "refusal" : "text";
      return [
        ...(isMessage
          ? [{ type: "response.content_part.added", ...inPart, part: { ...part, [member]: "" } }]
          : []),
        { type: `response.${kind}.delta`, ...inPart, delta: text, logprobs: [] },
        { type: `response.${kind}.done`, ...inPart, [member]: text, logprobs: [] },
        ...(isMessage ? [{ type: "response.content_part.done", ...inPart, part }] : []),
      ];
    }),
    { type: "response.output_item.done", output_index: at, item },
  ];
}

const responses: Wire = {
  path: "/v1/responses",
  whole: (turn) => responseOf(turn),
  events: (turn) =>
    [
      { type: "response.created", response: responseOf(turn, [], "in_progress") },
      ...itemsOf(turn).flatMap(itemEvents),
      { type: `response.${status(turn)}`, response: responseOf(turn) },
    ].map((event, at) => ({ ...event, sequence_number: at })),
  error: { error },
  failure: [
    { type: "error", sequence_number: 9, param: null, code: "river_closed", message: REASON },
    { error },
  ],
  refuses: REQUESTS.responses,
};

// --- Messages ---

const stopReason = ({ end, calls, refusal }: Turn): string =>
  end === "length"
    ? "max_tokens"
    : end === "refusal" || refusal !== undefined
      ? "refusal"
      : calls === undefined
        ? "end_turn"
        : "tool_use";

function blocksOf({ texts, thought, isHidden, calls }: Turn): Json[] {
  return [
    ...(isHidden ? [{ type: "redacted_thinking", data: "c2FtcGxl" }] : []),
    ...(thought === undefined
      ? []
      : [{ type: "thinking", thinking: thought, signature: "sample" }]),
    ...(texts ?? []).map((text) => ({ type: "text", text })),
    ...(calls ?? []).map(([name, given], at) => ({
      type: "tool_use",
      id: callId(at),
      name,
      // A cut call has the arguments that were complete.
      input: isWhole(given) ? (JSON.parse(given) as Json) : {},
    })),
  ];
}

const DELTAS: Readonly<Record<string, readonly [type: string, member: string]>> = {
  text: ["text_delta", "text"],
  thinking: ["thinking_delta", "thinking"],
};

function blockEvents(block: Json, index: number): Json[] {
  const [type, member] = DELTAS[String(block["type"])] ?? [];
  const start = member === undefined ? block : { ...block, [member]: "" };
  const delta =
    member === undefined
      ? []
      : [{ type: "content_block_delta", index, delta: { type, [member]: block[member] } }];
  return [
    { type: "content_block_start", index, content_block: start },
    { type: "ping" },
    ...delta,
    { type: "content_block_stop", index },
  ];
}

const message = (turn: Turn): Json => ({
  id: "msg_1",
  type: "message",
  role: "assistant",
  model: "sample",
  content: blocksOf(turn),
  stop_reason: stopReason(turn),
  stop_sequence: null,
  usage: { input_tokens: 14, output_tokens: 11 },
});

const messageError = { type: "error", error: { type: "api_error", message: REASON } };

const messages: Wire = {
  path: "/v1/messages",
  whole: message,
  events: (turn) => [
    { type: "message_start", message: { ...message(turn), content: [], stop_reason: null } },
    ...blocksOf(turn).flatMap(blockEvents),
    {
      type: "message_delta",
      delta: { stop_reason: stopReason(turn), stop_sequence: null },
      usage: { output_tokens: 11 },
    },
    { type: "message_stop" },
  ],
  error: messageError,
  failure: [messageError],
  refuses: REQUESTS.messages,
};

export const WIRES: Readonly<Record<WireId, Wire>> = { conversational: chat, responses, messages };
