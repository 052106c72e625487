// The server of llama-cpp-python.
import { defineApp } from "hubsmith";
import { contextFlag, openAiServer, runsGgufFile, sameInstall } from "hubsmith/apps";
import { sh } from "hubsmith/code";

const INSTALL = ["llama-cpp-python[server]", "huggingface_hub"];

export default defineApp({
  id: "llama-cpp-python",
  label: "llama-cpp-python",
  summary: "Serves GGUF models with llama.cpp, from Python.",
  docsUrl: "https://llama-cpp-python.readthedocs.io/en/latest/server/",
  readOn: "2026-11-26", // Its options: llama-cpp-python 0.3.36, read on 2026-12-01.
  installs: sameInstall({ pip: INSTALL }),
  runs: runsGgufFile(
    ["chat", "embed"],
    ({ model, role, path, context }) => {
      const embeds = role === "embed" ? sh` --embedding true` : sh``;
      return {
        commands: [
          {
            purpose: "Start a server",
            // The path is a pattern, and one that begins with a dash would be an option.
            code: sh`python -m llama_cpp.server --hf_model_repo_id ${model.id} --model ${path.replaceAll(/[[*?]|^-/g, "[$&]")}${contextFlag("--n_ctx", context)}${embeds}`,
          },
        ],
        // llama-cpp-python 0.3.36 has no other wire formats. Read on 2026-12-01.
        ...openAiServer("http://localhost:8000", model.id, role),
      };
    },
    { projectors: false },
  ),
});
