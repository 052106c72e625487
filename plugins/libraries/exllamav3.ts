// ExLlamaV3: quantized language models (EXL3) on consumer GPUs.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example } from "../kit/tasks/record.ts";
import { askedFor } from "../kit/samples/asked.ts";
import { beginningFor } from "../kit/samples/beginnings.ts";
import { tokensFor } from "../kit/libraries/thinking.ts";

export default defineLibrary({
  id: "exllamav3",
  aliases: ["exl3"],
  prettyLabel: "ExLlamaV3",
  repoName: "exllamav3",
  repoUrl: "https://github.com/turboderp-org/exllamav3",
  install: {
    pip: ["exllamav3", "transformers", "huggingface_hub"],
    note: "PyTorch for your CUDA comes first, and the CUDA toolkit, with which this compiles itself.",
  },
  snippets: (model) =>
    model.tags.includes("conversational")
      ? { purpose: "Chat", code: ask(model) }
      : { purpose: "Generate text", code: complete(model) },
});

const ask = (model: Model): Code => python`
  ${load(model)}

  messages = [{"role": "user", "content": ${example(model, "text") ?? askedFor(model)}}]
  text = generator.generate(
      prompt=tokenizer.hf_render_chat_template(messages),
      encode_special_tokens=True,
      max_new_tokens=${tokensFor(model, 512)},
      stop_conditions=config.eos_token_id_list,
      completion_only=True,
  )

  print(text)
`;

const complete = (model: Model): Code => python`
  ${load(model)}

  prompt = ${example(model, "text") ?? beginningFor(model)}
  print(generator.generate(prompt=prompt, max_new_tokens=100, add_bos=True))
`;

const load = (model: Model): Code<"python"> => python`
  from exllamav3 import Cache, Config, Generator, Model, Tokenizer
  from huggingface_hub import snapshot_download

  # Where sizes are branches, name one: revision="4.0bpw".
  config = Config.from_directory(snapshot_download(${model.id}))
  model = Model.from_config(config)
  cache = Cache(model, max_num_tokens=8192)
  model.load()
  tokenizer = Tokenizer.from_config(config)
  generator = Generator(model=model, cache=cache, tokenizer=tokenizer)
`;
