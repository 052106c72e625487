// llama-cpp-python: the server of the Python bindings of llama.cpp.
import { defineApp } from "hubsmith";
import { openAiServer, runsGgufFile } from "hubsmith/apps";
import { sh } from "hubsmith/code";

export default defineApp({
  id: "llama-cpp-python",
  label: "llama-cpp-python",
  summary: "Serves GGUF models with OpenAI's API, as a Python package.",
  docsUrl: "https://llama-cpp-python.readthedocs.io/en/latest/server/",
  readOn: "2026-11-26",
  installs: {
    linux: { pip: ["llama-cpp-python[server]"] },
    macos: { pip: ["llama-cpp-python[server]"] },
    windows: { pip: ["llama-cpp-python[server]"] },
  },
  runs: runsGgufFile(
    ({ model, role, path }) => ({
      commands: [
        {
          purpose: "Start a server",
          // The file is a pattern.
          code: sh`python -m llama_cpp.server --hf_model_repo_id ${model.id} --model ${path.replaceAll(/[[*?]/g, "[$&]")}${role === "embed" ? sh` --embedding true` : sh``}`,
        },
      ],
      ...openAiServer("http://localhost:8000", model.id, role),
    }),
    { roles: ["chat", "embed"], oneFile: true },
  ),
});
