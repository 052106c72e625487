// The time of each stage of our snippets: parsing the record, building the call, printing it, and rendering.
import {
  createHub,
  inferenceCall,
  inferenceSnippets,
  type InferenceRequest,
  parseModel,
  type Plugin,
} from "hubsmith";
import { clientsInOrder, templateOf } from "hubsmith/host";
import { type Code, render } from "hubsmith/code";
import { alternate, type Side } from "./alternate.ts";
import { TYPED } from "./cells.ts";

/** The time of one stage, in microseconds for each snippet. */
export interface Stage {
  readonly name: string;
  readonly micros: number;
}

const KINDS = [
  { provider: "together", task: "text-generation", tags: ["conversational"] },
  { provider: "hf-inference", task: "text-classification", tags: [] },
  { provider: "fal-ai", task: "text-to-image", tags: [] },
  { provider: "replicate", task: "text-to-speech", tags: [] },
];

/** Measures each stage alone, over a chat, a classification, a picture and a job, with all clients. */
export function stageTimes(
  plugins: readonly Plugin[],
  pace: { readonly rounds: number; readonly millis: number },
): readonly Stage[] {
  const hub = createHub(plugins);
  const records = KINDS.map(({ task, tags }) => ({
    id: "example-org/example-model",
    pipeline_tag: task,
    tags: [...tags, "safetensors", "en", "license:apache-2.0"],
  }));
  const requests = KINDS.map(({ provider, task }, kind) => (key: number): InferenceRequest => {
    const text = TYPED[key % TYPED.length]!;
    const isChat = task === "text-generation";
    return {
      model: models[kind]!,
      provider,
      providerId: provider === "hf-inference" ? models[kind]!.id : "example/model-pro",
      options: isChat ? { messages: [{ role: "user", content: text }] } : { inputs: text },
    };
  });
  const models = records.map((record) => parseModel(record).model!);
  const known = requests.flatMap((request) =>
    TYPED.map((_, key) => {
      const call = inferenceCall(hub, request(key));
      if ("reason" in call) throw new Error(call.reason);
      return call;
    }),
  );
  const printers = known.map((call) =>
    clientsInOrder(hub)
      .filter((client) => client.refuses?.(call) === undefined)
      .flatMap((client) => {
        try {
          return [templateOf(client, call.task)];
        } catch {
          return [];
        }
      }),
  );
  const perRequest = printers.reduce((sum, all) => sum + all.length, 0) / printers.length;
  const codes: Code[] = [];
  const print = (at: number): number => {
    const of = (at * 37) % known.length;
    codes.length = 0;
    for (const printer of printers[of]!) codes.push(printer(known[of]!));
    return codes.length;
  };
  const each =
    (run: (key: number, kind: number) => void): Side =>
    (round) => {
      for (let kind = 0; kind < KINDS.length; kind += 1) run(round, kind);
      return KINDS.length * perRequest;
    };
  const [parse, call, printed, rendered, all] = alternate(
    [
      each((_, kind) => parseModel(records[kind])),
      each((key, kind) => inferenceCall(hub, requests[kind]!(key))),
      print,
      (at) => {
        const count = print(at);
        for (const code of codes) render(code);
        return count;
      },
      each((key, kind) => inferenceSnippets(hub, requests[kind]!(key))),
    ],
    pace,
  ).map(({ median }) => median);
  return [
    { name: "parse: the record, once per model", micros: parse! },
    { name: "call: the HTTP request, once per request", micros: call! },
    { name: "print: from the call to Code", micros: printed! },
    { name: "render: from Code to text", micros: rendered! - printed! },
    {
      name: "other: refusals and lists",
      micros: Math.max(0, all! - call! - rendered!),
    },
    { name: "all but parse", micros: all! },
  ];
}
