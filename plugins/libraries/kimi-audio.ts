// Kimi-Audio: speech in and out; it transcribes a recording, or answers it in text and sound.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python, sh } from "hubsmith/code";
import { OTHER_RECORDING, RECORDING, fetched } from "../kit/libraries/sample-files.ts";
import { setUpFirst } from "../kit/libraries/set-up.ts";
import { BUILD_TOOLS, TORCH_AUDIO } from "../kit/libraries/torch.ts";

export default defineLibrary({
  id: "kimi-audio",
  prettyLabel: "KimiAudio",
  repoUrl: "https://github.com/MoonshotAI/Kimi-Audio",
  snippets: (model) =>
    setUpFirst(
      { purpose: "Install PyTorch and FlashAttention first", code: before },
      { pip: ["git+https://github.com/MoonshotAI/Kimi-Audio.git", "soundfile"] },
      { purpose: "Transcribe audio", code: transcribe(model) },
      { purpose: "Answer a spoken question", code: answer(model) },
    ),
});

// It depends on FlashAttention, which is built with the installed PyTorch, so pip cannot install both in one command.
const before = sh`
  pip install -U ${sh.join(
    [...TORCH_AUDIO, ...BUILD_TOOLS].map((name) => sh`${name}`),
    " ",
  )}
  pip install -U --no-build-isolation flash-attn
`;

const transcribe = (model: Model): Code => python`
  from kimia_infer.api.kimia import KimiAudio

  ${NEEDS}
  model = KimiAudio(model_path=${model.id}, load_detokenizer=False)
  ${fetched(RECORDING)}
  request = "Please transcribe the following audio:"
  messages = [
      {"role": "user", "message_type": "text", "content": request},
      {"role": "user", "message_type": "audio", "content": ${RECORDING.path}},
  ]
  _, text = model.generate(
      messages, output_type="text", text_temperature=0.0, text_top_k=5
  )

  print(text)
`;

const answer = (model: Model): Code => python`
  import soundfile
  from kimia_infer.api.kimia import KimiAudio

  ${NEEDS}
  model = KimiAudio(model_path=${model.id}, load_detokenizer=True)
  ${fetched(OTHER_RECORDING)}
  messages = [{"role": "user", "message_type": "audio", "content": ${OTHER_RECORDING.path}}]
  waveform, text = model.generate(
      messages,
      output_type="both",
      audio_temperature=0.8,
      audio_top_k=10,
      text_temperature=0.0,
      text_top_k=5,
  )

  print(text)
  soundfile.write("answer.wav", waveform.detach().cpu().view(-1).numpy(), 24000)
`;

const NEEDS = python`
  # This needs a GPU with CUDA, and runs Python code of the repository.
`;
