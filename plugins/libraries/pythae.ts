// pythae: variational autoencoders of many kinds, with samplers that generate new data.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { filesOf } from "../kit/tasks/record.ts";

export default defineLibrary({
  id: "pythae",
  prettyLabel: "pythae",
  repoUrl: "https://github.com/clementchadebec/benchmark_VAE",
  install: { pip: ["pythae", "huggingface_hub"] },
  snippets: (model) => ({ purpose: "Generate samples", code: generate(model) }),
});

// A custom architecture is saved as a pickle next to the weights.
function generate(model: Model): Code {
  const isPickled = filesOf(model)?.some((path) => /^(en|de)coder\.pkl$/.test(path)) ?? false;
  const named = isPickled ? { allow_pickle: true } : {};
  return python`
    from pythae.models import AutoModel
    from pythae.samplers import NormalSampler

    ${isPickled ? warning : python``}
    model = AutoModel.load_from_hf_hub(${python.args([model.id], named)})
    sampler = NormalSampler(model=model)
    sampler.sample(num_samples=4, output_dir="samples")
  `;
}

const warning = python`
  # encoder.pkl and decoder.pkl are pickles, and can run code: load those of authors you trust.
`;
