// Grok: the weights of xAI's first open model, for JAX on several GPUs.
import { absent, defineLibrary, downloads } from "hubsmith";
import { modelTypeOf } from "../kit/libraries/transformers/evidence.ts";
import { inference } from "../kit/libraries/vllm.ts";

export default defineLibrary({
  id: "grok",
  prettyLabel: "Grok",
  repoUrl: "https://github.com/xai-org/grok-1",
  countDownloads: downloads.any(
    downloads.path("ckpt/tensor00000_000"),
    downloads.path("ckpt-0/tensor00000_000"),
  ),
  // Some fine-tuned models of other types have the name, too.
  snippets: (model) => (modelTypeOf(model) === undefined ? OWN_CODE : inference(model)),
});

const OWN_CODE = absent({
  code: "own-code",
  reason: "Grok runs by its own code, on eight GPUs.",
  fix: "Use https://github.com/xai-org/grok-1.",
});
