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

test("a custom pipeline", () => {
  const cardData = { instance_prompt: "a photo of TOK" };
  expect(content({ pipeline_tag: "text-to-image", cardData })).toBe(`import torch
from diffusers import DiffusionPipeline

pipe = DiffusionPipeline.from_pretrained(
    "acme/m",
    dtype=torch.bfloat16,
    device_map="cuda",
)

image = pipe(prompt="a photo of TOK").images[0]

image.save("image.png")`);
});

test.each([
  ["the first example", { widgetData: [{ text: "one" }, { text: "two" }] }, "one"],
  ["the card's, if the example is empty", { widgetData: [{ text: "" }] }, "card"],
  ["the card's, if the example is not a string", { widgetData: [{ text: ["x"] }] }, "card"],
])("the prompt is %s", (_, record, prompt) => {
  const cardData = { instance_prompt: "card" };
  expect(content({ ...record, cardData })).toContain(`pipe(prompt="${prompt}")`);
});

describe("inputs and output", () => {
  test.each([
    ["text-to-image", "pipe(prompt=", ".images[0]"],
    ["image-to-image", "image=load_image(", ".images[0]"],
    ["unconditional-image-generation", "pipe()", ".images[0]"],
    ["text-to-video", "pipe(prompt=", ".frames[0]"],
    ["image-to-video", "image=load_image(", ".frames[0]"],
    ["video-to-video", "video=load_video(", ".frames[0]"],
    ["text-to-audio", "pipe(", ".audios[0]"],
  ])("%s", (pipeline_tag, takes, gives) => {
    const code = content({ pipeline_tag });
    expect(code).toContain(takes);
    expect(code).toContain(gives);
    expect(code).not.toContain(".to(");
    expect(code.includes("export_to_video(frames")).toBe(gives === ".frames[0]");
  });

  test("a pipeline of another task is loaded and shown", () => {
    expect(content({ pipeline_tag: "image-to-3d" })).toContain("\n\nprint(pipe)");
  });

  test("Stable Video Diffusion has no prompt", () => {
    const record = { pipeline_tag: "image-to-video", ...saved("StableVideoDiffusionPipeline") };
    expect(content(record)).not.toContain("prompt");
  });

  test("videos need a package that writes them", () => {
    expect(offer({ pipeline_tag: "text-to-video" }).snippets[0]!.install).toMatch(
      /imageio-ffmpeg$/,
    );
  });
});

