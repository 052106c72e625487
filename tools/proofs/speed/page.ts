// A model page: the snippets of a chat model that every provider hosts, in the clients that both sides have.
import { snippets as incumbent } from "@huggingface/inference";
import { MODEL_LIBRARIES_UI_ELEMENTS } from "@huggingface/tasks";
import { createHub, type Hub, inferenceSnippets, loadSnippets, parseModel } from "hubsmith";
import { roleOf } from "#core/kinds/provider";
import { nameOf, TYPED } from "./cells.ts";

export interface Page {
  /** Prints it with the text after so many keys, and returns the number of snippets. */
  ours(key: number): number;
  theirs(key: number): number;
}

export function pageOf(all: Hub): Page {
  const id = "example-org/example-chat-8b";
  const hosts = all.providers.list.filter(
    (provider) =>
      ["routed", "huggingface"].includes(roleOf(provider)) &&
      provider.tasks.some(({ task }) => task.id === "conversational"),
  );
  const record = {
    id,
    pipeline_tag: "text-generation",
    library_name: "transformers",
    tags: ["conversational", "transformers", "safetensors"],
    config: { architectures: ["LlamaForCausalLM"], tokenizer_config: { chat_template: "{{ x }}" } },
    transformersInfo: { auto_model: "AutoModelForCausalLM", processor: "AutoTokenizer" },
    inferenceProviderMapping: hosts.map((host) => ({
      provider: host.id,
      providerId: roleOf(host) === "huggingface" ? id : "example/chat-8b",
      status: "live",
      task: "conversational",
    })),
  };
  const { model } = parseModel(record);
  const options = (key: number): { messages: { role: string; content: string }[] } => ({
    messages: [{ role: "user", content: TYPED[key % TYPED.length]! }],
  });
  const draft = { ...record, inference: "" } as never;
  const printed = (key: number): ReturnType<typeof incumbent.getInferenceSnippets> =>
    [...record.inferenceProviderMapping, undefined].flatMap((mapping) =>
      incumbent.getInferenceSnippets(
        draft,
        (mapping?.provider ?? "auto") as never,
        mapping && ({ ...mapping, hfModelId: id } as never),
        options(key) as never,
      ),
    );
  const names = new Set(printed(0).map(nameOf));
  const hub = createHub([
    ...all.tasks.list,
    ...all.providers.list,
    ...all.libraries.list,
    ...all.clients.list.filter((client) => names.has(client.id)),
  ]);
  const ours: Page["ours"] = (key) => {
    const results = [
      ...hub.providers.list.map(({ id: provider }) =>
        inferenceSnippets(hub, { model: model!, provider, options: options(key) }),
      ),
      loadSnippets(hub, model!),
    ];
    return results.reduce((count, { snippets }) => count + snippets.length, 0);
  };
  const theirs: Page["theirs"] = (key) =>
    printed(key).length + MODEL_LIBRARIES_UI_ELEMENTS.transformers.snippets(draft).length;
  return { ours, theirs };
}
