// VoiceCraft: speech in the voice of a recording, and edits of recordings. It runs from a clone of its code.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python, sh } from "hubsmith/code";
import { example } from "../kit/tasks/record.ts";
import { AUDIO_WORDS, SPOKEN } from "../kit/samples/inputs.ts";
import { RECORDING, fetched } from "../kit/libraries/sample-files.ts";
import { setUpFirst } from "../kit/libraries/set-up.ts";

export default defineLibrary({
  id: "voicecraft",
  prettyLabel: "VoiceCraft",
  repoUrl: "https://github.com/jasonppy/VoiceCraft",
  docsUrl: "https://github.com/jasonppy/VoiceCraft",
  snippets: (model) =>
    setUpFirst({ purpose: "Get the code", code: clone }, INSTALL, {
      purpose: "Clone a voice",
      code: speak(model),
    }),
});

const INSTALL = {
  apt: ["ffmpeg", "espeak-ng"],
  pip: [
    "torch==2.0.1",
    "torchaudio==2.0.2",
    "phonemizer==3.2.1",
    "torchmetrics==0.11.1",
    "datasets==2.16.0",
    "tensorboard==2.16.2",
    "audiocraft @ git+https://github.com/facebookresearch/audiocraft.git@c5157b5bf14bf83449c17ea1eeb66c19fb4bc7f0",
  ],
  note: "Take Python 3.9, for which these versions were chosen.",
};

const clone = sh`
  git clone https://github.com/jasonppy/VoiceCraft
  cd VoiceCraft
`;

const speak = (model: Model): Code => python`
  import torch
  import torchaudio
  from data.tokenizer import AudioTokenizer, TextTokenizer
  from huggingface_hub import hf_hub_download
  from inference_tts_scale import inference_one_sample
  from models import voicecraft

  device = "cuda" if torch.cuda.is_available() else "cpu"
  model = voicecraft.VoiceCraft.from_pretrained(${model.id})
  model.to(device).eval()
  codec = hf_hub_download("pyp1/VoiceCraft", "encodec_4cb2048_giga.th")
  audio_tokenizer = AudioTokenizer(signature=codec, device=device)
  text_tokenizer = TextTokenizer(backend="espeak")

  ${fetched(RECORDING)}
  recording = ${RECORDING.path}
  transcript = ${AUDIO_WORDS}
  text = ${example(model, "text") ?? SPOKEN}
  options = {
      "top_k": 0,
      "top_p": 0.8,
      "temperature": 1,
      "stop_repetition": 3,
      "kvcache": 1,
      "codec_audio_sr": 16000,
      "codec_sr": 50,
      "silence_tokens": [1388, 1898, 131],
      "sample_batch_size": 1,
  }
  _, speech = inference_one_sample(
      model,
      model.args,
      model.args.phn2num,
      text_tokenizer,
      audio_tokenizer,
      recording,
      f"{transcript} {text}",
      device,
      options,
      torchaudio.info(recording).num_frames,
  )

  torchaudio.save("speech.wav", speech[0].cpu(), 16000)
`;
