// Each kind is found in a planted record with a faulty program, and is the only one found.
import { expect, test } from "vitest";
import type { HubRecord } from "../../support/hub-records.ts";
import { factsOf, type Printed, type Program } from "./facts.ts";
import { kinds } from "./kinds.ts";

type Fields = Omit<HubRecord, "id"> & { readonly id?: string };

const loading = (text: string, install = "", by = "transformers"): Partial<Printed> => ({
  load: [{ by, install, text }],
});
const calling = (text: string): Partial<Printed> => ({
  load: [{ by: "transformers", install: "", text: "load()" }],
  calls: [{ by: "huggingface_hub", install: "", text }],
});
const TRANSFORMERS = "from transformers import AutoModel, pipeline\n";
const DOWNLOAD: Program = { by: "huggingface_hub", install: "", text: "hf download acme/otter" };
const PARROTS = "https://example.com/parrots.png";
const tagged = (...tags: readonly string[]): Fields => ({ tags });
const classOf = (type: string, name: string): Readonly<Record<string, unknown>> => ({
  model_type: type,
  architectures: [name],
});

const PLANTED: Readonly<Record<string, readonly [Fields, Partial<Printed>]>> = {
  "an encoder generates text": [
    { config: classOf("bert", "BertModel") },
    loading(`${TRANSFORMERS}pipe = pipeline("text-generation")`),
  ],
  "an encoder for masks does not fill them": [
    { config: classOf("bert", "BertForMaskedLM") },
    loading(`${TRANSFORMERS}AutoModel.from_pretrained()`),
  ],
  "ELECTRA's discriminator has another class": [
    { config: classOf("electra", "ElectraForPreTraining") },
    loading(`${TRANSFORMERS}AutoModel.from_pretrained()`),
  ],
  "ColBERT without PyLate": [tagged("ColBERT", "safetensors"), loading("AutoModel()")],
  "the record's class is not loaded": [
    { transformersInfo: { auto_model: "AutoModelForMaskedLM" } },
    loading(`${TRANSFORMERS}AutoModel.from_pretrained()`),
  ],
  "thinking is cut": [
    { id: "acme/Qwen3-8B", ...tagged("conversational") },
    loading("pipe(messages, max_new_tokens=200)"),
  ],
  "an English recording for another language": [
    { ...tagged("is"), pipeline_tag: "automatic-speech-recognition" },
    loading('pipe("https://example.com/asr_dummy/1.flac")'),
  ],
  "a comment alone": [
    { library_name: "transformers", ...tagged("transformers", "safetensors", "vitmatte") },
    { load: [{ by: "transformers", install: "", text: "# Type of model unknown" }, DOWNLOAD] },
  ],
  "custom vision code with a guessed class": [
    tagged("internvl_chat", "custom_code"),
    loading(`${TRANSFORMERS}AutoModel.from_pretrained()`),
  ],
  "DeepSeek-OCR without infer": [
    { id: "acme/DeepSeek-OCR", ...tagged("custom_code") },
    loading(`${TRANSFORMERS}AutoModel.from_pretrained()`),
  ],
  "native code is loaded as custom code": [
    tagged("kimi_k25"),
    loading(`${TRANSFORMERS}AutoModel.from_pretrained(trust_remote_code=True)`),
  ],
  "old custom code with Transformers 5": [
    { ...tagged("custom_code"), lastModified: "2024-05-01" },
    loading(`${TRANSFORMERS}AutoModel.from_pretrained(trust_remote_code=True)`, "transformers"),
  ],
  "Chronos without its library": [
    { id: "acme/chronos-bolt-base", pipeline_tag: "time-series-forecasting" },
    loading("forecast()"),
  ],
  "a known type without a program": [tagged("safetensors", "qwen2"), { load: [DOWNLOAD] }],
  "text goes into an encoder of pictures or sounds": [
    tagged("wav2vec2"),
    loading("from transformers import AutoTokenizer"),
  ],
  "a model of pairs reads text alone": [
    tagged("siglip"),
    loading(`${TRANSFORMERS}pipe = pipeline("feature-extraction")`),
  ],
  "CLAP does not classify sounds": [
    tagged("clap"),
    loading(`${TRANSFORMERS}AutoModel.from_pretrained()`),
  ],
  "E5 without its prefix": [{ id: "acme/e5-base" }, loading('encode("The ferry leaves at noon.")')],
  "Nomic without its prefix": [
    { id: "acme/nomic-embed-text-v1" },
    loading('encode("The ferry leaves at noon.")'),
  ],
  "a tagger of another field reads about Ada Lovelace": [
    { ...tagged("medical"), pipeline_tag: "token-classification" },
    loading('pipe("Ada Lovelace met Charles Babbage.")'),
  ],
  "proteins, DNA or molecules read sentences": [
    tagged("esm"),
    loading('pipe("The ferry leaves at noon.")'),
  ],
  "labels are not in the picture": [
    { pipeline_tag: "zero-shot-image-classification" },
    loading(`pipe("${PARROTS}", candidate_labels=["cat", "dog"])`),
  ],
  "English for another language": [tagged("te"), loading('encode("The ferry leaves at noon.")')],
  "an embedder or reranker as raw tensors": [
    tagged("sentence-transformers", "bert"),
    loading(`${TRANSFORMERS}AutoModel.from_pretrained()`),
  ],
  "an adapter is not loaded with its base": [
    { library_name: "peft", ...tagged("base_model:adapter:acme/base") },
    loading("AutoModel.from_pretrained()"),
  ],
  "an adapter of a chat model completes": [
    { library_name: "peft", ...tagged("base_model:adapter:acme/base-chat") },
    loading('AutoPeftModelForCausalLM()\nmodel.generate("Once")'),
  ],
  "a LoRA is loaded whole": [
    { id: "acme/otter-lora", ...tagged("base_model:acme/base") },
    loading(`${TRANSFORMERS}AutoModel.from_pretrained()`),
  ],
  "the obsolete task conversational": [{}, loading('pipeline("conversational")')],
  "an instructed model completes": [
    { id: "acme/otter-instruct", pipeline_tag: "text-generation" },
    loading('pipeline("text-generation")("Once")'),
  ],
  "compressed-tensors installs another package": [
    tagged("compressed-tensors"),
    loading(`${TRANSFORMERS}AutoModel.from_pretrained()`, "pip install transformers autoawq"),
  ],
  "faster-whisper by another library": [{ id: "acme/faster-whisper-large" }, loading("load()")],
  "Qwen3-ASR without qwen_asr": [
    { id: "acme/Qwen3-ASR-1.7B" },
    loading(`${TRANSFORMERS}AutoModel.from_pretrained()`),
  ],
  "Kokoro without its library": [{ id: "acme/Kokoro-82M" }, loading("load()")],
  "UniDepth without its library": [{ id: "acme/unidepth-v2" }, loading("load()")],
  "CLIPSeg does not segment": [
    tagged("clipseg"),
    loading(`${TRANSFORMERS}AutoModel.from_pretrained()`),
  ],
  "ColPali with another class": [{ id: "acme/colpaligemma-3b" }, loading("load()")],
  "MLC without its library": [{ id: "acme/otter-MLC" }, loading("load()")],
  "custom code in Sentence Transformers is not trusted": [
    tagged("custom_code"),
    loading("SentenceTransformer()", "", "sentence-transformers"),
  ],
  "a chat model completes": [
    { ...tagged("conversational"), pipeline_tag: "text-generation" },
    loading('pipeline("text-generation")("Once")'),
  ],
  "a provider for files that nobody hosts": [
    { library_name: "transformers", ...tagged("transformers", "gguf") },
    calling("client.chat.completions.create()"),
  ],
  "gated without evidence": [{ gated: false }, loading("# This repository is gated\nload()")],
  "the wrapper instead of the answer": [
    { pipeline_tag: "translation" },
    calling("result = client.translation()\nprint(result)"),
  ],
  "bits of a GGUF label are unknown": [{}, { labels: [{ label: "Q3_K_XL", isKnown: false }] }],
  "a GGUF of pictures is asked with text alone": [
    { ...tagged("gguf"), pipeline_tag: "image-text-to-text" },
    loading("llama-cli -hf acme/otter -p 'Name three rivers.'", "", "llama.cpp"),
  ],
  "a tagger of words reads a sequence": [
    { ...tagged("bert", "protein"), pipeline_tag: "token-classification" },
    loading('pipe("MQIFVKTLTGKTITLEV")'),
  ],
  "a model that hears is shown a picture": [
    { ...tagged("wav2vec2"), pipeline_tag: "image-classification" },
    loading('pipe("https://example.com/cat.png")'),
  ],
  "MLX weights of a known type are only downloaded": [
    tagged("mlx", "qwen3"),
    { load: [{ ...DOWNLOAD, by: "mlx" }] },
  ],
  "the files of an adapter are only downloaded": [
    { siblings: [{ rfilename: "README.md" }, { rfilename: "adapter_config.json" }] },
    { load: [DOWNLOAD] },
  ],
  "a list of modules without Sentence Transformers": [
    { siblings: [{ rfilename: "config.json" }, { rfilename: "modules.json" }] },
    loading("load()"),
  ],
  "a description gets a program or a call": [
    { siblings: [{ rfilename: "README.md" }] },
    { load: [DOWNLOAD], calls: [DOWNLOAD] },
  ],
  "German, which the record does not name": [
    { id: "acme/opus-mt-bem-en", pipeline_tag: "translation" },
    loading('pipe("Die Fähre fährt mittags ab.")'),
  ],
  "an app for chats draws or labels": [
    { ...tagged("conversational"), pipeline_tag: "text-to-video" },
    { apps: ["vllm"] },
  ],
  "an OCR model is not asked for the text": [
    { id: "acme/otter-ocr", pipeline_tag: "image-text-to-text" },
    loading('messages = "What is in this picture?"'),
  ],
  "a model for pretraining is read as an encoder": [
    { transformersInfo: { auto_model: "AutoModelForPreTraining" } },
    loading(`${TRANSFORMERS}AutoModelForPreTraining()\nprint(outputs.last_hidden_state.shape)`),
  ],
  "random labels of a model for pretraining": [
    { pipeline_tag: "video-classification", ...tagged("pretraining") },
    loading(`${TRANSFORMERS}pipe = pipeline("video-classification")`),
  ],
  "a classifier of pairs reads one text": [
    { id: "acme/otter-mrpc", pipeline_tag: "text-classification" },
    loading(`${TRANSFORMERS}pipe = pipeline("text-classification")  # label, score`),
  ],
  "weights of TensorFlow or Flax with PyTorch": [
    tagged("tf"),
    loading(`${TRANSFORMERS}pipe = pipeline()`, "pip install transformers"),
  ],
  "zeros as an example": [{}, loading("session.run(numpy.zeros(shape))")],
  "n-grams with a new NumPy": [{}, loading("load()", "pip install pyctcdecode")],
  "code of Alibaba's GTE with Transformers 5": [
    tagged("gte", "custom_code"),
    loading(
      "SentenceTransformer(trust_remote_code=True)",
      "pip install sentence-transformers",
      "sentence-transformers",
    ),
  ],
  "Kokoro in a pipeline of Transformers": [
    { id: "acme/Kokoro-82M" },
    loading(`${TRANSFORMERS}pipe = pipeline()  # not kokoro`),
  ],
};

function faultsIn({ id = "acme/otter", ...fields }: Fields, printed: Partial<Printed>): string[] {
  const facts = factsOf({ id, ...fields });
  const nothing: Printed = {
    load: [{ by: "acme", install: "", text: "load()" }],
    calls: [],
    reasons: [],
    apps: [],
    labels: [],
  };
  return Object.keys(kinds).filter((kind) => kinds[kind]!(facts, { ...nothing, ...printed }));
}

test("each kind has a planted fault", () => {
  expect(Object.keys(PLANTED)).toEqual(Object.keys(kinds));
});

test.each(Object.entries(PLANTED))("%s", (kind, [fields, printed]) => {
  expect(faultsIn(fields, printed)).toEqual([kind]);
});

test("a right program has no fault", () => {
  const fields = {
    id: "acme/Qwen3-8B",
    library_name: "transformers",
    pipeline_tag: "text-generation",
    tags: ["transformers", "safetensors", "qwen3", "text-generation", "conversational"],
  };
  const text = `${TRANSFORMERS}pipe = pipeline("text-generation")\npipe(messages, max_new_tokens=1000)`;
  expect(faultsIn(fields, loading(text, "pip install transformers"))).toEqual([]);
});
