// Speculators: drafts that make a larger model answer faster; vLLM serves the two together.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, sh } from "hubsmith/code";

export default defineLibrary({
  id: "speculators",
  prettyLabel: "Speculators",
  repoName: "speculators",
  repoUrl: "https://github.com/vllm-project/speculators",
  docsUrl: "https://docs.vllm.ai/projects/speculators/",
  filter: false,
  install: { pip: ["vllm"] },
  snippets: (model) => ({ purpose: "Serve it on this computer", code: serve(model) }),
});

// Its config names the model that it drafts for, and how many tokens at a time.
function serve(model: Model): Code {
  return sh`vllm serve ${model.id}`;
}
