// My App: an app that serves GGUF models.
import { defineApp } from "hubsmith";
import { openAiServer, runsGguf } from "hubsmith/apps";
import { sh } from "hubsmith/code";

export default defineApp({
  id: "my-app",
  label: "My App",
  summary: "Serves GGUF models.",
  docsUrl: "https://my-app.example/docs",
  readOn: "2026-11-25",
  installs: { linux: { pip: ["my-app"] }, macos: { brew: ["my-app"] } },
  // `runsGguf` finds the file; for the weights of Transformers, use `runsWeights`.
  runs: runsGguf(["chat"], ({ model, role, hf }) => ({
    commands: [{ purpose: "Start a server", code: sh`my-app serve ${hf}` }],
    ...openAiServer("http://localhost:9000", model.id, role),
  })),
});
