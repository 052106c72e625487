// ESPnet: speech recognition and synthesis; the tags of a model say which of the two it is for.
import { defineLibrary, type LoadCode, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example } from "../kit/tasks/record.ts";
import { SPOKEN } from "../kit/samples/inputs.ts";
import { missing } from "../kit/libraries/missing.ts";
import { fetched, recordingFor } from "../kit/libraries/sample-files.ts";
import { PICKLE } from "../kit/libraries/warnings.ts";
import { withWeights } from "../kit/libraries/weights.ts";

export default defineLibrary({
  id: "espnet",
  prettyLabel: "ESPnet",
  repoUrl: "https://github.com/espnet/espnet",
  docsUrl: "https://huggingface.co/docs/hub/espnet",
  filter: true,
  tasks: ["text-to-speech", "automatic-speech-recognition"],
  hostedInferenceTasks: ["text-to-speech", "automatic-speech-recognition"],
  install: { pip: ["espnet", "espnet_model_zoo", "soundfile"] },
  snippets: withWeights(choose),
});

function choose(model: Model): LoadCode {
  if (model.tags.includes("text-to-speech")) {
    return { purpose: "Generate speech", code: speak(model) };
  }
  return model.tags.includes("automatic-speech-recognition")
    ? { purpose: "Transcribe audio", code: transcribe(model) }
    : missing(unknown);
}

const unknown = python`
  # unknown model type (must be text-to-speech or automatic-speech-recognition)
`;

// Models with several voices need a voice: a number, a vector or a recording.
const speak = (model: Model): Code => python`
  import soundfile
  from espnet2.bin.tts_inference import Text2Speech

  ${PICKLE}
  model = Text2Speech.from_pretrained(${model.id})
  speech = model(${example(model, "text") ?? SPOKEN})["wav"]

  soundfile.write("speech.wav", speech.cpu().numpy(), model.fs)
`;

const transcribe = (model: Model): Code => python`
  import soundfile
  from espnet2.bin.asr_inference import Speech2Text

  ${PICKLE}
  model = Speech2Text.from_pretrained(${model.id})
  ${fetched(recordingFor(model))}
  speech, rate = soundfile.read(${recordingFor(model).path})
  text, *_ = model(speech)[0]

  print(text)
`;
