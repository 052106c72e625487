// LTX-2: videos with sound from a text, an image or a video; each generation has its own weights and options.
import {
  absent,
  type Absence,
  defineLibrary,
  downloads,
  type LoadCode,
  type Model,
  valueIn,
} from "hubsmith";
import { type Code, sh } from "hubsmith/code";
import { example, filesOf } from "../kit/tasks/record.ts";
import { CLIP } from "../kit/samples/inputs.ts";
import { FILM, fetchedInShell } from "../kit/libraries/sample-files.ts";

export default defineLibrary({
  id: "ltx",
  aliases: ["ltx-2-3"],
  prettyLabel: "LTX-2",
  repoUrl: "https://github.com/Lightricks/LTX-2",
  docsUrl: "https://github.com/Lightricks/LTX-2",
  countDownloads: downloads.extension("safetensors"),
  install: { pip: ["uv", "huggingface_hub"] },
  snippets: (model): LoadCode | readonly LoadCode[] | Absence => {
    if (model.tags.includes("gguf") || OTHERS.test(model.id)) return OTHER_FORMAT;
    if (kindOf(model) === "base" && /2\.3-fp8/i.test(model.id)) return half(model);
    const weights = isNew(model) ? NEW : OLD;
    const sync = isNew(model) ? sh`uv sync --extra natten` : sh`uv sync --frozen`;
    const [first, ...others] = runs(model, weights);
    return [
      { ...first, code: allOf(clone(sync), download(model, weights), first.code) },
      ...others.map((run) => ({ ...run, install: {} })),
    ];
  },
});

const OTHERS = /gguf|nvfp4|quants/i;
const OTHER_FORMAT = absent({
  code: "other-format",
  reason: "The pipelines of LTX-2 do not load weights of this format.",
  fix: "Use the program that the model card recommends, such as ComfyUI.",
});

/** The weights of a generation: their repository, and their files by command-line option. */
interface Weights {
  readonly repo: string;
  readonly folder: string;
  readonly files: Readonly<Record<string, string>>;
}

const NEW: Weights = {
  repo: "Lightricks/LTX-2.5",
  folder: "models/ltx-2.5",
  files: {
    "transformer-path": "diffusion_models/ltx-2.5-22b-distilled-transformer-bf16.safetensors",
    "text-encoder-path": "text_encoders/gemma4-12b-with-proj-ltx-2.5-bf16.safetensors",
    "video-vae-path": "vae/ltx-2.5-video-vae-bf16.safetensors",
    "audio-vae-path": "vae/ltx-2.5-audio-vae-bf16.safetensors",
    "spatial-upsampler-path":
      "latent_upscale_models/ltx-2.5-latent-spatial-upscaler-x2-bf16-1.0.safetensors",
    "temporal-upsampler-path":
      "latent_upscale_models/ltx-2.5-latent-temporal-upscaler-x2-bf16-1.0.safetensors",
  },
};
const OLD: Weights = {
  repo: "Lightricks/LTX-2.3",
  folder: "models/ltx-2.3",
  files: {
    "distilled-checkpoint-path": "ltx-2.3-22b-distilled-1.1.safetensors",
    "checkpoint-path": "ltx-2.3-22b-dev.safetensors",
    "distilled-lora": "ltx-2.3-22b-distilled-lora-384-1.1.safetensors",
    "spatial-upsampler-path": "ltx-2.3-spatial-upscaler-x2-1.1.safetensors",
  },
};
/** The pipeline for the details of LTX-2.5. */
const DETAILS = {
  repo: "Lightricks/LTX-2.5-22b-IC-LoRA-Pixel-Spatial-Upscaler",
  file: "ltx-2.5-22b-ic-lora-pixel-spatial-upscaler-x2-1.0.safetensors",
};
const GEMMA = {
  repo: "google/gemma-3-12b-it-qat-q4_0-unquantized",
  folder: "models/gemma-3-12b",
};
const ADAPTER = "models/adapter";

/** Weights of 8 bits, of which only the transformer is in the repository. */
function half(model: Model): LoadCode {
  const upsampler = OLD.files["spatial-upsampler-path"]!;
  const download = sh`
    # Accept the terms of the weights on the Hub before, and log in: hf auth login
    hf download ${model.id} ${HALF} --local-dir ${OLD.folder}
    hf download ${OLD.repo} ${upsampler} --local-dir ${OLD.folder}
    hf download ${GEMMA.repo} --local-dir ${GEMMA.folder}
  `;
  const generate = sh.command([
    sh`uv run python -m ltx_pipelines.distilled`,
    sh`--distilled-checkpoint-path ${`${OLD.folder}/${HALF}`}`,
    sh`--spatial-upsampler-path ${`${OLD.folder}/${upsampler}`}`,
    sh`--gemma-root ${GEMMA.folder}`,
    sh`--quantization fp8-scaled-mm`,
    ...FRAMES,
    sh`--prompt ${example(model, "text") ?? CLIP}`,
    sh`--output-path output.mp4`,
  ]);
  const code = allOf(clone(sh`uv sync --frozen`), download, generate);
  return { purpose: "Generate a video", code };
}

const allOf = (...steps: readonly Code<"sh">[]): Code<"sh"> => sh.join(steps, "\n\n");

const HALF = "ltx-2.3-22b-distilled-fp8.safetensors";

