// Supertonic: fast speech on devices, with ONNX Runtime, in one of ten voices of each model.
import { defineLibrary, type Install, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example } from "../kit/tasks/record.ts";
import { SPOKEN } from "../kit/samples/inputs.ts";

export default defineLibrary({
  id: "supertonic",
  prettyLabel: "Supertonic",
  repoUrl: "https://github.com/supertone-inc/supertonic",
  install: { pip: ["supertonic"] },
  snippets: (model) => ({ purpose: "Generate speech", code: speak(model), ...moreOf(model) }),
});

// The package has names for its own models, and downloads them itself.
const nameOf = ({ id }: Model): string | undefined =>
  /^Supertone\/(supertonic(?:-[23])?)$/.exec(id)?.[1];

const moreOf = (model: Model): { readonly install?: Install } =>
  nameOf(model) === undefined ? { install: { pip: ["supertonic", "huggingface_hub"] } } : {};

function speak(model: Model): Code {
  const name = nameOf(model);
  const text = example(model, "text");
  const style = python`style`;
  // The language of an example is unknown.
  const spoken =
    text === undefined ? python.args([SPOKEN, style], { lang: "en" }) : python.args([text, style]);
  return python`
    ${name === undefined ? local(model) : named(name)}
    style = tts.get_voice_style("M1")
    waveform, _ = tts.synthesize(${spoken})

    tts.save_audio(waveform, "speech.wav")
  `;
}

const named = (name: string): Code<"python"> => python`
  from supertonic import TTS

  tts = TTS(${name})
`;

const local = (model: Model): Code<"python"> => python`
  from huggingface_hub import snapshot_download
  from supertonic import TTS

  tts = TTS(model_dir=snapshot_download(${model.id}), auto_download=False)
`;
