// Qwen3-ASR in its first format, which only its own package loads; Transformers loads repositories with -hf in their name.
import type { LoadCode, Model } from "hubsmith";
import { python } from "hubsmith/code";
import { AUDIO, AUDIO_WORDS } from "../../kit/samples/inputs.ts";
import { nameOf } from "../../kit/tasks/record.ts";
import { audioFor } from "../../kit/libraries/sample-files.ts";
import { modelTypeOf } from "../../kit/libraries/transformers/evidence.ts";

export const isQwenAsr = (model: Model): boolean =>
  modelTypeOf(model) === "qwen3_asr" && !/-hf(?=[-_.]|$)/i.test(nameOf(model));

const INSTALL = { pip: ["qwen-asr"] };

/** Transcribes a recording, or finds the times of its words. */
export function listen(model: Model): LoadCode {
  if (/aligner/i.test(nameOf(model))) {
    const code = python`
      from qwen_asr import Qwen3ForcedAligner

      model = Qwen3ForcedAligner.from_pretrained(${python.args([model.id], { dtype: "auto", device_map: "auto" })})
      words = model.align(${python.args([], { audio: AUDIO, text: AUDIO_WORDS, language: "English" })})[0]

      for word in words:
          print(word.text, word.start_time, word.end_time)
    `;
    return { purpose: "Find the times of words", code, install: INSTALL };
  }
  const code = python`
    from qwen_asr import Qwen3ASRModel

    model = Qwen3ASRModel.from_pretrained(${python.args([model.id], { dtype: "auto", device_map: "auto" })})
    results = model.transcribe(${python.args([], { audio: audioFor(model) })})

    print(results[0].text)
  `;
  return { purpose: "Transcribe audio", code, install: INSTALL };
}