describe("the class", () => {
  test.each([
    [saved("FluxPipeline"), "AutoPipelineForImage2Image"],
    [saved("QwenImageEditPipeline"), "DiffusionPipeline"],
    [{ tags: ["lora"], cardData: { base_model: "a/b" } }, "AutoPipelineForImage2Image"],
  ])("that edits images, of %j", (record, expected) => {
    expect(content({ pipeline_tag: "image-to-image", ...record })).toContain(
      `pipe = ${expected}.from_pretrained(`,
    );
  });

  test.each([
    ["Lightricks/LTX-2.3", "LTX2ImageToVideoPipeline", "diffusers/LTX-2.3-Diffusers"],
    ["Lightricks/LTX-Video", "LTXImageToVideoPipeline", "Lightricks/LTX-Video"],
    ["Wan-AI/Wan2.2-I2V-A14B-Diffusers", "DiffusionPipeline", "Wan-AI/Wan2.2-I2V-A14B-Diffusers"],
  ])("that animates images on %s", (base_model, expected, loaded) => {
    const record = { pipeline_tag: "image-to-video", tags: ["lora"], cardData: { base_model } };
    expect(opened(content(record))).toContain(`pipe = ${expected}.from_pretrained("${loaded}",`);
  });

  test.each([
    [{ tags: ["StableDiffusionInpaintPipeline"] }, "AutoPipelineForInpainting"],
    [{ tags: ["diffusers:StableDiffusionXLInpaintPipeline"] }, "AutoPipelineForInpainting"],
    [{ tags: ["diffusers:stablediffusionxlinpaintpipeline"] }, "AutoPipelineForInpainting"],
    [saved("FluxFillPipeline"), "FluxFillPipeline"],
  ])("for inpainting, of %j", (record, expected) => {
    expect(content(record)).toContain(`pipe = ${expected}.from_pretrained(`);
    expect(content(record)).toContain("mask_image=");
  });

  test("requests half precision only if there are such files", () => {
    const record = saved("StableDiffusionInpaintPipeline");
    const siblings = [{ rfilename: "unet/diffusion_pytorch_model.fp16.safetensors" }];
    expect(content(record)).not.toContain("variant");
    expect(content({ ...record, siblings })).toContain('variant="fp16"');
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

  test("both models of Wan 2.2 get their weights", () => {
    const names = [
      "a_000001500_high_noise",
      "a_000001500_low_noise",
      "a_low_noise",
      "a_high_noise",
    ];
    const siblings = names.map((name) => ({ rfilename: `${name}.safetensors` }));
    const record = { tags: ["lora"], cardData: { base_model: "Wan-AI/Wan2.2-T2V-A14B" } };
    const code = opened(content({ ...record, siblings }));
    expect(code).toContain('.from_pretrained("Wan-AI/Wan2.2-T2V-A14B-Diffusers",');
    expect(code).toContain('weight_name="a_high_noise.safetensors"');
    expect(code).toContain('weight_name="a_low_noise.safetensors"');
    expect(code).toContain("load_into_transformer_2=True");
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

  test.each(["lora", "textual_inversion", "controlnet"])("%s without one is rejected", (tag) => {
    const { snippets, notOffered } = offer({ tags: [tag] });
    expect(snippets).toEqual([]);
    expect(notOffered).toMatchObject([{ code: "no-base-model" }]);
  });

  test("a learned word is in the prompt", () => {
    const record = { tags: ["textual_inversion"], cardData: { base_model: "a/one" } };
    expect(content(record)).toContain('load_textual_inversion("acme/m", token="<concept>")');
    expect(content(record)).toContain('pipe(prompt="A photo of <concept> ');
    const program = content({ ...record, widgetData: [{ text: "a <cat-toy>" }] });
    expect(program).toContain('load_textual_inversion("acme/m")');
    expect(program).toContain('pipe(prompt="a <cat-toy>")');
  });
});

describe("a ControlNet", () => {
  test.each([
    [
      "stable-diffusion-v1-5/stable-diffusion-v1-5",
      "ControlNetModel",
      "StableDiffusionControlNetPipeline",
      "image",
    ],
    [
      "stabilityai/stable-diffusion-xl-base-1.0",
      "ControlNetModel",
      "StableDiffusionXLControlNetPipeline",
      "image",
    ],
    [
      "stabilityai/stable-diffusion-3.5-large",
      "SD3ControlNetModel",
      "StableDiffusion3ControlNetPipeline",
      "control_image",
    ],
    [
      "black-forest-labs/FLUX.1-dev",
      "FluxControlNetModel",
      "FluxControlNetPipeline",
      "control_image",
    ],
    ["Qwen/Qwen-Image", "QwenImageControlNetModel", "QwenImageControlNetPipeline", "control_image"],
  ])("for %s", (base_model, part, whole, takes) => {
    const code = content({ tags: ["controlnet"], cardData: { base_model } });
    expect(code).toContain(`from diffusers import ${part}, ${whole}\n`);
    expect(code).toContain(`controlnet = ${part}.from_pretrained(`);
    expect(opened(code)).toContain(`pipe = ${whole}.from_pretrained("${base_model}",`);
    expect(code).toMatch(new RegExp(`[ (]${takes}=picture\\b`));
    expect(code).not.toContain("device_map");
  });

  test("that is a union gets the number of the control type", () => {
    const record = { id: "acme/controlnet-union-sdxl-1.0", tags: ["controlnet"] };
    expect(content(record)).toContain("controlnet = ControlNetUnionModel.from_pretrained(");
    expect(content(record)).toContain("control_mode=3");
  });
});

test("repositories with only components are rejected if the record lists the files", () => {
  const siblings = [{ rfilename: "model.safetensors" }];
  expect(offer({ siblings }).notOffered).toMatchObject([{ code: "no-pipeline" }]);
  expect(offer({ siblings: [{ rfilename: "model_index.json" }] }).notOffered).toEqual([]);
});

test.each([
  ["a class", ["unet/model.safetensors"], ["diffusers:StableDiffusionPipeline"], true],
  ["all parts", ["transformer/model.safetensors", "vae/model.safetensors"], [], true],
  ["a part", ["vae/model.safetensors"], [], false],
  ["other files, too", ["README.md", "unet/a.bin", "vae/b.bin"], [], false],
])("a list of weights with %s is a pipeline or not", (_, paths, tags, isOffered) => {
  const siblings = paths.map((rfilename) => ({ rfilename }));
  expect(offer({ siblings, tags }).snippets.length > 0).toBe(isOffered);
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
