// Chatterbox: speech in a given voice, by one of four kinds of models, which the files tell.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example, filesOf } from "../shared/record.ts";
import { SPOKEN } from "../shared/samples.ts";
import { RECORDING, fetched } from "./shared/sample-files.ts";

export default defineLibrary({
  id: "chatterbox",
  prettyLabel: "Chatterbox",
  repoName: "Chatterbox",
  repoUrl: "https://github.com/resemble-ai/chatterbox",
  filter: false,
  countDownloads: downloads.path("tokenizer.json"),
  install: { pip: ["chatterbox-tts"] },
  snippets: (model) => [
    ...kindsOf(model).map((kind) => ({
      purpose: kind.purpose,
      code: speak(model, kind),
      ...kind.from,
    })),
    ...kindsOf(model)
      .slice(0, 1)
      .map((kind) => ({
        purpose: "Speak with a voice to copy",
        code: speak(model, kind, VOICE),
        ...kind.from,
      })),
  ],
});

interface Kind {
  readonly purpose: string;
  readonly module: string;
  readonly name: string;
  /** The file that tells it, and those that it needs. */
  readonly weights: string;
  readonly files: readonly string[];
  readonly loading?: { readonly nano: true };
  readonly speaking?: { readonly language_id: string };
  /** What the published package does not have yet. */
  readonly from?: { readonly install: { readonly pip: readonly string[] } };
}

const FORMATS = ["*.safetensors", "*.json", "*.txt", "*.pt"];
const VOICE = { audio_prompt_path: RECORDING.path };

const STANDARD: Kind = {
  purpose: "Speak a text",
  module: "tts",
  name: "ChatterboxTTS",
  weights: "t3_cfg.safetensors",
  files: [
    "ve.safetensors",
    "t3_cfg.safetensors",
    "s3gen.safetensors",
    "tokenizer.json",
    "conds.pt",
  ],
};
const MULTILINGUAL: Kind = {
  purpose: "Speak a text in one of many languages",
  module: "mtl_tts",
  name: "ChatterboxMultilingualTTS",
  weights: "t3_mtl23ls_v2.safetensors",
  files: ["ve.pt", "t3_mtl23ls_v2.safetensors", "s3gen.pt", "*.json", "conds.pt"],
  speaking: { language_id: "en" },
};
const TURBO: Kind = {
  purpose: "Speak a text",
  module: "tts_turbo",
  name: "ChatterboxTurboTTS",
  weights: "t3_turbo_v1.safetensors",
  files: FORMATS,
};
const NANO: Kind = {
  ...TURBO,
  weights: "t3_nano_v1.safetensors",
  loading: { nano: true },
  from: {
    install: { pip: ["chatterbox-tts @ git+https://github.com/resemble-ai/chatterbox.git"] },
  },
};

function kindsOf(model: Model): readonly Kind[] {
  const files = filesOf(model) ?? [];
  const found = [STANDARD, MULTILINGUAL, TURBO, NANO].filter(({ weights }) =>
    files.includes(weights),
  );
  if (found.length > 0) return found;
  if (/nano/i.test(model.id)) return [NANO];
  return [/turbo/i.test(model.id) ? TURBO : STANDARD];
}

function speak(model: Model, kind: Kind, voice?: typeof VOICE): Code {
  const name = python.name(kind.name);
  const device = python`device`;
  return python`
    import soundfile
    import torch
    from chatterbox.${python.name(kind.module)} import ${name}
    from huggingface_hub import snapshot_download

    device = "cuda" if torch.cuda.is_available() else "cpu"
    folder = snapshot_download(${model.id}, allow_patterns=${kind.files})
    model = ${name}.from_local(${python.args([python`folder`], { device, ...kind.loading })})
    text = ${example(model, "text") ?? SPOKEN}
    ${voice === undefined ? python`` : fetched(RECORDING)}
    waveform = model.generate(${python.args([python`text`], { ...kind.speaking, ...voice })})

    soundfile.write("speech.wav", waveform[0].numpy(), model.sr)
  `;
}