function isNew(model: Model): boolean {
  const bases = [valueIn(model.cardData, "base_model")].flat();
  return [model.id, ...model.tags, ...bases].some(
    (text) => typeof text === "string" && /ltx[-_]?2\.5/i.test(text),
  );
}

function kindOf(model: Model): "ic-lora" | "lora" | "base" {
  if (model.tags.includes("ic-lora")) return "ic-lora";
  return model.tags.includes("lora") ? "lora" : "base";
}

const clone = (sync: Code<"sh">): Code<"sh"> => sh`
  git clone https://github.com/Lightricks/LTX-2
  cd LTX-2
  ${sync}
`;

// An adapter cannot be used without its base model.
function download(model: Model, weights: Weights): Code<"sh"> {
  const kind = kindOf(model);
  const repo = kind === "base" ? model.id : weights.repo;
  return sh`
    # Accept the terms of the weights on the Hub before, and log in: hf auth login
    ${sh.command([
      sh`hf download ${repo}`,
      ...flagsOf(model, weights).map((flag) => sh`${weights.files[flag]!}`),
      sh`--local-dir ${weights.folder}`,
    ])}
    ${weights === OLD ? sh`hf download ${GEMMA.repo} --local-dir ${GEMMA.folder}` : sh``}
    ${weights === NEW && kind === "base" ? sh`hf download ${DETAILS.repo} ${DETAILS.file} --local-dir ${ADAPTER}` : sh``}
    ${kind === "base" ? sh`` : sh`hf download ${model.id} --local-dir ${ADAPTER}`}
  `;
}

function flagsOf(model: Model, weights: Weights): readonly string[] {
  const all = Object.keys(weights.files);
  const unused: Readonly<Record<string, readonly string[]>> = {
    "ic-lora": ["temporal-upsampler-path", "checkpoint-path", "distilled-lora"],
    lora: ["temporal-upsampler-path", "distilled-checkpoint-path"],
  };
  return all.filter((flag) => !unused[kindOf(model)]?.includes(flag));
}

type Run = LoadCode & { readonly code: Code<"sh"> };

function runs(model: Model, weights: Weights): readonly [Run, ...Run[]] {
  const kind = kindOf(model);
  if (kind === "ic-lora") {
    const more = [adapter(model), sh`--video-conditioning ${FILM.path} 1.0`];
    const transformed = run(model, weights, "ic_lora", DISTILLED, more);
    return [{ purpose: "Transform a video", code: sh.join([fetchedInShell(FILM), transformed]) }];
  }
  const fast = run(model, weights, "distilled", DISTILLED, FRAMES);
  if (kind === "base") {
    const [purpose, slow] = ["Generate a finer video", weights === NEW ? fine(model) : hq(model)];
    return [
      { purpose: "Generate a video", code: fast },
      { purpose, code: slow },
    ];
  }
  const adapted =
    weights === NEW
      ? run(model, NEW, "distilled", DISTILLED, [adapter(model), ...FRAMES])
      : hq(model, [adapter(model)]);
  return [{ purpose: "Generate a video", code: adapted }];
}

const DISTILLED: readonly string[] = [
  "transformer-path",
  "text-encoder-path",
  "video-vae-path",
  "audio-vae-path",
  "distilled-checkpoint-path",
  "spatial-upsampler-path",
];
const FRAMES = [sh`--num-frames 121`];

/** Upscaled details, and twice the frames. */
function fine(model: Model): Code<"sh"> {
  const flags = [...DISTILLED, "temporal-upsampler-path"];
  return run(model, NEW, "dfr_pipeline", flags, [
    sh`--detailing-lora ${`${ADAPTER}/${DETAILS.file}`}`,
    sh`--spatial-upscalings 1 --temporal-upscalings 1`,
    sh`--height 1088 --width 1920 --num-frames 121`,
  ]);
}

function hq(model: Model, more: readonly Code<"sh">[] = []): Code<"sh"> {
  const lora = `${OLD.folder}/${OLD.files["distilled-lora"]!}`;
  const flags = ["checkpoint-path", "spatial-upsampler-path"];
  return run(model, OLD, "ti2vid_two_stages_hq", flags, [
    sh`--distilled-lora ${lora} 0.8`,
    ...more,
  ]);
}

function run(
  model: Model,
  { folder, files }: Weights,
  name: string,
  flags: readonly string[],
  more: readonly Code<"sh">[],
): Code<"sh"> {
  const given = flags.filter((flag) => Object.hasOwn(files, flag));
  return sh.command([
    sh`uv run python -m ${`ltx_pipelines.${name}`}`,
    ...given.map((flag) => sh`${`--${flag}`} ${`${folder}/${files[flag]!}`}`),
    ...(Object.hasOwn(files, "distilled-lora") ? [sh`--gemma-root ${GEMMA.folder}`] : []),
    ...more,
    sh`--prompt ${example(model, "text") ?? CLIP}`,
    sh`--output-path output.mp4`,
  ]);
}

function adapter(model: Model): Code<"sh"> {
  const file = filesOf(model)?.find((path) => path.endsWith(".safetensors"));
  return file === undefined
    ? sh`--lora "$(find ${ADAPTER} -name "*.safetensors" | head -n 1)" 1.0`
    : sh`--lora ${`${ADAPTER}/${file}`} 1.0`;
}
