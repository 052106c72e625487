// Pocket TTS: speech by small models that need no GPU; the package has names for its own weights, others need a
// config file.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example, filesOf } from "../kit/tasks/record.ts";
import { SPOKEN } from "../kit/samples/inputs.ts";

export default defineLibrary({
  id: "pocket-tts",
  prettyLabel: "Pocket-TTS",
  repoName: "PocketTTS",
  repoUrl: "https://github.com/kyutai-labs/pocket-tts",
  countDownloads: downloads.path("tts_b6369a24.safetensors"),
  install: { pip: ["pocket-tts"] },
  snippets: (model) => ({ purpose: "Generate speech", code: speak(model) }),
});

function speak(model: Model): Code {
  const described = filesOf(model)?.find((path) => /\.ya?ml$/.test(path));
  const isOwn = model.id.startsWith("kyutai/");
  const config =
    isOwn || described === undefined ? {} : { config: `hf://${model.id}/${described}` };
  // The named voices are for the package's own weights.
  const voice = "config" in config ? "hf://kyutai/tts-voices/alba-mackenna/casual.wav" : "alba";
  return python`
    from pocket_tts import TTSModel
    from scipy.io import wavfile

    ${isOwn || "config" in config ? python`` : unknown}
    model = TTSModel.load_model(${python.args([], config)})
    voice = model.get_state_for_audio_prompt(${voice})
    audio = model.generate_audio(voice, ${example(model, "text") ?? SPOKEN})

    wavfile.write("speech.wav", model.sample_rate, audio.numpy())
  `;
}

const unknown = python`
  # These are the package's own weights: others take config, the path of a YAML file that describes them.
`;
