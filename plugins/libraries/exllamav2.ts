// ExLlamaV2: quantized language models (EXL2) on consumer GPUs; its successor ExLlamaV3 reads other files.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example } from "../kit/tasks/record.ts";
import { BEGINNING } from "../kit/tasks/sample-inputs.ts";

export default defineLibrary({
  id: "exllamav2",
  aliases: ["exl2"],
  prettyLabel: "ExLlamaV2",
  repoName: "exllamav2",
  repoUrl: "https://github.com/turboderp-org/exllamav2",
  filter: false,
  install: {
    pip: ["exllamav2", "huggingface_hub"],
    note: "PyTorch for your CUDA comes first, and the CUDA toolkit, with which this compiles itself.",
  },
  snippets: (model) => ({ purpose: "Generate text", code: complete(model) }),
});

function complete(model: Model): Code {
  return python`
    from exllamav2 import ExLlamaV2, ExLlamaV2Cache, ExLlamaV2Config, ExLlamaV2Tokenizer
    from exllamav2.generator import ExLlamaV2DynamicGenerator
    from huggingface_hub import snapshot_download

    # Where sizes are branches, name one: revision="4.0bpw".
    config = ExLlamaV2Config(snapshot_download(${model.id}))
    model = ExLlamaV2(config)
    cache = ExLlamaV2Cache(model, max_seq_len=8192, lazy=True)
    model.load_autosplit(cache)
    tokenizer = ExLlamaV2Tokenizer(config)
    generator = ExLlamaV2DynamicGenerator(
        model=model, cache=cache, tokenizer=tokenizer, paged=False
    )

    prompt = ${example(model, "text") ?? BEGINNING}
    print(generator.generate(prompt=prompt, max_new_tokens=100, add_bos=True))
  `;
}
