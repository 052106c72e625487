// Cartesia PyTorch: two types of state space language models, Rene and Llamba, each with a tokenizer of another
// model.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python, sh } from "hubsmith/code";
import { example } from "../kit/tasks/record.ts";
import { BEGINNING } from "../kit/samples/inputs.ts";
import { setUpFirst } from "../kit/libraries/set-up.ts";

const NEEDS = "Needs Linux and a GPU with CUDA.";
// Its setup installs the same versions itself.
const FROM_SOURCE = {
  pip: [
    "cartesia-pytorch @ git+https://github.com/cartesia-ai/edge.git#subdirectory=cartesia-pytorch",
  ],
  note: NEEDS,
};

const RELEASED = {
  pip: [
    "--no-build-isolation",
    "torch==2.4.0",
    "causal-conv1d==1.4.0",
    "mamba-ssm==2.2.2",
    "flash-attn==2.6.3",
    "einops",
    "transformers<4.50",
    "cartesia-pytorch==0.0.1",
  ],
  note: `${NEEDS} 0.0.1 is the last release on PyPI with code in it.`,
};

// Needed to build the kernels.
const TORCH = {
  purpose: "Install PyTorch first",
  code: sh`
    # This version of PyTorch is for Python 3.8 to 3.12.
    pip install -U torch==2.4.0 packaging ninja psutil setuptools wheel
  `,
};

export default defineLibrary({
  id: "cartesia_pytorch",
  prettyLabel: "Cartesia Pytorch",
  repoUrl: "https://github.com/cartesia-ai/cartesia_pytorch",
  snippets: (model) => {
    const isLlamba = /llamba/i.test(model.id);
    const code = isLlamba ? llamba(model) : rene(model);
    const install = isLlamba ? FROM_SOURCE : RELEASED;
    return setUpFirst(TORCH, install, { purpose: "Generate text", code });
  },
});

const rene = (model: Model): Code => python`
  from cartesia_pytorch import ReneLMHeadModel
  from transformers import AutoTokenizer

  model = ReneLMHeadModel.from_pretrained(${model.id})
  model.half().cuda()
  tokenizer = AutoTokenizer.from_pretrained("allenai/OLMo-1B-hf")
  ${write(model)}
`;

function llamba(model: Model): Code {
  const size = /([138])b/i.exec(model.id)?.[1] ?? "1";
  const tokenizer = size === "8" ? "meta-llama/Llama-3.1-8B" : `meta-llama/Llama-3.2-${size}B`;
  return python`
    import torch
    from cartesia_pytorch.Llamba.llamba import LlambaLMHeadModel
    from transformers import AutoTokenizer

    model = LlambaLMHeadModel.from_pretrained(${model.id}).to("cuda", torch.bfloat16)
    # The tokenizer is gated: accept its license on the Hub, and log in.
    tokenizer = AutoTokenizer.from_pretrained(${tokenizer})
    ${write(model)}
  `;
}

const write = (model: Model): Code<"python"> => python`
  inputs = tokenizer([${example(model, "text") ?? BEGINNING}], return_tensors="pt")
  outputs = model.generate(inputs.input_ids.cuda(), max_length=50, top_k=100, top_p=0.99)

  print(tokenizer.batch_decode(outputs, skip_special_tokens=True)[0])
`;
