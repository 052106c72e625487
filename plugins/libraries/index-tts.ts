// IndexTTS: speech in the voice of a recording; each generation has its own class.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python, sh } from "hubsmith/code";
import { nameOf } from "../kit/tasks/record.ts";
import { SPOKEN } from "../kit/samples/inputs.ts";
import { RECORDING, fetched } from "../kit/libraries/sample-files.ts";
import { setUpFirst } from "../kit/libraries/set-up.ts";

export default defineLibrary({
  id: "index-tts",
  aliases: ["indextts"],
  prettyLabel: "IndexTTS",
  repoUrl: "https://github.com/index-tts/index-tts",
  snippets: (model) =>
    setUpFirst(
      { purpose: "Get the code", code: clone },
      { note: "Save this in the folder of the code, and run it with uv run python." },
      { purpose: "Clone a voice", code: speak(model) },
    ),
});

const clone = sh`
  pip install -U uv
  git lfs install
  git clone https://github.com/index-tts/index-tts
  cd index-tts
  git lfs pull
  uv sync --all-extras
`;

const speak = (model: Model): Code => python`
  from huggingface_hub import snapshot_download

  snapshot_download(${model.id}, local_dir="checkpoints")
  ${fetched(RECORDING)}
  ${spoken(nameOf(model))}
`;

// Names without a number are of the first generation.
function spoken(name: string): Code<"python"> {
  if (/2[._-]5/.test(name)) {
    return python`
      from indextts.infer_v2_5 import IndexTTS2

      tts = IndexTTS2(
          cfg_path="checkpoints/config.yaml", model_dir="checkpoints", use_bf16=True
      )
      tts.infer(spk_audio_prompt=${RECORDING.path}, text=${SPOKEN}, lang="EN", output_path="speech.wav")
    `;
  }
  if (/tts[-_]?v?2/i.test(name)) {
    return python`
      from indextts.infer_v2 import IndexTTS2

      tts = IndexTTS2(cfg_path="checkpoints/config.yaml", model_dir="checkpoints")
      tts.infer(spk_audio_prompt=${RECORDING.path}, text=${SPOKEN}, output_path="speech.wav")
    `;
  }
  return python`
    from indextts.infer import IndexTTS

    tts = IndexTTS(cfg_path="checkpoints/config.yaml", model_dir="checkpoints")
    tts.infer(${RECORDING.path}, ${SPOKEN}, "speech.wav")
  `;
}
