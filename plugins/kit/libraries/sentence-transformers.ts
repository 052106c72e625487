// Sentence Transformers: the type of a model decides the class that loads it and how it is called; also for records of
// Transformers, which returns raw tensors.
import { type Install, type LoadCode, type Model, textIn, valueIn } from "hubsmith";
import { type Code, python, type ValueObject } from "hubsmith/code";
import { languagesIn } from "../tasks/languages.ts";
import { example, filesOf, nameOf } from "../tasks/record.ts";
import { DOCUMENT, IMAGE } from "../samples/inputs.ts";
import { sentencesFor } from "../samples/compared.ts";
import { passagesFor, queryFor } from "../samples/passages.ts";
import { baseModelOf } from "../catalog/base-model.ts";
import { trust, warning } from "./custom-code.ts";
import { rank } from "./pylate.ts";
import {
  isOnnxEmbedder,
  isReranker,
  modelTypeOf,
  namedTypeOf,
  splitsJapanese,
} from "./transformers/evidence.ts";
import { familyOf } from "./transformers/families.ts";
import { TYPES } from "./transformers/types.ts";

/** Loads an embedder or a reranker, and uses it. */
export function sentences(model: Model): LoadCode {
  const snippet = isOnnxEmbedder(model)
    ? { purpose: "Compare sentences", code: compare(model) }
    : choose(model);
  return { ...snippet, install: snippet.install ?? installFor(model) };
}

function installFor(model: Model): Install {
  const versions = `${splitsJapanese(model) ? "[ja]" : ""}${familyOf(model)?.versions ?? ""}`;
  const extra = isOnnxEmbedder(model) ? "[onnx]" : isOfImages(model) ? "[image]" : "";
  return {
    pip: [
      `sentence-transformers${extra}`,
      ...(versions === "" ? [] : [`transformers${versions}`]),
      ...(model.tags.includes("compressed-tensors") ? ["compressed-tensors"] : []),
      ...(readsWords(model) && !isReranker(model) ? ["pyvi"] : []),
      ...CODE_NEEDS.flatMap(([family, name]) => (family.test(model.id) ? [name] : [])),
    ],
  };
}

// Packages that the custom code of a family imports.
const CODE_NEEDS: readonly (readonly [family: RegExp, name: string])[] = [
  [/jina-embeddings-v3|jina-reranker-v2|nomic-embed.{0,60}moe/i, "einops"],
  [/jina-embeddings-v[45]/i, "peft"],
  [/jina-embeddings-v4/i, "torchvision"],
];

const isOfImages = (model: Model): boolean =>
  TYPES["image-text-to-text"]!.has(modelTypeOf(model) ?? "");

// Families that were trained for questions and passages; Sentence Transformers has their prompts from the repositories.
const RETRIEVERS =
  /arctic-embed|coderankembed|embedding-?gemma|gte-qwen2|harrier-oss|instructor-(?:base|large|xl)|ms-?marco|multi-qa|nomic-embed-code|qwen3-embedding|sfr-embedding-(?:mistral|2)/i;

const WITH_IMAGES: Install = { pip: ["sentence-transformers[image]"] };

function choose(model: Model): LoadCode {
  const { pipeline_tag: task = "" } = model;
  const names = new Set([...model.tags, task]);
  const has = (...tags: readonly string[]): boolean => tags.some((tag) => names.has(tag));
  if (has("PyLate")) {
    return { purpose: "Rank passages", code: rank(model), install: { pip: ["pylate"] } };
  }
  if (has("multi-vector", "late-interaction", "ColBERT", "colbert")) {
    return has("visual-document-retrieval")
      ? {
          purpose: "Rank pages",
          code: multiVector(model, "Where are the parrots?", PAGES),
          install: { pip: ["sentence-transformers[image]", "peft"] },
        }
      : {
          purpose: "Rank passages",
          code: multiVector(model, queryFor(model), passagesFor(model)),
        };
  }
  if (has("cross-encoder", "text-ranking") || isReranker(model) || isClassifier(model)) {
    if (infers(model)) return { purpose: "Compare two texts", code: infer(model) };
    return /[-_]vl[-_]/i.test(model.id)
      ? { purpose: "Rank pages", code: crossEncoder(model, "Where are the parrots?", PAGES) }
      : {
          purpose: "Rank passages",
          code: crossEncoder(model, queryFor(model), passagesFor(model)),
        };
  }
  if (has("sparse-encoder", "splade")) {
    return { purpose: "Retrieve passages", code: retrieve(model, "SparseEncoder") };
  }
  const isClip = (has("clip") || task === "image-feature-extraction") && seesImages(model);
  if (isClip || isOfImages(model)) {
    return { purpose: "Compare an image and texts", code: images(model), install: WITH_IMAGES };
  }
  const retrieves = has("retrieval", "information-retrieval", "semantic-search");
  return retrieves || RETRIEVERS.test(nameOf(model))
    ? { purpose: "Retrieve passages", code: retrieve(model) }
    : { purpose: "Compare sentences", code: compare(model) };
}

