// Moshi: Kyutai's speech models, which converse, translate, transcribe or speak. The end of a name is the runtime of
// the weights.
import {
  type Absence,
  absent,
  defineLibrary,
  downloads,
  type LoadCode,
  type Model,
} from "hubsmith";
import { type Code, python, sh } from "hubsmith/code";
import { SPOKEN } from "../kit/samples/inputs.ts";
import { RECORDING, fetched, fetchedInShell } from "../kit/libraries/sample-files.ts";

export default defineLibrary({
  id: "moshi",
  prettyLabel: "Moshi",
  repoUrl: "https://github.com/kyutai-labs/moshi",
  countDownloads: downloads.path("tokenizer-e351c8d8-checkpoint125.safetensors"),
  install: { pip: ["moshi", "sphn"] },
  snippets: (model) => {
    if (model.id.includes("-mlx")) return onMlx(model);
    if (model.id.includes("-candle")) return onCandle(model);
    return isPersonaPlex(model) ? onFork(model) : onPyTorch(model);
  },
});

const isPersonaPlex = ({ id, tags }: Model): boolean =>
  tags.includes("personaplex") || /personaplex/i.test(id);

// Its weights have another shape than those of Moshi.
const onFork = (model: Model): LoadCode => ({
  purpose: "Talk with the model",
  code: serve(model),
  install: {
    note: "Needs the codec Opus: sudo apt install libopus-dev",
    pip: ["moshi-personaplex @ git+https://github.com/NVIDIA/personaplex.git#subdirectory=moshi"],
  },
});

const isSpeaker = (model: Model): boolean =>
  model.pipeline_tag === "text-to-speech" || /\btts\b/.test(model.id);
const isListener = (model: Model): boolean =>
  model.pipeline_tag === "automatic-speech-recognition" || /\bstt\b/.test(model.id);

const french = sh`# french.wav is a recording of somebody who speaks French.`;

const CUDA = sh`# Needs a GPU with CUDA.`;

function onPyTorch(model: Model): readonly LoadCode[] {
  if (isSpeaker(model)) return [speak(model, sh`moshi.run_tts`, CUDA)];
  if (isListener(model)) {
    const code = sh`
      ${CUDA}
      ${fetchedInShell(RECORDING)}
      python -m moshi.run_inference --hf-repo ${model.id} --batch-size 1 ${RECORDING.path}
    `;
    return [{ purpose: "Transcribe audio", code }];
  }
  if (model.id.includes("hibiki")) {
    const code = sh`
      ${french}
      python -m moshi.run_inference --hf-repo ${model.id} --batch-size 1 french.wav english.wav
    `;
    return [{ purpose: "Translate audio", code }];
  }
  return [
    { purpose: "Talk with the model", code: serve(model) },
    { purpose: "Encode and decode audio", code: roundTrip(model) },
  ];
}

const serve = (model: Model): Code => sh`
  # Needs a GPU with CUDA. Open http://localhost:8998 when it is ready.
  python -m moshi.server --hf-repo ${model.id}
`;

const roundTrip = (model: Model): Code => python`
  import sphn
  import torch
  from huggingface_hub import hf_hub_download
  from moshi.models import loaders

  path = hf_hub_download(${model.id}, loaders.MIMI_NAME)
  mimi = loaders.get_mimi(path)

  ${fetched(RECORDING)}
  audio, _ = sphn.read(${RECORDING.path}, sample_rate=mimi.sample_rate)
  with torch.no_grad():
      codes = mimi.encode(torch.from_numpy(audio[:1])[None])
      decoded = mimi.decode(codes)

  sphn.write_wav("decoded.wav", decoded[0, 0].numpy(), mimi.sample_rate)
`;

// Only the name shows that a model is quantized; names without bits are bf16.
function onMlx(model: Model): readonly LoadCode[] {
  const install = { pip: ["moshi_mlx"] };
  if (isSpeaker(model)) return [{ ...speak(model, sh`moshi_mlx.run_tts`, sh``), install }];
  if (isListener(model)) {
    const code = sh`
      ${fetchedInShell(RECORDING)}
      python -m moshi_mlx.run_inference --hf-repo ${model.id} ${RECORDING.path}
    `;
    return [{ purpose: "Transcribe audio", code, install }];
  }
  if (model.id.includes("hibiki")) {
    const code = sh`
      ${french}
      python -m moshi_mlx.run_inference --hf-repo ${model.id} french.wav english.wav
    `;
    return [{ purpose: "Translate audio", code, install }];
  }
  return [
    { purpose: "Talk in the browser", code: talk(model, sh`moshi_mlx.local_web`), install },
    { purpose: "Talk in the terminal", code: talk(model, sh`moshi_mlx.local`), install },
  ];
}

function talk(model: Model, program: Code<"sh">): Code {
  const bits = /-q([48])/.exec(model.id)?.[1];
  return bits === undefined
    ? sh`python -m ${program} --hf-repo ${model.id}`
    : sh`python -m ${program} -q ${bits} --hf-repo ${model.id}`;
}

const VOICE = "expresso/ex03-ex01_happy_001_channel1_334s.wav";

function speak(model: Model, program: Code<"sh">, needs: Code<"sh">): LoadCode {
  const request = JSON.stringify({ turns: [SPOKEN], voices: [VOICE], id: "speech" });
  const code = sh`
    ${needs}
    printf '%s\n' ${request} >texts.jsonl
    python -m ${program} --hf-repo ${model.id} --out-folder speech texts.jsonl
  `;
  return { purpose: "Generate speech", code };
}

function onCandle(model: Model): LoadCode | Absence {
  if (isSpeaker(model) || isListener(model) || model.id.includes("hibiki")) {
    const reason = "The Rust program supports only dialogue models.";
    return absent({
      code: "other-model",
      reason,
      fix: "Read https://github.com/kyutai-labs/moshi/tree/main/rust.",
    });
  }
  const settings = model.id.includes("-q8") ? "config-q8.json" : "config.json";
  const code = sh`
    git clone https://github.com/kyutai-labs/moshi.git
    cd moshi/rust
    jq --arg repo ${model.id} '.hf_repo = $repo' ${`moshi-backend/${settings}`} >own.json

    # Open https://localhost:8998 when it is ready.
    cargo run --features cuda --bin moshi-backend -r -- --config own.json standalone
  `;
  return {
    purpose: "Talk with the model in Rust",
    code,
    install: { note: "Needs Rust, from https://rustup.rs, and jq." },
  };
}
