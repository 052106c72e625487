// memra: an engine for language models on recent NVIDIA GPUs, as a command and as a server with OpenAI's API.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, sh } from "hubsmith/code";
import { filesOf } from "../kit/tasks/record.ts";
import { ASKED } from "../kit/samples/inputs.ts";

export default defineLibrary({
  id: "memra",
  prettyLabel: "memra",
  repoUrl: "https://github.com/avifenesh/memra",
  snippets: (model) => [
    { purpose: "Install", code: installed() },
    { purpose: "Run one prompt in the terminal", code: ask(model) },
    { purpose: "Start a local server", code: serve(model) },
  ],
});

const installed = (): Code => sh`
  # This needs Linux and an NVIDIA GPU with CUDA 13. Read the script before it is run.
  curl -fsSLO https://raw.githubusercontent.com/avifenesh/memra/main/tools/install.sh
  sh install.sh
  export PATH="$HOME/.local/bin:$PATH"
`;

const ask = (model: Model): Code => sh`MEMRA_CHAT=1 run-gen ${specOf(model)} --prompt ${ASKED}`;

const serve = (model: Model): Code => sh`MEMRA_MODELS=${`model=${specOf(model)}`} memra-server`;

// With several files, a part of the file name selects one.
function specOf(model: Model): string {
  const files = filesOf(model)?.filter((path) => path.endsWith(".gguf")) ?? [];
  const isChoice = files.length > 1 && files.some((path) => path.includes("Q4_K_M"));
  return isChoice ? `hf:${model.id}:Q4_K_M` : `hf:${model.id}`;
}
