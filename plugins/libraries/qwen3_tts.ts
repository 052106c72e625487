// Qwen3-TTS: speech in a preset voice, a described voice, or a copied voice; the name of a model says which.
import { defineLibrary, type LoadCode, type Model } from "hubsmith";
import { type Code, type Hole, python } from "hubsmith/code";
import { example } from "../kit/tasks/record.ts";
import { AUDIO } from "../kit/samples/inputs.ts";
import { knowsEnglish } from "../kit/tasks/languages.ts";
import { plainSpokenFor } from "../kit/samples/spoken.ts";
import { TORCH_AUDIO } from "../kit/libraries/torch.ts";

export default defineLibrary({
  id: "qwen3_tts",
  aliases: ["qwen-tts"],
  prettyLabel: "Qwen3-TTS",
  repoUrl: "https://github.com/QwenLM/Qwen3-TTS",
  install: { pip: ["qwen-tts", ...TORCH_AUDIO] },
  snippets: choose,
});

function choose(model: Model): LoadCode {
  const language = knowsEnglish(model) ? "English" : "Auto";
  const text = example(model, "text") ?? plainSpokenFor(model);
  if (/tokenizer/i.test(model.id))
    return { purpose: "Encode and decode audio", code: recode(model) };
  if (/voice-?design/i.test(model.id)) {
    const instruct = "An old man, hoarse and warm, who takes his time.";
    const code = speak(model, "generate_voice_design", { text, language, instruct });
    return { purpose: "Generate speech in a described voice", code };
  }
  if (/\bbase\b/i.test(model.id)) {
    // The transcript of the recording (ref_text) would make the voice more similar.
    const named = { text, language, ref_audio: AUDIO, x_vector_only_mode: true };
    return {
      purpose: "Clone a voice",
      code: speak(model, "generate_voice_clone", named),
    };
  }
  const named = { text, language, speaker: "Ryan" };
  // The small model does not support instructions.
  const instructed = /0\.6b/i.test(model.id) ? {} : { instruct: "Calm, as over a loudspeaker." };
  const code = speak(model, "generate_custom_voice", { ...named, ...instructed });
  return { purpose: "Generate speech with a built-in voice", code };
}

const speak = (
  model: Model,
  method: string,
  named: Readonly<Record<string, Hole<"python">>>,
): Code => python`
  import soundfile
  import torch
  from qwen_tts import Qwen3TTSModel

  # Meant for a GPU with CUDA; elsewhere leave device_map and dtype out.
  model = Qwen3TTSModel.from_pretrained(${model.id}, device_map="cuda:0", dtype=torch.bfloat16)
  waveforms, sample_rate = model.${python.name(method)}(${python.args([], named)})

  soundfile.write("speech.wav", waveforms[0], sample_rate)
`;

const recode = (model: Model): Code => python`
  import soundfile
  from qwen_tts import Qwen3TTSTokenizer

  tokenizer = Qwen3TTSTokenizer.from_pretrained(${model.id})
  encoded = tokenizer.encode(${AUDIO})
  waveforms, sample_rate = tokenizer.decode(encoded)

  soundfile.write("decoded.wav", waveforms[0], sample_rate)
`;
