// Stable Audio Tools: sounds and music by diffusion; model_config.json says how text and length are used.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example } from "../kit/tasks/record.ts";
import { MUSIC } from "../kit/samples/inputs.ts";
import { TORCH_AUDIO } from "../kit/libraries/torch.ts";

export default defineLibrary({
  id: "stable-audio-tools",
  prettyLabel: "Stable Audio Tools",
  repoName: "stable-audio-tools",
  repoUrl: "https://github.com/Stability-AI/stable-audio-tools.git",
  countDownloads: downloads.path("model.safetensors"),
  install: {
    pip: ["stable-audio-tools", ...TORCH_AUDIO, "soundfile"],
    note: "Take Python 3.10 or 3.11: what stable-audio-tools pins has no wheels for newer ones.",
  },
  snippets: (model) => ({ purpose: "Generate sound from text", code: generate(model) }),
});

// Stability's small model is distilled: it needs few steps, its own sampler, and no guidance.
const FULL = { steps: 100, cfg_scale: 7 };
const OPEN = { ...FULL, sigma_min: 0.3, sigma_max: 500, sampler_type: "dpmpp-3m-sde" };
const SMALL = { steps: 8, cfg_scale: 1, sampler_type: "pingpong" };

function generate(model: Model): Code {
  const isTheirs = model.id.startsWith("stabilityai/");
  const isSmall = /\bsmall\b/i.test(model.id);
  const sampling = isSmall ? SMALL : isTheirs ? OPEN : FULL;
  const output = python.args([python`model`], {
    ...sampling,
    conditioning: python`conditioning`,
    sample_size: python`config["sample_size"]`,
    device: python`device`,
  });
  return python`
    import soundfile
    import torch
    from stable_audio_tools import get_pretrained_model
    from stable_audio_tools.inference.generation import generate_diffusion_cond

    device = "cuda" if torch.cuda.is_available() else "cpu"
    model, config = get_pretrained_model(${model.id})
    model = model.to(device)

    conditioning = [{"prompt": ${example(model, "text") ?? MUSIC}, "seconds_start": 0, "seconds_total": 10}]
    output = generate_diffusion_cond(${output})
    waveform = output[0].float().cpu()
    waveform = waveform / waveform.abs().max()

    soundfile.write("sound.wav", waveform.T.numpy(), config["sample_rate"])
  `;
}
