// VibeVoice: dialogues from scripts, streaming speech, and transcripts with speakers; three families of models share
// the name.
import type { LoadCode, Model } from "hubsmith";
import { type Code, python, sh } from "hubsmith/code";
import { SPOKEN } from "../samples/inputs.ts";
import { OTHER_RECORDING, RECORDING, fetched, fetchedInShell } from "./sample-files.ts";
import { namedTypeOf } from "./transformers/evidence.ts";

/** The programs of a model: each of the three families has its own. */
export function vibeVoice(model: Model): readonly LoadCode[] {
  if (model.pipeline_tag === "automatic-speech-recognition" || /\bASR\b/i.test(model.id)) {
    return [{ purpose: "Transcribe audio", code: transcribe(model), install: {} }];
  }
  if (/realtime|streaming/i.test(model.id)) {
    return [{ purpose: "Generate speech", code: stream(model), install: {} }];
  }
  return [{ purpose: "Generate a dialogue", code: speak(model), install: { pip: ["vibevoice"] } }];
}

/** Are the weights in the format of VibeVoice's own code? Those of Transformers have -hf in their name. */
export const isVibeVoice = (model: Model): boolean =>
  /^vibevoice(?:_streaming)?$/.test(namedTypeOf(model) ?? "") && !/-hf(?=[-_.]|$)/i.test(model.id);

const clone = (extra?: string): Code<"sh"> => sh`
  git clone https://github.com/microsoft/VibeVoice
  cd VibeVoice
  pip install -e ${extra === undefined ? "." : `.[${extra}]`}
`;

const transcribe = (model: Model): Code => sh`
  ${clone()}

  ${fetchedInShell(RECORDING)}
  ${sh.command([
    sh`python demo/vibevoice_asr_inference_from_file.py`,
    sh`--model_path ${model.id}`,
    sh`--audio_files ${RECORDING.path}`,
    sh`--attn_implementation sdpa`,
  ])}
`;

const stream = (model: Model): Code => sh`
  ${clone("streamingtts")}

  # This writes outputs/text_generated.wav.
  printf '%s\n' ${SPOKEN} >text.txt
  ${sh.command([
    sh`python demo/realtime_model_inference_from_file.py`,
    sh`--model_path ${model.id}`,
    sh`--txt_path text.txt`,
    sh`--speaker_name Carter`,
  ])}
`;

const speak = (model: Model): Code => python`
  import torch
  from vibevoice.modular.modeling_vibevoice_inference import VibeVoiceForConditionalGenerationInference
  from vibevoice.processor.vibevoice_processor import VibeVoiceProcessor

  processor = VibeVoiceProcessor.from_pretrained(${model.id})
  model = VibeVoiceForConditionalGenerationInference.from_pretrained(
      ${model.id},
      torch_dtype=torch.bfloat16,
      device_map="cuda",
  )

  script = ${`Speaker 1: ${SPOKEN}\nSpeaker 2: Then we have an hour for dinner.`}
  ${fetched(RECORDING)}
  ${fetched(OTHER_RECORDING)}
  voices = [${RECORDING.path}, ${OTHER_RECORDING.path}]
  inputs = processor(text=[script], voice_samples=[voices], return_tensors="pt")
  inputs = inputs.to("cuda")
  output = model.generate(**inputs, cfg_scale=1.3, tokenizer=processor.tokenizer)

  processor.save_audio(output.speech_outputs[0], output_path="dialogue.wav")
`;
