// Mamba: language models with a state instead of attention; its kernels are for CUDA.
import { absent, defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { filesOf, nameOf } from "../kit/tasks/record.ts";
import { BEGINNING } from "../kit/samples/inputs.ts";

const INSTALL = {
  note: "PyTorch with CUDA has to be installed before: this is built with it",
  pip: ["--no-build-isolation", "mamba-ssm"],
};
// No release has Mamba-3.
const FROM_SOURCE = ["--no-build-isolation", "git+https://github.com/state-spaces/mamba.git"];
const isThird = (model: Model): boolean => /^mamba-?3(?!\d)/i.test(nameOf(model));

export default defineLibrary({
  id: "mamba-ssm",
  prettyLabel: "MambaSSM",
  repoUrl: "https://github.com/state-spaces/mamba",
  install: INSTALL,
  snippets: (model) => {
    const { pipeline_tag: task = "text-generation" } = model;
    return task === "text-generation"
      ? {
          purpose: "Generate text",
          code: generate(model),
          install: isThird(model) ? { ...INSTALL, pip: FROM_SOURCE } : INSTALL,
        }
      : OTHER_TASK;
  },
});

const OTHER_TASK = absent({
  code: "other-task",
  reason: "The package has layers for the model, and only its own code builds the model from them.",
  fix: "See the model card for its code.",
});

// Most repositories have no tokenizer: the first models were trained with that of GPT-NeoX, and Mamba-3 with Llama's.
function generate(model: Model): Code {
  const files = filesOf(model);
  const hasTokenizer = files?.some((path) => /^tokenizer(_config)?\.json$/.test(path)) ?? false;
  const usual = isThird(model) ? "meta-llama/Llama-3.1-8B" : "EleutherAI/gpt-neox-20b";
  const dtype = isThird(model) ? python`torch.bfloat16` : python`torch.float16`;
  return python`
    import torch
    from mamba_ssm import MambaLMHeadModel
    from transformers import AutoTokenizer

    tokenizer = AutoTokenizer.from_pretrained(${hasTokenizer ? model.id : usual})
    # Needs a GPU with CUDA; the weights are a pickle, which can run code.
    model = MambaLMHeadModel.from_pretrained(${python.args([model.id], { device: "cuda", dtype })})
    input_ids = tokenizer(${BEGINNING}, return_tensors="pt").input_ids.to("cuda")
    output = model.generate(input_ids, max_length=64)

    print(tokenizer.decode(output[0]))
  `;
}
