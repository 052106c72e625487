// The inputs and the output of a pipeline, by the model's task.
import { type Model } from "hubsmith";
import { type Code, type Hole, python } from "hubsmith/code";
import { editFor, sceneFor } from "../../samples/edits.ts";
import { CLIP, MUSIC, VIDEO } from "../../samples/inputs.ts";
import { DOCS, INSTALL, isOf, picture, promptOf, saveImage, savedClass } from "./pipeline.ts";

type Arguments = Readonly<Record<string, Hole<"python">>>;

interface Task {
  readonly purpose: string;
  readonly pip: readonly string[];
  readonly call: Code<"python">;
}

/** The task of a model; with the repository of its pipeline, and arguments that its weights need. */
export function taskOf(model: Model, loaded: string, steps: Arguments = {}): Task {
  const task = usualTaskOf(model, loaded, steps);
  const reads = READS_PICTURES.test(`${savedClass(model) ?? ""} ${loaded}`);
  return reads ? { ...task, pip: [...task.pip, "torchvision"] } : task;
}

// Their processors of prompts are those of Qwen2-VL, which need torchvision.
const READS_PICTURES = /qwen-?image-?(?:edit|layered)|longcat-?image-?edit|kandinsky-?5/i;

function usualTaskOf(model: Model, loaded: string, steps: Arguments): Task {
  const family = `${savedClass(model) ?? ""} ${loaded}`;
  // Without a negative prompt, pipelines of Qwen-Image do not guide.
  const guided = /qwen-?image/i.test(family) ? { negative_prompt: " " } : {};
  const distilled = { ...distilledBy(loaded), ...steps };
  const more = "true_cfg_scale" in distilled ? distilled : { ...guided, ...distilled };
  const promptOr = (otherwise: string): string => promptOf(model) ?? otherwise;
  switch (model.pipeline_tag) {
    case undefined:
    case "other":
    case "text-to-image":
      return image("Generate an image", { prompt: promptOr(sceneFor(model)), ...more });
    case "unconditional-image-generation":
      return image("Generate an image", {});
    case "image-to-image":
    case "image-text-to-image":
      if (isOf(model, "QwenImageLayeredPipeline")) return LAYERS;
      if (isOf(model, "StableDiffusionXLImg2ImgPipeline"))
        return image("Refine an image", {
          image: picture(`${DOCS}/cat.png`),
          prompt: promptOr("A photo of a cat, with every hair of its fur in focus"),
          strength: 0.3,
        });
      return image("Edit an image", {
        image: picture(`${DOCS}/cat.png`),
        prompt: promptOr(editFor(model) ?? "Put a knitted hat on the cat"),
        ...more,
      });
    case "text-to-video":
      return video("Generate a video", family, { prompt: promptOr(CLIP), ...more });
    case "image-to-video":
    case "image-text-to-video": {
      const first = { image: picture(`${DOCS}/guitar-man.png`) };
      const prompt = promptOr("The man plays his guitar and looks up");
      const takesNoText = isOf(model, "StableVideoDiffusionPipeline");
      return video("Animate an image", family, takesNoText ? first : { ...first, prompt, ...more });
    }
    case "video-to-video":
      return video("Edit a video", family, {
        video: python`${python.requires("diffusers.utils", "load_video")}load_video(${VIDEO})`,
        prompt: promptOr("The same walk through falling snow"),
        ...more,
      });
    case "text-to-audio":
    case "text-to-speech":
      // Riffusion generates the image of a spectrogram.
      return isOf(model, "StableDiffusionPipeline")
        ? image("Generate a spectrogram", { prompt: promptOr(MUSIC) })
        : audio(model, promptOr(MUSIC));
    default:
      return { purpose: "Load the pipeline", pip: INSTALL, call: python`print(pipe)` };
  }
}

const image = (purpose: string, takes: Arguments): Task => ({
  purpose,
  pip: INSTALL,
  call: saveImage(takes),
});

function video(purpose: string, family: string, takes: Arguments): Task {
  if (/ltx-?2/i.test(family)) return videoWithSound(purpose, takes);
  const fps = RATES.find(([named]) => named.test(family))?.[1];
  const call = python`
    ${python.requires("diffusers.utils", "export_to_video")}
    frames = pipe(${python.args([], takes)}).frames[0]

    export_to_video(${python.args([python`frames`, "video.mp4"], fps === undefined ? {} : { fps })})
  `;
  // The pipelines of Wan clean prompts with ftfy, which Diffusers does not install.
  const cleaner = /(?:^|\/)wan/i.test(family) ? ["ftfy"] : [];
  return { purpose, pip: [...INSTALL, "imageio", "imageio-ffmpeg", ...cleaner], call };
}

