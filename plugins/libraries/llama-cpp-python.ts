// llama-cpp-python: llama.cpp in Python; downloads a file of the repository, and chats or completes a text.
import { defineLibrary, type Model, textIn } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { askedFor } from "../kit/samples/asked.ts";
import { beginningFor } from "../kit/samples/beginnings.ts";
import { forFnmatch } from "../kit/formats/gguf-programs.ts";
import { taggedFormat } from "../kit/formats/common-files.ts";
import { chosenModel, projectorOf, unreadable } from "../kit/formats/gguf-repository.ts";
import { ggufOf } from "../kit/libraries/gguf-files.ts";
import { thinks } from "../kit/libraries/thinking.ts";
import { imageFor, seesImages } from "../kit/libraries/gguf-images.ts";
import { withWeights } from "../kit/libraries/weights.ts";

export default defineLibrary({
  id: "llama-cpp-python",
  prettyLabel: "llama-cpp-python",
  repoUrl: "https://github.com/abetlen/llama-cpp-python",
  install: { pip: ["llama-cpp-python", "huggingface_hub"] },
  snippets: withWeights((model) => {
    const reason = unreadable(ggufOf(model));
    if (reason !== undefined) return reason;
    if (seesImages(model)) {
      return { purpose: "Ask about an image", code: see(model) };
    }
    return converses(model)
      ? { purpose: "Chat", code: chat(model) }
      : { purpose: "Generate text", code: complete(model) };
  }),
});

// A file with a chat template is for chats, even without the tag.
const converses = ({ tags, gguf }: Model): boolean =>
  tags.includes("conversational") || Boolean(textIn(gguf, "chat_template"));

const chat = (model: Model): Code => python`
  from llama_cpp import Llama

  ${load(model, thinks(model) ? { n_ctx: 8192 } : {})}
  ${model.pipeline_tag === "text-generation" ? python`` : general}
  output = llm.create_chat_completion(messages=[{"role": "user", "content": ${askedFor(model)}}])

  print(output["choices"][0]["message"]["content"])
`;

// A question that is good for any chat.
const general = python`
  # No input example has been defined for this model task.
`;

const complete = (model: Model): Code => python`
  from llama_cpp import Llama

  ${load(model)}
  output = llm(${beginningFor(model)}, max_tokens=512, echo=True)

  print(output["choices"][0]["text"])
`;

// Images need a second file, the projector.
function see(model: Model): Code {
  const { url, question } = imageFor(model);
  const file = chosenModel(ggufOf(model));
  const projector = file === undefined ? undefined : projectorOf(ggufOf(model), file);
  return python`
    from llama_cpp import Llama
    from llama_cpp.llama_chat_format import MTMDChatHandler

    handler = MTMDChatHandler.from_pretrained(${python.args([], { repo_id: model.id, filename: projector ?? "*mmproj*" })})
    ${load(model, { chat_handler: python`handler`, n_ctx: 4096 })}
    content = [
        {"type": "image_url", "image_url": {"url": ${url}}},
        {"type": "text", "text": ${question}},
    ]
    output = llm.create_chat_completion(messages=[{"role": "user", "content": content}])

    print(output["choices"][0]["message"]["content"])
  `;
}

function load(
  model: Model,
  more: { readonly chat_handler?: Code<"python">; readonly n_ctx?: number } = {},
): Code<"python"> {
  const chosen = chosenModel(ggufOf(model));
  const usual = `*${taggedFormat(model) ?? "Q4_K_M"}.gguf`;
  const [file = usual, ...parts] = chosen === undefined ? [] : forFnmatch(chosen);
  const named = {
    repo_id: model.id,
    filename: file,
    ...(parts.length === 0 ? {} : { additional_files: parts }),
    ...more,
  };
  return python`
    ${file.startsWith("*") ? python`# The pattern must fit one file of the repository.` : python``}
    llm = Llama.from_pretrained(${python.args([], named)})
  `;
}
