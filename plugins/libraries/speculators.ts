// Speculators: draft models that make a larger model faster; vLLM serves the two together.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, sh } from "hubsmith/code";

export default defineLibrary({
  id: "speculators",
  prettyLabel: "Speculators",
  repoName: "speculators",
  repoUrl: "https://github.com/vllm-project/speculators",
  docsUrl: "https://docs.vllm.ai/projects/speculators/",
  install: { pip: ["vllm"] },
  snippets: (model) => ({ purpose: "Start a local server", code: serve(model) }),
});

// Its config has the target model, and the number of tokens per draft.
const serve = (model: Model): Code => sh`vllm serve ${model.id}`;
