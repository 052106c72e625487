// audio.cpp: models of speech and sound in C++, each a folder of one repository.
import { absent, defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, sh } from "hubsmith/code";
import { nameOf } from "../kit/tasks/record.ts";
import { SPOKEN } from "../kit/samples/inputs.ts";

export default defineLibrary({
  id: "audio.cpp",
  prettyLabel: "audio.cpp",
  repoUrl: "https://github.com/0xShug0/audio.cpp",
  countDownloads: downloads.extension("gguf"),
  install: { apt: ["cmake", "espeak-ng"], pip: ["huggingface_hub"] },
  snippets: (model) =>
    /^audio\.cpp-gguf/i.test(nameOf(model))
      ? { purpose: "Generate speech", code: speak(model) }
      : ONE_FAMILY,
});

const ONE_FAMILY = absent({
  code: "other-options",
  reason: "The options of audio.cpp differ by the family of the model.",
  fix: "See the documents of audio.cpp for the family.",
});

const KOKORO = "Kokoro-82M-GGUF/kokoro-82m-q8_0.gguf";

// The repository has many models; this is a small one.
const speak = (model: Model): Code => sh`
  git clone --recurse-submodules https://github.com/0xShug0/audio.cpp
  cd audio.cpp
  # For a GPU: -DENGINE_ENABLE_CUDA=ON, and --backend cuda below.
  cmake -S . -B build
  cmake --build build -j --target audiocpp_cli

  hf download ${model.id} ${KOKORO} --local-dir models
  ${sh.command([
    sh`./build/bin/audiocpp_cli --task tts --family kokoro_tts`,
    sh`--model ${`models/${KOKORO}`}`,
    sh`--backend cpu`,
    sh`--language en-us`,
    sh`--voice-id af_heart`,
    sh`--text ${SPOKEN}`,
    sh`--out speech.wav`,
  ])}
`;
