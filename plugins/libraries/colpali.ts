// ColPali: ranks pages by their appearance; each family of base models has its own classes.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { ASKED_OF, DOCUMENT, IMAGE } from "../kit/samples/inputs.ts";

export default defineLibrary({
  id: "colpali",
  prettyLabel: "ColPali",
  repoUrl: "https://github.com/ManuelFay/colpali",
  countDownloads: downloads.path("adapter_config.json"),
  install: { pip: ["colpali-engine", "accelerate"] },
  snippets: (model) => ({ purpose: "Rank pages", code: rank(model) }),
});

type Classes = readonly [model: string, processor: string];

const PALI: Classes = ["ColPali", "ColPaliProcessor"];

// The first one that matches the names of the model and its base; some names begin with others.
const FAMILIES: readonly (readonly [sign: RegExp, classes: Classes])[] = [
  [/omni/i, ["ColQwen2_5Omni", "ColQwen2_5OmniProcessor"]],
  [/qwen-?3[._]5/i, ["ColQwen3_5", "ColQwen3_5Processor"]],
  [/qwen-?3/i, ["ColQwen3", "ColQwen3Processor"]],
  [/qwen-?2[._]5/i, ["ColQwen2_5", "ColQwen2_5_Processor"]],
  [/qwen/i, ["ColQwen2", "ColQwen2Processor"]],
  [/smol|idefics/i, ["ColIdefics3", "ColIdefics3Processor"]],
  [/modernvbert/i, ["ColModernVBert", "ColModernVBertProcessor"]],
  // PaliGemma is no Gemma 3, although the size of a model may follow its name: paligemma-3b.
  [/pali/i, PALI],
  [/col-?gemma|gemma-?3/i, ["ColGemma3", "ColGemmaProcessor3"]],
];

function familyOf({ id, tags }: Model): Classes | undefined {
  const names = [id, ...tags.filter((tag) => tag.startsWith("base_model:"))];
  return FAMILIES.find(([sign]) => names.some((name) => sign.test(name)))?.[1];
}

function rank(model: Model): Code {
  const family = familyOf(model);
  const [name, processor] = family ?? PALI;
  const classes = python`${python.name(name)}, ${python.name(processor)}`;
  return python`
    from urllib.request import urlopen

    import torch
    from colpali_engine.models import ${classes}
    from PIL import Image

    ${family === undefined ? unnamed : python``}
    model = ${python.name(name)}.from_pretrained(${model.id}, dtype=torch.bfloat16, device_map="auto").eval()
    processor = ${python.name(processor)}.from_pretrained(${model.id})

    urls = ${[DOCUMENT, IMAGE]}
    pages = [Image.open(urlopen(url)).convert("RGB") for url in urls]
    images = processor.process_images(pages).to(model.device)
    queries = processor.process_queries([${ASKED_OF.document}]).to(model.device)
    with torch.no_grad():
        scores = processor.score_multi_vector(model(**queries), model(**images))

    print(scores)
  `;
}

const unnamed = python`
  # The record names no family: take the class of your model's.
`;
