// How long all of a model's page takes: every provider, language and client, the load snippets, and every reason.
import { snippets as incumbent } from "@huggingface/inference";
import { MODEL_LIBRARIES_UI_ELEMENTS } from "@huggingface/tasks";
import { createHub, inferenceSnippets, loadSnippets, parseModel, type Plugin } from "hubsmith";
import { alternate, type Timed } from "./alternate.ts";
import { TYPED } from "./cells.ts";

/** What a page takes on both sides, in microseconds of CPU time, and how much stands on it. */
export interface PageTime {
  readonly ours: Timed;
  readonly theirs: Timed;
  readonly counts: { readonly ours: number; readonly reasons: number; readonly theirs: number };
}

const id = "example-org/example-chat-8b";

/** Measures the page of a chat model that every provider hosts, drawn anew at each key. Throws where a side lacks a snippet. */
export function pageTime(
  plugins: readonly Plugin[],
  pace: { readonly rounds: number; readonly millis: number },
): PageTime {
  const hub = createHub(plugins);
  const providers = hub.providers.list.filter(
    ({ tasks, isOffHub, baseUrl }) =>
      baseUrl === undefined ||
      (!isOffHub && tasks.some(({ task }) => task.id === "conversational")),
  );
  const record = {
    id,
    pipeline_tag: "text-generation",
    library_name: "transformers",
    tags: ["conversational", "transformers", "safetensors"],
    config: { architectures: ["LlamaForCausalLM"], tokenizer_config: { chat_template: "{{ x }}" } },
    transformersInfo: { auto_model: "AutoModelForCausalLM", processor: "AutoTokenizer" },
    inferenceProviderMapping: providers
      .filter(({ baseUrl }) => baseUrl !== undefined)
      .map((one) => ({
        provider: one.id,
        providerId: one.isHuggingFace === true ? id : "example/chat-8b",
        status: "live",
        task: "conversational",
      })),
  };
  const { model } = parseModel(record);
  if (model === undefined) throw new Error("The record of the page cannot be read.");
  const messages = (key: number): readonly { role: string; content: string }[] => [
    { role: "user", content: TYPED[key % TYPED.length]! },
  ];
  const draw = (key: number): { snippets: readonly object[]; notOffered: readonly object[] } => {
    const options = { messages: messages(key) };
    const all = hub.providers.list.map((one) =>
      inferenceSnippets(hub, { model, provider: one.id, options }),
    );
    const load = loadSnippets(hub, model);
    return {
      snippets: [...all.flatMap(({ snippets }) => snippets), ...load.snippets],
      notOffered: [...all.flatMap(({ notOffered }) => notOffered), ...load.notOffered],
    };
  };
  const mappings = record.inferenceProviderMapping;
  const library = MODEL_LIBRARIES_UI_ELEMENTS.transformers;
  const drawTheirs = (key: number): readonly unknown[] => {
    const options = { messages: messages(key) };
    const own = { ...record, inference: "" } as never;
    const all = mappings.flatMap((mapping) =>
      incumbent.getInferenceSnippets(
        own,
        mapping.provider as never,
        { ...mapping, hfModelId: id } as never,
        options as never,
      ),
    );
    const auto = incumbent.getInferenceSnippets(own, "auto" as never, undefined, options as never);
    return [...all, ...auto, ...library.snippets(own)];
  };
  const [mine, his] = [draw(1), drawTheirs(1)];
  const counts = {
    ours: mine.snippets.length,
    reasons: mine.notOffered.length,
    theirs: his.length,
  };
  if (counts.ours < counts.theirs)
    throw new Error(`Our page has ${counts.ours} snippets, and the incumbent's ${counts.theirs}.`);
  const [ours, theirs] = alternate([(key) => (draw(key), 1), (key) => (drawTheirs(key), 1)], pace);
  return { ours: ours!, theirs: theirs!, counts };
}
