// The Diffusers pipeline of a record: how it is loaded, its inputs, and its output.
import { createHub, loadSnippets, parseModel } from "hubsmith";
import { describe, expect, test } from "vitest";
import diffusers from "./diffusers.ts";

const hub = createHub([diffusers]);
const offer = (record: object): ReturnType<typeof loadSnippets> =>
  loadSnippets(hub, parseModel({ id: "acme/m", library_name: "diffusers", ...record }).model!);
const content = (record: object): string => offer(record).snippets[0]!.content;
// The program, with the first argument of a call directly after the bracket, for any length of call.
const opened = (program: string): string => program.replaceAll("(\n    ", "(");
const saved = (name: string): object => ({ config: { diffusers: { _class_name: name } } });

test.each([
  ["the first example", { widgetData: [{ text: "one" }, { text: "two" }] }, "one"],
  ["the card's, if the example is empty", { widgetData: [{ text: "" }] }, "card"],
  ["the card's, if the example is not a string", { widgetData: [{ text: ["x"] }] }, "card"],
])("the prompt is %s", (_, record, prompt) => {
  const cardData = { instance_prompt: "card" };
  expect(content({ ...record, cardData })).toContain(`pipe(prompt="${prompt}")`);
});

describe("the class", () => {
  test.each([
    [{ tags: ["StableDiffusionInpaintPipeline"] }, "AutoPipelineForInpainting"],
    [{ tags: ["diffusers:StableDiffusionXLInpaintPipeline"] }, "AutoPipelineForInpainting"],
    [{ tags: ["diffusers:stablediffusionxlinpaintpipeline"] }, "AutoPipelineForInpainting"],
    [saved("FluxFillPipeline"), "FluxFillPipeline"],
  ])("for inpainting, of %j", (record, expected) => {
    expect(content(record)).toContain(`pipe = ${expected}.from_pretrained(`);
    expect(content(record)).toContain("mask_image=");
  });
});

describe("weights on a base model", () => {
  test.each([
    [{ cardData: { base_model: ["a/one", "b/two"] } }, "a/one"],
    [{ cardData: { base_model: "a/one, b/two" } }, "a/one"],
    [{ tags: ["lora", "base_model:adapter:x/y", "base_model:a/one"] }, "a/one"],
  ])("loads the first that %j names", (record, base) => {
    const { snippets } = offer({ tags: ["lora"], ...record });
    expect(opened(snippets[0]!.content)).toContain(`.from_pretrained("${base}",`);
    expect(snippets[0]!.content).toContain('pipe.load_lora_weights("acme/m")');
    expect(snippets[0]!.install).toMatch(/ peft$/);
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

  test.each([
    ["Lightricks/LTX-Video", "frames = pipe(prompt="],
    ["Wan-AI/Wan2.2-I2V-A14B", "frames = pipe(image="],
    ["Qwen/Qwen-Image-Edit-2511", "AutoPipelineForImage2Image"],
    ["Qwen/Qwen-Image", "image = pipe(prompt="],
  ])("a record without a task has that of %s", (base_model, call) => {
    const code = content({ tags: ["lora"], cardData: { base_model } });
    expect(code.replaceAll("(\n    ", "(")).toContain(call);
  });

  test.each([
    ["runwayml/stable-diffusion-v1-5", "stable-diffusion-v1-5/stable-diffusion-v1-5"],
    ["Wan-AI/Wan2.1-I2V-14B-480P", "Wan-AI/Wan2.1-I2V-14B-480P-Diffusers"],
    ["Wan-AI/Wan2.2-TI2V-5B-Diffusers", "Wan-AI/Wan2.2-TI2V-5B-Diffusers"],
  ])("the base model %s is in %s", (base_model, loaded) => {
    const code = content({ tags: ["lora"], cardData: { base_model } });
    expect(opened(code)).toContain(`.from_pretrained("${loaded}",`);
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

test.each([
  ["acme/FLUX.2-klein-4B", "num_inference_steps=4"],
  ["acme/FLUX.2-klein-base-4B", undefined],
  ["acme/sdxl-turbo", "num_inference_steps=1"],
  ["acme/Z-Image-Turbo", "num_inference_steps=9"],
  ["acme/Z-Image", undefined],
])("the distilled model %s needs few steps", (id, steps) => {
  const code = content({ id, pipeline_tag: "text-to-image" });
  expect(/num_inference_steps=\d+/.exec(code)?.[0]).toBe(steps);
});
