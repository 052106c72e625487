// Hezar: models for Persian for many tasks with one class, and word embeddings with another.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example, filesOf } from "../kit/tasks/record.ts";
import { PICTURE, RECORDING, fetched, type SampleFile } from "../kit/libraries/sample-files.ts";
import { PICKLE } from "../kit/libraries/warnings.ts";

export default defineLibrary({
  id: "hezar",
  prettyLabel: "Hezar",
  repoUrl: "https://github.com/hezarai/hezar",
  docsUrl: "https://hezarai.github.io/hezar",
  countDownloads: downloads.any(
    downloads.path("model_config.yaml"),
    downloads.path("embedding/embedding_config.yaml"),
  ),
  install: { pip: ["hezar"] },
  snippets: (model) => {
    if (isEmbedding(model)) {
      const install = { pip: ["hezar[embeddings]"] };
      return { purpose: "Find similar words", code: alike(model), install };
    }
    switch (model.pipeline_tag) {
      case "text-classification":
        return { purpose: "Classify text", code: predict(model, OPINION) };
      case "token-classification":
        return { purpose: "Label words", code: predict(model, NAMES) };
      case "fill-mask":
        return { purpose: "Fill in a masked word", code: fill(model) };
      case "text-generation":
      case "text2text-generation":
      case "summarization":
      case "translation":
        return { purpose: "Generate text", code: predict(model, NAMES) };
      case "automatic-speech-recognition":
        return {
          purpose: "Transcribe audio",
          code: predictFile(model, RECORDING),
          install: { pip: ["hezar[audio]"] },
        };
      case "image-to-text":
        return {
          purpose: "Describe an image",
          code: predictFile(model, PICTURE),
          install: { pip: ["hezar[vision]"] },
        };
      case "object-detection":
      case "image-segmentation":
        return {
          purpose: "Detect text in an image",
          code: boxes(model),
          install: { pip: ["hezar[vision]"] },
        };
      default:
        return { purpose: "Load the model", code: show(model) };
    }
  },
});

/** The film was very good. */
const OPINION = "فیلم خیلی خوب بود";
/** Maryam went from Tehran to Shiraz yesterday. */
const NAMES = "مریم دیروز از تهران به شیراز رفت";
/** Tehran is the capital of this country, without the capital. */
const GAP = ["تهران ", " این کشور است"] as const;
/** A river. */
const WORD = "رودخانه";

const isEmbedding = (model: Model): boolean =>
  filesOf(model)?.includes("embedding/embedding_config.yaml") ??
  /fasttext|word2vec/i.test(model.id);

const alike = (model: Model): Code => python`
  from hezar.embeddings import Embedding

  # The vectors are a pickle, which can run code: load those of authors you trust.
  embedding = Embedding.load(${model.id})

  print(embedding.most_similar(${WORD}))
`;

const predict = (model: Model, text: string): Code => python`
  ${load(model)}
  output = model.predict([${example(model, "text") ?? text}])

  print(output)
`;

function fill(model: Model): Code {
  const text = GAP.join(model.mask_token ?? "<mask>");
  return python`
    ${load(model)}
    output = model.predict([${example(model, "text") ?? text}], top_k=3)

    print(output)
  `;
}

const predictFile = (model: Model, file: SampleFile): Code => python`
  ${load(model)}
  ${fetched(file)}
  output = model.predict(${file.path})

  print(output)
`;

const boxes = (model: Model): Code => python`
  ${python.requires("hezar.utils", "draw_boxes")}
  ${python.requires("hezar.utils", "load_image")}
  ${load(model)}
  ${fetched(PICTURE)}
  image = load_image(${PICTURE.path})
  output = model.predict(image)

  draw_boxes(image, output[0]["boxes"]).save("boxes.png")
`;

const show = (model: Model): Code => python`
  ${load(model)}

  print(model)
`;

const load = (model: Model): Code<"python"> => python`
  from hezar.models import Model

  ${PICKLE}
  model = Model.load(${model.id})
`;
