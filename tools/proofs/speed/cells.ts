// The calls that both sides print: each task of each provider that both support, plain and with every option.
import { snippets as incumbent } from "@huggingface/inference";
import { type Hub, inferenceSnippets, type InferenceRequest, parseModel } from "hubsmith";
import { isCallable } from "#core/kinds/task";

export interface Program {
  readonly language: string;
  readonly client: string;
  readonly content: string;
}

export interface Cell {
  readonly name: string;
  readonly isPlain: boolean;
  /** Whether snippets contain the typed text. */
  readonly takesText: boolean;
  readonly clients: readonly string[];
  /** Prints the call with the text after so many keys; a task without text ignores it. */
  ours(hub: Hub, key: number): readonly Program[];
  theirs(key: number): readonly Program[];
}

const WORDS =
  "Describe a lighthouse of glass at dawn as it is seen from a small boat that comes home late from the sea";

/** The text after each key. */
export const TYPED: readonly string[] = Array.from({ length: 64 }, (_, key) =>
  WORDS.slice(0, WORDS.length - 64 + key),
);

const OPTIONS = {
  temperature: 0.5,
  max_tokens: 256,
  top_p: 0.9,
  streaming: true,
  billTo: "example-org",
};

export function cellsOf(hub: Hub): readonly Cell[] {
  const cells: Cell[] = [];
  for (const provider of hub.providers.list) {
    for (const task of hub.tasks.list) {
      if (!isCallable(task)) continue;
      for (const isPlain of [true, false]) {
        const cell = cellOf(hub, provider.id, task.id, isPlain);
        if (cell !== undefined) cells.push(cell);
      }
    }
  }
  return cells;
}

function cellOf(hub: Hub, provider: string, task: string, isPlain: boolean): Cell | undefined {
  const isChat = task === "text-generation" || task === "image-text-to-text";
  const id = "example-org/example-model";
  const record = { id, pipeline_tag: task, tags: isChat ? ["conversational"] : [] };
  const { model } = parseModel(record);
  if (model === undefined) throw new Error(`The record for ${task} cannot be read.`);
  const providerId = provider === "hf-inference" ? id : "example/model-pro";
  const mapping = { hfModelId: id, providerId, status: "live", task } as never;
  const takesText = isChat || hub.tasks.get(task)?.inputs === "text";
  const optionsOf = (key: number): InferenceRequest["options"] => {
    const text = TYPED[key % TYPED.length]!;
    return {
      ...(isPlain ? {} : isChat ? OPTIONS : { billTo: OPTIONS.billTo }),
      ...(isChat ? { messages: [{ role: "user", content: text }] } : {}),
      ...(!isChat && takesText ? { inputs: text } : {}),
    };
  };
  const request = (key: number): InferenceRequest => ({
    model,
    provider,
    ...(provider === "auto" ? {} : { providerId }),
    options: optionsOf(key)!,
  });
  const ours = (benchHub: Hub, key: number): readonly Program[] =>
    inferenceSnippets(benchHub, request(key)).snippets;
  const theirs = (key: number): readonly Program[] =>
    incumbent.getInferenceSnippets(
      { ...record, inference: "" } as never,
      provider as never,
      mapping,
      optionsOf(key) as never,
    );
  const offered = new Set(quietly(() => theirs(0)).map(nameOf));
  const clients = ours(hub, 0)
    .map(nameOf)
    .filter((name) => offered.has(name));
  return clients.length === 0
    ? undefined
    : { name: `${provider}, ${task}`, isPlain, takesText, clients, ours, theirs };
}

// The incumbent writes a line to the console for each call that it does not support.
function quietly<T>(run: () => readonly T[]): readonly T[] {
  const { error } = console;
  console.error = () => {};
  try {
    return run();
  } catch {
    return [];
  } finally {
    console.error = error;
  }
}

/** The id of the client of a program. */
export const nameOf = ({ language, client }: Pick<Program, "language" | "client">): string =>
  `${language}/${client}`;

/** Throws if a snippet is missing or empty, or our snippet lacks the typed text. */
export function check(cell: Cell, hub: Hub): void {
  for (const key of [0, 17, 63]) {
    const ours = cell.ours(hub, key);
    for (const [side, programs] of Object.entries({ ours, theirs: cell.theirs(key) })) {
      const all = programs.filter((program) => cell.clients.includes(nameOf(program)));
      if (all.length !== cell.clients.length || all.some(({ content }) => content.trim() === ""))
        throw new Error(`${cell.name}: ${side} lack a program that they offered.`);
    }
    if (cell.takesText && ours.some(({ content }) => !content.includes(TYPED[key]!)))
      throw new Error(`${cell.name}: one of our programs lacks the typed text.`);
  }
}
