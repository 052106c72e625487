// Weights on a base model: which records have them, and the file that is loaded.
import { createHub, loadSnippets, parseModel } from "hubsmith";
import { describe, expect, test } from "vitest";
import diffusers from "./diffusers.ts";

const hub = createHub([diffusers]);
const offer = (record: object): ReturnType<typeof loadSnippets> =>
  loadSnippets(hub, parseModel({ id: "acme/m", library_name: "diffusers", ...record }).model!);
const content = (record: object): string => offer(record).snippets[0]!.content;

describe("weights on a base model", () => {
  test.each([
    ["black-forest-labs/FLUX.1-dev", true],
    ["meta-llama/otter", true],
    ["black-forest-labs/FLUX.2-klein-4B", false],
    ["google/gemma-4-otter", false],
  ])("%s has a notice that it is gated: %s", (base, isNoted) => {
    for (const tags of [["lora"], ["controlnet", "flux"]]) {
      const { snippets } = offer({ tags, cardData: { base_model: base } });
      for (const { content: program } of snippets.filter((one) => one.content.includes(base)))
        expect(program.includes("A repository that it loads is gated")).toBe(isNoted);
    }
    expect(offer({ tags: ["lora"], cardData: { base_model: base } }).snippets).not.toEqual([]);
  });

  test.each<[files: readonly string[], weight: string | undefined, steps?: string]>([
    [["style.safetensors"], undefined],
    [["a-000010.safetensors", "a-000020.safetensors", "a.safetensors"], "a.safetensors"],
    [["a_000000500.safetensors", "a_000001500.safetensors"], "a_000001500.safetensors"],
    [["a-step_500.safetensors", "a-step_1500.safetensors"], "a-step_1500.safetensors"],
    [["old/a.safetensors", "a.safetensors"], "a.safetensors"],
    [["a.safetensors", "a_comfyui.safetensors"], "a.safetensors"],
    [["checkpoint-10/a.safetensors"], "checkpoint-10/a.safetensors"],
    [["other.safetensors", "m-v2.safetensors"], "m-v2.safetensors"],
    [["m-4steps.safetensors", "m-8steps.safetensors"], "m-4steps.safetensors", "4"],
    [["pytorch_lora_weights.safetensors", "checkpoint-10/optimizer.safetensors"], undefined],
  ])("of the files %j, %s is named", (files, weight, steps) => {
    const record = { tags: ["lora"], cardData: { base_model: "a/one" } };
    const siblings = files.map((rfilename) => ({ rfilename }));
    const code = content({ ...record, siblings });
    expect(/weight_name="(.*?)"/.exec(code)?.[1]).toBe(weight);
    expect(/num_inference_steps=(\d+)/.exec(code)?.[1]).toBe(steps);
  });

  test.each<readonly [isLora: boolean, record: object]>([
    [true, { tags: ["LoRA"] }],
    [true, { tags: ["Lora"], cardData: { base_model: "a/one" } }],
    [true, { id: "acme/style-LoRA-v2" }],
    [true, { tags: ["base_model:adapter:a/one"], id: "acme/style_lora" }],
    [false, { tags: ["LoRA", "base_model:finetune:a/one"] }],
    [false, { tags: ["LoRA", "diffusers:FluxPipeline"] }],
    [false, { id: "acme/style-lora", siblings: [{ rfilename: "model_index.json" }] }],
    [false, { id: "acme/exploration" }],
  ])("it is a LoRA: %s, by %j", (isLora, record) => {
    const { snippets, notOffered } = offer({ cardData: { base_model: "a/one" }, ...record });
    const printed = snippets[0]?.content ?? notOffered[0]!.code;
    expect(printed.includes("load_lora_weights")).toBe(isLora);
  });
});
