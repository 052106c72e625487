// FunASR: speech to text, and other sounds in a recording.
import { absent, defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { audioFor } from "../kit/libraries/sample-files.ts";
import { TORCH_AUDIO } from "../kit/libraries/torch.ts";

export default defineLibrary({
  id: "funasr",
  prettyLabel: "FunASR",
  repoUrl: "https://github.com/modelscope/FunASR",
  docsUrl: "https://www.funasr.com",
  install: { pip: ["funasr", ...TORCH_AUDIO] },
  snippets: (model) => {
    const task = model.pipeline_tag ?? "automatic-speech-recognition";
    if (task === "automatic-speech-recognition") {
      return { purpose: "Transcribe audio", code: hear(model) };
    }
    const reason = `What FunASR takes for ${task} differs by model.`;
    return absent({ code: "other-task", reason, fix: "Read the model card." });
  },
});

// SenseVoice writes the language, feelings and sounds as marks in the text.
const writesMarks = ({ id }: Model): boolean => /sensevoice/i.test(id);

function hear(model: Model): Code {
  if (writesMarks(model)) {
    const options = { input: audioFor(model), language: "auto", use_itn: true };
    return python`
      from funasr import AutoModel
      from funasr.utils.postprocess_utils import rich_transcription_postprocess

      model = AutoModel(${python.args([], { model: model.id, hub: "hf" })})
      result = model.generate(${python.args([], options)})

      print(rich_transcription_postprocess(result[0]["text"]))
    `;
  }
  return python`
    from funasr import AutoModel

    model = AutoModel(${python.args([], { model: model.id, hub: "hf" })})

    print(model.generate(${audioFor(model)}))
  `;
}
