// ExLlamaV2: quantized language models (EXL2) on consumer GPUs; its successor ExLlamaV3 reads other files.
import { defineLibrary, isConversational, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example, nameOf } from "../kit/tasks/record.ts";
import { askedFor } from "../kit/samples/asked.ts";
import { beginningFor } from "../kit/samples/beginnings.ts";
import { tokensFor } from "../kit/libraries/thinking.ts";
import { isNamedChat } from "../kit/tasks/chats.ts";

const NOTE =
  "PyTorch for your CUDA comes first, and the CUDA toolkit, with which this compiles itself.";

export default defineLibrary({
  id: "exllamav2",
  aliases: ["exl2"],
  prettyLabel: "ExLlamaV2",
  repoName: "exllamav2",
  repoUrl: "https://github.com/turboderp-org/exllamav2",
  install: { pip: ["exllamav2", "huggingface_hub"], note: NOTE },
  snippets: (model) =>
    // The weights are often in branches, so that the Hub sees no template.
    isConversational(model) || isNamedChat(nameOf(model))
      ? {
          purpose: "Chat",
          code: ask(model),
          install: { pip: ["exllamav2", "transformers", "huggingface_hub"], note: NOTE },
        }
      : { purpose: "Generate text", code: complete(model) },
});

// ExLlamaV2 reads no chat template, and one of several end tokens.
const ask = (model: Model): Code => python`
  ${python.requires("transformers", "AutoTokenizer")}
  ${load(model)}

  chat = AutoTokenizer.from_pretrained(config.model_dir)
  messages = [{"role": "user", "content": ${example(model, "text") ?? askedFor(model)}}]
  prompt = chat.apply_chat_template(messages, tokenize=False, add_generation_prompt=True)
  text = generator.generate(
      prompt=prompt,
      encode_special_tokens=True,
      max_new_tokens=${tokensFor(model, 512)},
      stop_conditions=[chat.eos_token_id],
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
`;