// Its outputs are the scores of labels, and not that of one relation.
const infers = ({ id, tags }: Model): boolean =>
  /(?:^|[-_/])[amsx]?nli(?![a-z])/i.test(id) ||
  tags.some((tag) => ["nli", "natural-language-inference"].includes(tag));

// Older rerankers are tagged as classifiers, because they have the same head; SetFit has a separate head.
const isClassifier = ({ config, pipeline_tag: task = "" }: Model): boolean =>
  textIn(config, "architectures", 0)?.endsWith("ForSequenceClassification") ??
  /^(?:text|zero-shot)-classification$/.test(task);

// A text model may be tagged like the model of images that it was trained with; its files say which it is.
function seesImages(model: Model): boolean {
  const files = filesOf(model);
  return (
    files?.some((path) =>
      /preprocessor_config\.json$|processor_config\.json$|CLIPModel\//.test(path),
    ) ?? !/multilingual/i.test(nameOf(model))
  );
}

const PAGES: readonly string[] = [DOCUMENT, IMAGE];

/** Compares sentences, in the backend of the weights. */
export function compare(model: Model, backend?: string): Code {
  const sentences = readsWords(model)
    ? python`${python.requires("pyvi.ViTokenizer", "tokenize")}[tokenize(sentence) for sentence in sentences]`
    : python`sentences`;
  return python`
    ${load("SentenceTransformer", model, backend)}
    sentences = ${sentencesOf(model)}
    embeddings = model.encode(${python.args([sentences], adapterOf(model))})

    print(embeddings.shape)
    print(model.similarity(embeddings, embeddings))
  `;
}

// Models made from PhoBERT, the RoBERTa of Vietnamese, read words whose syllables are joined.
const readsWords = (model: Model): boolean =>
  /phobert/i.test(`${model.id} ${baseModelOf(model) ?? ""}`) ||
  (namedTypeOf(model) === "roberta" && languagesIn(model).join() === "vi");

// Families with an adapter for each task, in repositories that contain all of them.
const adapterOf = (model: Model): ValueObject =>
  /jina-embeddings-v[345](?:-text)?(?:-nano|-small)?$/i.test(model.id)
    ? { task: "text-matching" }
    : {};

function sentencesOf(model: Model): readonly string[] {
  const first = example(model, "source_sentence");
  const others = valueIn(model.widgetData?.[0], "sentences");
  const texts = Array.isArray(others) ? others.filter((text) => typeof text === "string") : [];
  return first !== undefined && texts.length > 0 ? [first, ...texts] : sentencesFor(model);
}

// Models of this kind may embed queries and documents differently; others embed both in the same way.
function retrieve(model: Model, name = "SentenceTransformer"): Code {
  const query = queryFor(model);
  const passages = passagesFor(model);
  const prompts = PROMPTS.find(({ family }) => family.test(nameOf(model)));
  return python`
    ${load(name, model)}
    query = model.encode_query(${python.args([query], prompts?.query)})
    passages = model.encode_document(${python.args([passages], prompts?.passages)})

    print(query.shape, passages.shape)
    print(model.similarity(query, passages))
  `;
}

interface Prompts {
  readonly family: RegExp;
  readonly query: ValueObject;
  readonly passages?: ValueObject;
}

// Families whose repositories do not have the prompts that they were trained with.
const PROMPTS: readonly Prompts[] = [
  {
    family: /^instructor-/i,
    query: { prompt: "Represent the question for retrieving supporting documents: " },
    passages: { prompt: "Represent the document for retrieval: " },
  },
  { family: /^harrier-oss/i, query: { prompt_name: "web_search_query" } },
  {
    family: /^coderankembed/i,
    query: { prompt: "Represent this query for searching relevant code: " },
  },
];

const images = (model: Model): Code => python`
  ${load("SentenceTransformer", model)}
  image = model.encode(${IMAGE})
  texts = model.encode(["two parrots", "a bowl of soup"])

  print(image.shape, texts.shape)
  print(model.similarity(image, texts))
`;

const crossEncoder = (model: Model, query: string, passages: readonly string[]): Code => python`
  ${load("CrossEncoder", model)}
  passages = ${passages}
  ranking = model.rank(${query}, passages, return_documents=True)

  print(ranking)
`;

const infer = (model: Model): Code => python`
  ${load("CrossEncoder", model)}
  scores = model.predict([("A man plays a guitar.", "Nobody makes music.")])

  print([model.config.id2label[label] for label in scores.argmax(axis=1)])
`;

const multiVector = (model: Model, query: string, documents: readonly string[]): Code => python`
  ${load("MultiVectorEncoder", model)}
  queries = model.encode_query([${query}])
  documents = model.encode_document(${documents})

  print(model.similarity(queries, documents))
`;

const load = (
  name: string,
  model: Model,
  backend = isOnnxEmbedder(model) ? "onnx" : undefined,
): Code<"python"> => python`
  from sentence_transformers import ${python.name(name)}

  ${warning(model)}
  model = ${python.name(name)}(${python.args([model.id], { ...(backend === undefined ? {} : { backend }), ...trust(model) })})
`;
