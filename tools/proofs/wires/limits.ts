// Situations in which a framework hides what happened, and no short program can change it.
import type { Chat, Situation, Verdict } from "./situations.ts";

/** What a client does in a situation instead of what is wanted, and why. */
export type Limit = readonly [client: string, situation: string, verdict: Verdict, why: string];

const ASKS_AGAIN =
  "The agent sends its error to the model, which may correct the call, and fails at its limit of turns.";
const ONLY_ERRORS = "The SDK of OpenAI sees only events with a member `error`.";

const NO_OUTPUT = "The error of a missing object only says that there is none.";

const NO_CONTENT = "The error of an object that cannot be parsed shows the empty text only.";

const ASKS_EMPTY = "It sends the empty message to the model, which many services refuse.";

const RETRIES = "It repeats requests that its SDK repeats, too.";

const NO_REFUSAL = "The message has no member for a refusal.";

export const LIMITS: readonly Limit[] = [
  ["python/langchain", "another function", "reason lost", ASKS_AGAIN],
  ["python/langchain", "missing argument", "reason lost", ASKS_AGAIN],
  ["python/langchain", "other error event", "silent", ONLY_ERRORS],
  ["python/instructor", "content filter", "bad request", ASKS_EMPTY],
  ["python/instructor", "refusal", "bad request", ASKS_EMPTY],
  ["python/llama-index", "another function", "reason lost", ASKS_AGAIN],
  ["python/llama-index", "missing argument", "reason lost", ASKS_AGAIN],
  ["python/llama-index", "cut arguments", "wrong call", "It calls the function without arguments."],
  ["python/llama-index", "content filter", "reason lost", NO_CONTENT],
  ["python/llama-index", "length, no text", "reason lost", NO_CONTENT],
  ["python/llama-index", "refusal", "reason lost", NO_CONTENT],
  ["python/llama-index", "HTTP 500", "endless", RETRIES],
  ["python/openai-agents", "content filter", "reason lost", NO_OUTPUT],
  ["python/openai-agents", "missing argument", "reason lost", ASKS_AGAIN],
  ["python/openai-agents", "other error event", "silent", ONLY_ERRORS],
  ["python/pydantic-ai", "other error event", "silent", ONLY_ERRORS],
  ["python/smolagents", "other error event", "silent", ONLY_ERRORS],
  ["ts/ai-sdk", "length, no text", "reason lost", NO_OUTPUT],
  ["ts/ai-sdk", "content filter", "reason lost", NO_OUTPUT],
  ["ts/langchain", "another function", "reason lost", ASKS_AGAIN],
  ["ts/langchain", "missing argument", "reason lost", ASKS_AGAIN],
  ["ts/langchain", "other error event", "silent", ONLY_ERRORS],
  ["ts/langchain", "refusal", "silent", NO_REFUSAL],
  ["ts/langchain", "refusal", "reason lost", NO_REFUSAL],
  ["ts/openai-agents", "other error event", "silent", ONLY_ERRORS],
];

/** Is this a known limit of the client? */
export const isLimit = (
  [client, situation, limit]: Limit,
  { name }: Situation,
  chat: Chat,
  verdict: Verdict,
): boolean => client === chat.client && situation === name && limit === verdict;

interface Outcome {
  readonly wireCase: { readonly chat: Chat; readonly situation: Situation };
  readonly verdict: Verdict;
}

/** The limits of clients that ran, which no longer occur. */
export function needless(outcomes: readonly Outcome[]): readonly Limit[] {
  return LIMITS.filter((limit) => {
    const [client, situation] = limit;
    const tried = outcomes.filter(
      ({ wireCase }) => wireCase.chat.client === client && wireCase.situation.name === situation,
    );
    return (
      tried.length > 0 &&
      !tried.some(({ wireCase, verdict }) =>
        isLimit(limit, wireCase.situation, wireCase.chat, verdict),
      )
    );
  });
}
