// Sana: fast generation of large images from text, by NVIDIA; its own weights need the settings of their training.
import { absent, defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python, sh } from "hubsmith/code";
import { example, filesOf, nameOf } from "../kit/tasks/record.ts";
import { SCENE } from "../kit/samples/inputs.ts";
import { INSTALL, load, saveImage } from "../kit/libraries/diffusers/pipeline.ts";
import { PICKLE } from "../kit/libraries/warnings.ts";

export default defineLibrary({
  id: "sana",
  prettyLabel: "Sana",
  repoUrl: "https://github.com/NVlabs/Sana",
  countDownloads: downloads.extension("pth"),
  install: { note: "The code has no package: the first snippet gets it, with Conda." },
  snippets: (model) => {
    if (/diffusers$/i.test(model.id))
      return { purpose: "Generate an image", code: inDiffusers(model), install: { pip: INSTALL } };
    if (/video|controlnet|[-_]wm\b|4k/i.test(model.id))
      return absent({
        code: "no-pipeline",
        reason: "Sana's pipeline does not support videos, image editing or images of 4096 pixels.",
        fix: "See the model card for how to use it.",
      });
    return [
      { purpose: "Get the code", code: clone },
      { purpose: "Generate an image", code: generate(model) },
    ];
  },
});

const clone = sh`
  git clone https://github.com/NVlabs/Sana
  cd Sana
  ./environment_setup.sh sana
`;

const inDiffusers = (model: Model): Code => python`
  ${load("DiffusionPipeline", model.id)}

  ${saveImage({ prompt: example(model, "text") ?? SCENE })}
`;

interface Settings {
  readonly pipeline: "sana_pipeline" | "sana_sprint_pipeline";
  readonly config: string;
  readonly pixels: number;
  readonly taken: Readonly<Record<string, number>>;
}

function settingsOf({ id }: Model): Settings {
  const isSmall = /(?<!\d)(0\.6B|600M)/i.test(id);
  const size = isSmall ? "600M" : "1600M";
  if (/sprint/i.test(id)) {
    const config = `sana_sprint_config/1024ms/SanaSprint_${size}_1024px_allqknorm_bf16_scm_ladd`;
    const taken = { guidance_scale: 4.5, num_inference_steps: 2 };
    return { pipeline: "sana_sprint_pipeline", config, pixels: 1024, taken };
  }
  if (/1\.5/.test(id)) {
    const name = /4\.8B/i.test(id) ? "4800M_1024px_came8bit_grow_constant" : "1600M_1024px";
    const config = `sana1-5_config/1024ms/Sana_${name}_allqknorm_bf16_lr2e5`;
    const taken = { guidance_scale: 4.5, pag_guidance_scale: 1, num_inference_steps: 20 };
    return { pipeline: "sana_pipeline", config, pixels: 1024, taken };
  }
  const pixels = /2k/i.test(id) ? 2048 : /512/.test(id) ? 512 : 1024;
  const name = pixels === 2048 ? "Sana_1600M_img2048_bf16" : `Sana_${size}_img${pixels}`;
  const taken = { guidance_scale: 5, pag_guidance_scale: 2, num_inference_steps: 18 };
  return { pipeline: "sana_pipeline", config: `sana_config/${pixels}ms/${name}`, pixels, taken };
}

function generate(model: Model): Code {
  const { pipeline, config, pixels, taken } = settingsOf(model);
  const name = pipeline === "sana_pipeline" ? "SanaPipeline" : "SanaSprintPipeline";
  const file =
    filesOf(model)?.find((path) => path.endsWith(".pth")) ?? `checkpoints/${nameOf(model)}.pth`;
  const named = {
    prompt: example(model, "text") ?? SCENE,
    height: pixels,
    width: pixels,
    ...taken,
    generator: python`generator`,
  };
  return python`
    ${python.requires(`app.${pipeline}`, name)}
    ${python.requires("torch")}
    ${python.requires("torchvision.utils", "save_image")}

    generator = torch.Generator(device="cuda").manual_seed(42)
    pipeline = ${python.name(name)}(${`configs/${config}.yaml`})
    ${PICKLE}
    pipeline.from_pretrained(${`hf://${model.id}/${file}`})
    image = pipeline(${python.args([], named)})

    save_image(image, "image.png", normalize=True, value_range=(-1, 1))
  `;
}
