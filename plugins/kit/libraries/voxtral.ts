// Voxtral Realtime: transcribes speech; Transformers needs its tokenizer from mistral-common.
import type { LoadCode, Model } from "hubsmith";
import { python } from "hubsmith/code";
import { AUDIO } from "../tasks/sample-inputs.ts";
import { modelTypeOf } from "./transformers/evidence.ts";

export const isVoxtralRealtime = (model: Model): boolean =>
  modelTypeOf(model) === "voxtral_realtime";

/** Transcribes a recording. */
export function transcribe(model: Model): LoadCode {
  const code = python`
    from transformers import AutoProcessor, VoxtralRealtimeForConditionalGeneration
    from transformers.audio_utils import load_audio

    processor = AutoProcessor.from_pretrained(${model.id})
    model = VoxtralRealtimeForConditionalGeneration.from_pretrained(${python.args([model.id], { dtype: "auto", device_map: "auto" })})
    audio = load_audio(${AUDIO}, sampling_rate=16000)
    inputs = processor(audio, return_tensors="pt").to(model.device, dtype=model.dtype)
    outputs = model.generate(**inputs)

    print(processor.batch_decode(outputs, skip_special_tokens=True)[0])
  `;
  const pip = ["transformers[torch,audio]", "mistral-common[audio]"];
  return { purpose: "Transcribe audio", code, install: { pip } };
}
