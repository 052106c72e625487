// Voxtral: transcribes speech; Transformers needs its tokenizer from mistral-common.
import type { LoadCode, Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { spokenIn } from "../tasks/languages.ts";
import { audioFor } from "./sample-files.ts";
import { modelTypeOf } from "./transformers/evidence.ts";

export const isVoxtral = (model: Model): boolean =>
  modelTypeOf(model) === "voxtral" || isRealtime(model);

export const isRealtime = (model: Model): boolean => modelTypeOf(model) === "voxtral_realtime";

/** Transcribes a recording. */
export function transcribe(model: Model): LoadCode {
  const named = isRealtime(model)
    ? "VoxtralRealtimeForConditionalGeneration"
    : "VoxtralForConditionalGeneration";
  const code = python`
    from transformers import AutoProcessor, ${python.name(named)}

    processor = AutoProcessor.from_pretrained(${model.id})
    model = ${python.name(named)}.from_pretrained(${python.args([model.id], { dtype: "auto", device_map: "auto" })})
    ${isRealtime(model) ? streamed(model) : requested(model)}
  `;
  const pip = ["transformers[torch,audio]", "mistral-common[audio]"];
  return { purpose: "Transcribe audio", code, install: { pip } };
}

const streamed = (model: Model): Code<"python"> => python`
  ${python.requires("transformers.audio_utils", "load_audio")}
  audio = load_audio(${audioFor(model)}, sampling_rate=16000)
  inputs = processor(audio, return_tensors="pt").to(model.device, dtype=model.dtype)
  outputs = model.generate(**inputs)

  print(processor.batch_decode(outputs, skip_special_tokens=True)[0])
`;

const requested = (model: Model): Code<"python"> => python`
  inputs = processor.apply_transcription_request(${python.args([], { language: spokenIn(model), audio: audioFor(model), model_id: model.id })})
  inputs = inputs.to(model.device, dtype=model.dtype)
  outputs = model.generate(**inputs, max_new_tokens=500)
  written = outputs[:, inputs["input_ids"].shape[-1] :]

  print(processor.batch_decode(written, skip_special_tokens=True)[0])
`;
