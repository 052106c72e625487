// Chatterbox: speech in a given voice, by one of four types of models; the files show the type.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, type Hole, python } from "hubsmith/code";
import { example, filesOf } from "../kit/tasks/record.ts";
import { plainSpokenFor } from "../kit/samples/spoken.ts";
import { RECORDING, fetched } from "../kit/libraries/sample-files.ts";

export default defineLibrary({
  id: "chatterbox",
  prettyLabel: "Chatterbox",
  repoUrl: "https://github.com/resemble-ai/chatterbox",
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
        purpose: "Clone a voice",
        code: speak(model, kind, VOICE),
        ...kind.from,
      })),
  ],
});

interface Kind {
  readonly purpose: string;
  readonly module: string;
  readonly name: string;
  /** The file that shows the type. */
  readonly weights: string;
  readonly loading?: { readonly nano: true };
  readonly speaking?: Readonly<Record<string, Hole<"python">>>;
  /** Not in the published package yet. */
  readonly from?: { readonly install: { readonly pip: readonly string[] } };
}

const VOICE = { audio_prompt_path: RECORDING.path };

const STANDARD: Kind = {
  purpose: "Generate speech",
  module: "tts",
  name: "ChatterboxTTS",
  weights: "t3_cfg.safetensors",
};
const MULTILINGUAL: Kind = {
  purpose: "Generate speech in many languages",
  module: "mtl_tts",
  name: "ChatterboxMultilingualTTS",
  weights: "t3_mtl23ls_v2.safetensors",
  speaking: { language_id: "en" },
};
const TURBO: Kind = {
  purpose: "Generate speech",
  module: "tts_turbo",
  name: "ChatterboxTurboTTS",
  weights: "t3_turbo_v1.safetensors",
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
  const kinds = [STANDARD, MULTILINGUAL, TURBO, NANO].filter(({ weights }) =>
    files.includes(weights),
  );
  if (kinds.length > 0) return kinds;
  if (/nano/i.test(model.id)) return [NANO];
  return [/turbo/i.test(model.id) ? TURBO : STANDARD];
}

function speak(model: Model, kind: Kind, voice?: typeof VOICE): Code {
  const name = python.name(kind.name);
  const loading = { device: "cuda", ...kind.loading };
  const text = example(model, "text") ?? plainSpokenFor(model);
  return python`
    import soundfile
    from chatterbox.${python.name(kind.module)} import ${name}
    from huggingface_hub import snapshot_download

    folder = snapshot_download(${model.id})
    model = ${name}.from_local(${python.args([python`folder`], loading)})
    ${voice === undefined ? python`` : fetched(RECORDING)}
    waveform = model.generate(${python.args([text], { ...kind.speaking, ...voice })})

    soundfile.write("speech.wav", waveform[0].numpy(), model.sr)
  `;
}
