// Each file in the command that draws was downloaded before, and the memory has the same files.
import { createHub, type Model } from "hubsmith";
import { expect, test } from "vitest";
import comfyui from "../../apps/comfyui.ts";
import sdCpp from "../../apps/stable-diffusion.cpp.ts";
import safetensors from "../../quantizations/safetensors.ts";
import { runLocally } from "./run-locally.ts";

const hub = createHub([safetensors, sdCpp, comfyui]);
const GB = 1e9;

const recordOf = (
  id: string,
  tags: readonly string[],
  files: Readonly<Record<string, number | undefined>>,
): Model => ({
  id,
  pipeline_tag: "text-to-image",
  tags,
  siblings: Object.entries(files).map(([rfilename, size]) => ({
    rfilename,
    ...(size === undefined ? {} : { size }),
  })),
});

interface Drawn {
  /** By option of stable-diffusion.cpp. */
  readonly options: Readonly<Record<string, string>>;
  /** By file, without the folder of the repository. */
  readonly folders: Readonly<Record<string, string>>;
  /** By part. */
  readonly sizes: Readonly<Record<string, number>>;
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** What the commands of both apps draw with, or the code of the reason. */
function drawn(model: Model): Drawn | string {
  const { snippets, notOffered } = runLocally(hub, model);
  if (snippets.length === 0) return [...new Set(notOffered.map(({ code }) => code))].join();
  const [cpp, comfy] = [sdCpp.id, comfyui.id].map((id) => snippets.find(({ app }) => app === id)!);
  const words = cpp!.commands.flatMap(({ content, language }) =>
    language === "sh" ? [content.split(" ")] : [],
  );
  const downloaded = words
    .filter(([program]) => program === "hf")
    .flatMap((command) => command.slice(3, command.indexOf("--local-dir")));
  const draws = words.filter(([program = ""]) => /^sd-(?:cli|server)$/.test(program));
  const [options = {}, served] = draws.map((command) =>
    Object.fromEntries(
      command.flatMap((word, at) =>
        word.startsWith("-") && command[at + 1]!.endsWith(".safetensors")
          ? [[word, command[at + 1]!]]
          : [],
      ),
    ),
  );
  expect(served).toEqual(options);
  expect(Object.values(options).toSorted()).toEqual(downloaded.toSorted());
  const folders = comfy!.commands.flatMap(({ content }) => {
    const [, url = "", folder = ""] =
      /--url (\S+) --relative-path models\/(\S+)/.exec(content) ?? [];
    return url === "" ? [] : [[nameOf(url), folder]];
  });
  expect(folders.map(([name]) => name).toSorted()).toEqual(downloaded.map(nameOf).toSorted());
  expect(cpp!.memory).toEqual(comfy!.memory);
  const sizes = cpp!.memory.needs.map(({ part, max }) => [part, Number((max / GB).toFixed(1))]);
  return { options, folders: Object.fromEntries(folders), sizes: Object.fromEntries(sizes) };
}

const ENCODERS = { clip_l: 0.2, t5xxl: 9.8 };

test("FLUX.1 has its transformer, its VAE, and published text encoders", () => {
  const files = {
    "ae.safetensors": 0.335 * GB,
    "name.safetensors": 23.8 * GB,
    "text_encoder_2/model-00001-of-00002.safetensors": 5 * GB,
    "transformer/diffusion_pytorch_model-00001-of-00003.safetensors": 10 * GB,
  };
  expect(drawn(recordOf("a/b", ["diffusers:FluxPipeline"], files))).toEqual({
    options: {
      "--diffusion-model": "name.safetensors",
      "--vae": "ae.safetensors",
      "--clip_l": "clip_l.safetensors",
      "--t5xxl": "t5xxl_fp16.safetensors",
    },
    folders: {
      "name.safetensors": "diffusion_models",
      "ae.safetensors": "vae",
      "clip_l.safetensors": "text_encoders",
      "t5xxl_fp16.safetensors": "text_encoders",
    },
    sizes: { weights: 23.8, vae: 0.3, ...ENCODERS, "compute buffers": 0.6 },
  });
});

test("Stable Diffusion 3 has its checkpoint, and the text encoders of its repository", () => {
  const files = {
    "name.safetensors": 16.5 * GB,
    "text_encoders/clip_g.safetensors": 1.4 * GB,
    "text_encoders/clip_l.safetensors": 0.2 * GB,
    "text_encoders/t5xxl_fp16.safetensors": 9.8 * GB,
    "text_encoders/t5xxl_fp8_e4m3fn.safetensors": 4.9 * GB,
  };
  expect(drawn(recordOf("a/b", ["diffusers:StableDiffusion3Pipeline"], files))).toMatchObject({
    options: {
      "-m": "name.safetensors",
      "--clip_l": "text_encoders/clip_l.safetensors",
      "--clip_g": "text_encoders/clip_g.safetensors",
      "--t5xxl": "text_encoders/t5xxl_fp16.safetensors",
    },
    folders: { "name.safetensors": "checkpoints", "clip_g.safetensors": "text_encoders" },
    sizes: { weights: 16.5, clip_g: 1.4, ...ENCODERS },
  });
});

const BASE = "base_model:finetune:black-forest-labs/FLUX.1-dev";

test.each<readonly [string, readonly string[], Readonly<Record<string, number | undefined>>]>([
  ["one of a U-Net", ["diffusers:StableDiffusionXLPipeline"], { "name.safetensors": 6.9 * GB }],
  ["one without tags", [], { "name.safetensors": 2 * GB }],
  ["the pruned one", [], { "a.safetensors": 4 * GB, "a-pruned.safetensors": 2 * GB }],
  ["FLUX.1 with its encoders", [BASE], { "flux1-dev-fp8.safetensors": 17.2 * GB }],
  ["SD 3 with its encoders", [], { "sd3_medium_incl_clips.safetensors": 5.9 * GB }],
])("a checkpoint has all parts: %s", (_, tags, files) => {
  const [path, size] = Object.entries(files).at(-1)!;
  expect(drawn(recordOf("a/b", tags, files))).toMatchObject({
    options: { "-m": path },
    folders: { [path]: "checkpoints" },
    sizes: { weights: Number((size! / GB).toFixed(1)), "compute buffers": 0.6 },
  });
});

test.each([
  ["a fine-tuned transformer", "a/b", [BASE], { "name.safetensors": 23.8 * GB }],
  ["one in 8 bits", "a/flux1-fp8", [], { "flux1-dev-fp8.safetensors": 11.9 * GB }],
])("the VAE of FLUX.1 is downloaded for %s", (_, id, tags, files) => {
  const found = drawn(recordOf(id, tags, files));
  expect(found).toMatchObject({ options: { "--vae": "ae.safetensors" } });
});

test.each<readonly [string, string, readonly string[], readonly string[]]>([
  ["unknown-parts", "a/b", [BASE], ["flux1-dev-fp8.safetensors"]],
  ["only-transformer", "a/FLUX.2-klein-4B", ["diffusers:Flux2Pipeline"], ["flux-2.safetensors"]],
  ["only-transformer", "a/Z-Image", [], ["z_image_turbo.safetensors"]],
  ["only-transformer", "a/b", [], ["name.safetensors", "transformer/config.json"]],
  ["no-checkpoint", "a/b", ["base_model:adapter:c/d"], ["name.safetensors"]],
  ["no-checkpoint", "a/b", ["lora"], ["name.safetensors"]],
  ["no-checkpoint", "a/b", [], ["ae.safetensors", "name_unet.safetensors", "vae.safetensors"]],
])("%s is the reason for %s with %j and %j", (code, id, tags, paths) => {
  const files = Object.fromEntries(paths.map((path) => [path, undefined]));
  expect(drawn(recordOf(id, tags, files))).toBe(code);
});

test("a checkpoint without a size has an unknown memory", () => {
  const { snippets } = runLocally(hub, recordOf("a/b", [], { "name.safetensors": undefined }));
  expect(snippets.map(({ memory }) => [memory.fits, memory.bytes])).toEqual([
    ["unknown", undefined],
    ["unknown", undefined],
  ]);
});
