// The server of llama-cpp-python.
import { absent, defineApp } from "hubsmith";
import { openAiServer, runsGgufFile } from "hubsmith/apps";
import { refuseProjector } from "../kit/apps/gguf.ts";
import { sh } from "hubsmith/code";

const INSTALL = ["llama-cpp-python[server]", "huggingface_hub"];

export default defineApp({
  id: "llama-cpp-python",
  label: "llama-cpp-python",
  summary: "Serves GGUF models with llama.cpp, from Python.",
  docsUrl: "https://llama-cpp-python.readthedocs.io/en/latest/server/",
  readOn: "2026-11-26",
  installs: {
    linux: { pip: INSTALL },
    macos: { pip: INSTALL },
    windows: { pip: INSTALL },
  },
  runs: runsGgufFile((source) => {
    const { model, role, path } = source;
    if (role === "rank")
      return absent({
        code: "other-task",
        reason: "It has no server for rankings.",
        fix: "Use llama.cpp.",
      });
    const embeds = role === "embed" ? sh` --embedding true` : sh``;
    return (
      refuseProjector(source) ?? {
        commands: [
          {
            purpose: "Start a server",
            code: sh`python3 -m llama_cpp.server --hf_model_repo_id ${model.id} --model ${path}${embeds}`,
          },
        ],
        ...openAiServer("http://localhost:8000", model.id, role),
      }
    );
  }),
});
