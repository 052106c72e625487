// ChatTTS: speech for dialogue; it loads the weights of its own repository, or copies of them.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example } from "../kit/tasks/record.ts";
import { SPOKEN } from "../kit/samples/inputs.ts";
import { TORCH_AUDIO } from "../kit/libraries/torch.ts";

export default defineLibrary({
  id: "chat_tts",
  prettyLabel: "ChatTTS",
  repoUrl: "https://github.com/2noise/ChatTTS.git",
  countDownloads: downloads.path("asset/GPT.pt"),
  install: { pip: ["ChatTTS", ...TORCH_AUDIO, "soundfile"] },
  snippets: (model) => ({ purpose: "Generate speech", code: speak(model) }),
});

const speak = (model: Model): Code => python`
  import ChatTTS
  import soundfile

  chat = ChatTTS.Chat()
  ${model.id === "2Noise/ChatTTS" ? original : copy(model)}
  waveforms = chat.infer([${example(model, "text") ?? SPOKEN}])

  soundfile.write("speech.wav", waveforms[0], 24000)
`;

const original = python`
  chat.load(source="huggingface", compile=False)
`;

const copy = (model: Model): Code<"python"> => python`
  from huggingface_hub import snapshot_download

  # ChatTTS refuses files whose checksums it does not know.
  chat.load(source="custom", custom_path=snapshot_download(${model.id}), compile=False)
`;
