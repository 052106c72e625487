// Vui: conversational speech with breaths and hesitations. Newer models copy a recorded voice; the first ones have
// their own classes.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { filesOf } from "../kit/tasks/record.ts";
import { AUDIO_WORDS, SPOKEN } from "../kit/samples/inputs.ts";
import { RECORDING, fetched } from "../kit/libraries/sample-files.ts";
import { CUDA } from "../kit/libraries/warnings.ts";

export default defineLibrary({
  id: "vui",
  prettyLabel: "Vui",
  repoUrl: "https://github.com/vui-ai/vui",
  countDownloads: downloads.extension("pt"),
  install: {
    apt: ["ffmpeg"],
    pip: ["vui @ git+https://github.com/fluxions-ai/vui"],
    note: "Take the version of Python that requires-python names in its pyproject.toml: it asks for one alone.",
  },
  snippets: (model) => {
    const file = filesOf(model)?.find((path) => path.includes("100m") && path.endsWith(".pt"));
    const current = filesOf(model)?.find((path) => /^vui.*\.safetensors$/.test(path));
    return file !== undefined && current === undefined
      ? { purpose: "Generate speech", code: speakLegacy(model, file) }
      : { purpose: "Clone a voice", code: speak(model, current) };
  },
});

const speak = (model: Model, file = "vui-nano.safetensors"): Code => python`
  ${CUDA}
  import torch
  from huggingface_hub import hf_hub_download
  from torchcodec.decoders import AudioDecoder
  from torchcodec.encoders import AudioEncoder
  from vui.engine import Engine, GenConfig, Segment
  from vui.qwen_codec import SAMPLE_RATE, QwenCodecEncoder

  engine = Engine(hf_hub_download(${model.id}, ${file}))
  encoder = QwenCodecEncoder.from_pretrained().cuda().float().eval()

  ${fetched(RECORDING)}
  decoder = AudioDecoder(${RECORDING.path}, sample_rate=SAMPLE_RATE, num_channels=1)
  waveform = decoder.get_all_samples().data.cuda()
  with torch.inference_mode():
      codes = encoder.encode(waveform[None])[0, : engine.Q].T.long()
  with engine.new_row() as row:
      row.prefill([Segment(${AUDIO_WORDS}, codes)])
      _, audio = row.render(${SPOKEN}, GenConfig(temperature=0.7))

  AudioEncoder(audio[0].cpu().float(), sample_rate=SAMPLE_RATE).to_file("speech.wav")
`;

const speakLegacy = (model: Model, file: string): Code => python`
  from huggingface_hub import hf_hub_download
  from torchcodec.encoders import AudioEncoder
  from vui.legacy import Vui, render

  model = Vui.from_pretrained(hf_hub_download(${model.id}, ${file})).eval()
  audio = render(model, ${SPOKEN})

  AudioEncoder(audio[0].cpu().float(), sample_rate=22050).to_file("speech.wav")
`;