// Frames per second of the families, by the class or the id. The default of Diffusers is 10.
const RATES: readonly (readonly [family: RegExp, fps: number])[] = [
  [/cogvideo/i, 8],
  [/hunyuanvideo/i, 15],
  [/ltx|skyreels|wan2\.2-ti2v/i, 24],
  [/stable-?video-?diffusion/i, 7],
  [/(?<![a-z])wan/i, 16],
];

function videoWithSound(purpose: string, takes: Arguments): Task {
  const call = python`
    ${python.requires("diffusers.utils", "encode_video")}
    video, audio = pipe(${python.args([], { ...takes, output_type: "np", return_dict: false })})

    encode_video(${python.args([python`video[0]`], {
      fps: 24,
      output_path: "video.mp4",
      audio: python`audio[0].float().cpu()`,
      audio_sample_rate: python`pipe.vocoder.config.output_sampling_rate`,
    })})
  `;
  return { purpose, pip: [...INSTALL, "av"], call };
}

const LAYERS: Task = {
  purpose: "Split an image into layers",
  pip: INSTALL,
  call: python`
    picture = ${picture(`${DOCS}/cat.png`)}.convert("RGBA")
    # Without a negative prompt, the pipeline turns guidance off.
    result = pipe(image=picture, negative_prompt=" ", layers=4, use_en_prompt=True)

    for number, layer in enumerate(result.images[0]):
        layer.save(f"layer-{number}.png")
  `,
};

// Distilled models need few steps, and most of them no guidance.
const DISTILLED: readonly (readonly [named: RegExp, steps: number, guidance: number])[] = [
  [/ernie-image-turbo/i, 8, 1],
  [/schnell/i, 4, 0],
  [/klein(?!.*base)/i, 4, 1],
  [/sd(?:xl)?-turbo/i, 1, 0],
  [/stable-diffusion-3\.5-large-turbo/i, 4, 0],
  [/z-image-turbo/i, 9, 0],
];

function distilledBy(id: string): Arguments {
  const distilled = DISTILLED.find(([named]) => named.test(id));
  if (distilled === undefined) return {};
  const [, num_inference_steps, guidance_scale] = distilled;
  return { num_inference_steps, guidance_scale };
}

// The pipelines keep their sample rate in different places; the older ones return arrays.
function audio(model: Model, prompt: string): Task {
  const isOlder = /audioldm|musicldm/i.test(
    `${savedClass(model) ?? ""} ${model.id} ${model.tags.join(" ")}`,
  );
  const samples = isOlder ? python`audio.T` : python`audio.T.float().cpu().numpy()`;
  const rate = isOlder
    ? python`pipe.vocoder.config.sampling_rate`
    : isOf(model, "AceStepPipeline")
      ? python`pipe.sample_rate`
      : python`pipe.vae.sampling_rate`;
  const call = python`
    ${python.requires("soundfile")}
    audio = pipe(${prompt}).audios[0]

    soundfile.write("sound.wav", ${samples}, ${rate})
  `;
  return { purpose: "Generate audio", pip: [...INSTALL, "soundfile"], call };
}

// DiffusionPipeline creates the saved class, which is that of text-to-image even if the input is an image.
export function loaderFor(model: Model, id: string): string {
  const saved = savedClass(model);
  switch (model.pipeline_tag) {
    case "image-to-image":
    case "image-text-to-image":
      return id !== model.id ||
        /^(StableDiffusion(XL|3)?|Flux|QwenImage|ZImage)Pipeline$/.test(saved ?? "")
        ? "AutoPipelineForImage2Image"
        : "DiffusionPipeline";
    case "video-to-video":
      return /wan-?(?:ai|2|pipeline)/i.test(saved ?? id)
        ? "WanVideoToVideoPipeline"
        : "DiffusionPipeline";
    case "image-to-video":
    case "image-text-to-video":
      if (/ltx-?2/i.test(saved ?? id)) return "LTX2ImageToVideoPipeline";
      return /ltxpipeline|ltx-video/i.test(saved ?? id)
        ? "LTXImageToVideoPipeline"
        : "DiffusionPipeline";
    default:
      return "DiffusionPipeline";
  }
}
