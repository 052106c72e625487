// The known kinds of faults: a name, and whether the programs of a record have the fault. Read from what experts reported
// and from facts of records, by somebody who did not write the rules that print the programs: never import those here.
import {
  type Facts,
  isComment,
  PAIRS,
  PICTURE_ENCODERS,
  type Printed,
  type Program,
  SOUND_ENCODERS,
  stringsIn,
  TEXT_ENCODERS,
} from "./facts.ts";

/** Whether the programs of a record have a fault. */
export type IsFaulty = (facts: Facts, printed: Printed) => boolean;

const hasAny = (list: ReadonlySet<string>, names: ReadonlySet<string>): boolean =>
  [...names].some((name) => list.has(name));
const isNamed = ({ name, tags }: Facts, pattern: RegExp): boolean =>
  pattern.test(name) || [...tags].some((tag) => !tag.includes(":") && pattern.test(tag));
const loads = ({ load }: Printed, pattern: RegExp): boolean =>
  load.some(({ text }) => pattern.test(text));
const first = ({ load }: Printed): Program => load[0] ?? { by: "", install: "", text: "" };
/** Programs that use Transformers itself, whichever library they are for. */
const byTransformers = ({ load }: Printed): readonly Program[] =>
  load.filter(
    ({ text }) => /\bfrom transformers\b/.test(text) && !/sentence_transformers/.test(text),
  );
const isOnlyDownload = (printed: Printed): boolean => first(printed).by === "huggingface_hub";

const IS_CAUSAL = /For(?:CausalLM|ConditionalGeneration)$|LMHead|MaskedDiffusion/;
const IS_COMPLETION = /"text-generation"|AutoModelForCausalLM|\.generate\(/;
// GenAI of OpenVINO applies the template itself.
const IS_CHAT = /messages|\brole\b|chat_template|\.chat\(|openvino_genai/;
const completes = ({ text }: Program): boolean => IS_COMPLETION.test(text) && !IS_CHAT.test(text);

const isEncoder = ({ types, architectures }: Facts): boolean =>
  hasAny(TEXT_ENCODERS, types) && !architectures.some((name) => IS_CAUSAL.test(name));

/** Adapters of language models; those of image generators are loaded by Diffusers, and hosted. */
const isAdapter = ({ tags, library, files, task, record }: Facts): boolean =>
  !/text-to-|image-to-(?:image|video|3d)|audio-to/.test(task) &&
  !tags.has("diffusers") &&
  library !== "diffusers" &&
  (library === "peft" ||
    files?.includes("adapter_config.json") === true ||
    record.config?.["peft"] !== undefined ||
    [...tags].some((tag) => tag.startsWith("base_model:adapter:")));
const baseTag = ({ tags }: Facts): string =>
  [...tags].find((tag) =>
    /^base_model:(?:adapter:|finetune:|quantized:)?[^:]+\/[^:]+$/.test(tag),
  ) ?? "";

const SAYS_CHAT = /(?:^|[-_.\d])(?:instruct|chat)(?:$|[-_.\d])|\db?-it$/;
/** The repository has its tokenizer's configuration, and no template in it. */
// The Hub adds the tag of a region to each model, and "conversational" to those with a template.
const isComplete = ({ tags }: Facts): boolean => [...tags].some((tag) => tag.startsWith("region:"));

const isWithoutTemplate = ({ record, template }: Facts): boolean =>
  record.config?.["tokenizer_config"] !== undefined && template === "";

// Families that think by default, and the members of these that never do.
const THINKS =
  /qwen-?3(?!.*(?:2507-instruct|instruct|coder|embed|rerank|asr|tts|omni|guard))|qwq|deepseek-r1|gpt-?oss|magistral|phi-?4.*reasoning|minimax-m[2-9]|kimi-k2.*think|kimi-k2\.[5-9]|seed-oss|olmo-3.*think|smollm3|exaone-deep|-thinking\b|reasoning|-r1\b|glm-(?:4\.[5-9]|[5-9])(?!v)|glm-4\.\dv|nemotron-(?:3|nano-(?:9|12)b-v2)/;
const NEVER_THINKS = /qwen-?3.*instruct|[-_]base$/;
const thinks = (facts: Facts): boolean =>
  facts.isChat &&
  !NEVER_THINKS.test(facts.name) &&
  !NEVER_THINKS.test(baseTag(facts)) &&
  (THINKS.test(facts.name) ||
    /<think>/.test(facts.template) ||
    ["reasoning", "thinking", "chain-of-thought"].some((tag) => facts.tags.has(tag)));
const tokensOf = (text: string): readonly number[] =>
  [...text.matchAll(/max_(?:new_)?tokens["']?\s*[=:]\s*(\d+)/g)].map(([, count]) => Number(count));

const ENGLISH = /\b(?:the|and|is|are|was|my|met|what|who|when|rises|leaves)\b/i;
const readsEnglish = ({ text }: Program): boolean => ENGLISH.test(stringsIn(text));
const isOtherLanguage = ({ languages }: Facts): boolean =>
  languages.length > 0 && !["en", "eng", "multilingual"].some((code) => languages.includes(code));
// Instructions to models of pictures are English everywhere.
const READS_TEXT =
  /^(?:|fill-mask|(?:text|token)-classification|sentence-similarity|feature-extraction|question-answering|summarization|text-generation|text-to-speech|text2text-generation|text-ranking)$/;
const NAMED_LANGUAGES =
  /\b(?:german|deutsch|french|spanish|italian|portuguese|russian|japanese|korean|chinese|arabic|hindi|turkish|polish|dutch|persian|thai|vietnamese|ukrainian|greek|czech|icelandic|finnish|swedish|danish|norwegian|hungarian|romanian|bengali|tamil|telugu|urdu|hebrew|swahili|indonesian|malay|catalan|basque)\b/;

// The first final version of Transformers 5, which removed what older custom code imports.
const TRANSFORMERS_5 = "2026-01-26";
const isOlder = ({ record, name }: Facts): boolean => {
  const date = record.lastModified ?? record.createdAt;
  return date === undefined ? /florence-2|kimi-vl|internvl2/.test(name) : date < TRANSFORMERS_5;
};

const autoModelIn = (text: string): readonly string[] => text.match(/\bAutoModel\w*/g) ?? [];
const asToday = (name: string): string =>
  name.replace(/AutoModelFor(?:Vision2Seq|MultimodalLM)$/, "AutoModelForImageTextToText");

const answersWith: Readonly<Record<string, RegExp>> = {
  "automatic-speech-recognition": /\btext\b/,
  "audio-classification": /label[\s\S]*score/,
  "image-classification": /label[\s\S]*score/,
  "text-classification": /label[\s\S]*score/,
  "zero-shot-classification": /label[\s\S]*score/,
  "zero-shot-image-classification": /label[\s\S]*score/,
  "feature-extraction": /shape|length|len\(|size/,
  translation: /translation_text/,
  summarization: /summary_text/,
};
const lastLine = ({ text }: Program): string => text.trimEnd().split("\n").at(-1) ?? "";

const isPictureTask = ({ task }: Facts): boolean =>
  task === "image-text-to-text" || task === "any-to-any" || task === "image-to-text";
const hasGguf = ({ tags, library, name }: Facts): boolean =>
  tags.has("gguf") || library === "gguf" || name.endsWith("gguf");
const hasPlainWeights = ({ tags, files }: Facts): boolean =>
  ["safetensors", "pytorch", "tf", "jax"].some((tag) => tags.has(tag)) ||
  files?.some((path) => /\.(?:safetensors|bin|pt)$/.test(path)) === true;

/** It is no model of its own: a draft, a reranker with its own prompt, a part of a pipeline, an adapter. */
const isPart = (facts: Facts): boolean =>
  isNamed(facts, /dflash|eagle-?3?|dspark|specul|draft|rerank|safety-?checker/) || isAdapter(facts);
const PLAIN_TASKS =
  /^(?:|text-generation|image-text-to-text|audio-text-to-text|fill-mask|(?:text|token|image|audio)-classification|feature-extraction|automatic-speech-recognition)$/;

const readsSequences = (facts: Facts): boolean =>
  facts.types.has("esm") ||
  isNamed(facts, /protbert|prot_bert|\besm2?_|dnabert|nucleotide-trans|chemberta/);

const SEES = /image|video|depth|object-detection|keypoint|mask-generation/;
const DRAWS_OR_LABELS = /-to-(?:3d|audio|image|speech|video)$|classification$|segmentation$/;
/** The repository has texts and pictures about the model, and no model. */
const isDescription = ({ files }: Facts): boolean =>
  files?.every((path) =>
    /(?:^|\/)(?:README|LICENSE|\.git)|\.(?:md|png|jpe?g|gif|svg|txt|pdf)$/i.test(path),
  ) === true;
// Types that MLX LM, MLX-VLM or MLX-Audio have.
const IN_MLX =
  /^(?:gemma[234]?|gemma3_text|glm4|gpt_oss|kokoro|lfm2|llama|mistral|mixtral|phi3|qwen2|qwen2_5_vl|qwen3|qwen3_5|qwen3_5_moe|qwen3_moe|qwen3_vl|smollm3|smolvlm|whisper)$/;
const namesGerman = ({ tags, name }: Facts): boolean =>
  ["de", "deu", "ger", "german"].some((tag) => tags.has(tag)) ||
  /german|deutsch|(?:^|[-_])(?:de|deu|ge[mr]|gmw)(?:[-_]|$)/.test(name);
const isPretrained = ({ tags, architectures, record }: Facts): boolean =>
  architectures.length === 0
    ? tags.has("pretraining") || record.transformersInfo?.auto_model === "AutoModelForPreTraining"
    : architectures[0]!.endsWith("ForPreTraining");
const READS_PAIRS = /(?:^|[-_])(?:[amqsx]?nli|qqp|mrpc|rte|sts-?b)(?:$|[-_])/;

/** The only weights are for TensorFlow or Flax. */
const isOfOtherFramework = ({ files, tags }: Facts): boolean =>
  files === undefined
    ? (tags.has("tf") || tags.has("jax")) &&
      !["pytorch", "safetensors", "onnx", "gguf"].some((tag) => tags.has(tag))
    : files.some((path) => /^(?:tf_model.*\.h5|flax_model.*\.msgpack)$/.test(path)) &&
      !files.some((path) => /\.(?:safetensors|bin|pt|pth|ckpt|gguf)$/.test(path));

/** Each kind of fault, and whether a record has it. */
export const kinds: Readonly<Record<string, IsFaulty>> = {
  "an encoder generates text": (facts, printed) =>
    isEncoder(facts) && loads(printed, /"text-generation"|AutoModelForCausalLM/),
  "an encoder for masks does not fill them": (facts, printed) =>
    facts.task === "" &&
    facts.architectures.some((name) => /^(?!Electra)\w+For(?:MaskedLM|PreTraining)$/.test(name)) &&
    isEncoder(facts) &&
    first(printed).by === "transformers" &&
    !loads(printed, /"fill-mask"|ForMaskedLM/),
  "ELECTRA's discriminator has another class": (facts, printed) =>
    facts.architectures.includes("ElectraForPreTraining") &&
    facts.task === "" &&
    byTransformers(printed).length > 0 &&
    !loads(printed, /ElectraForPreTraining/),
  "ColBERT without PyLate": (facts, printed) =>
    ["colbert", "pylate"].some((tag) => facts.tags.has(tag)) &&
    !facts.isConverted &&
    facts.task !== "visual-document-retrieval" &&
    !loads(printed, /pylate|colbert/i),
  "the record's class is not loaded": ({ record, architectures }, printed) => {
    const wanted = asToday(record.transformersInfo?.auto_model ?? "");
    const [, suffix = ""] = /^AutoModel(For\w+)?$/.exec(wanted) ?? [];
    const isContradicted =
      architectures.length > 0 && !architectures.some((name) => name.endsWith(suffix || "Model"));
    const loaded = byTransformers(printed).flatMap(({ text }) => autoModelIn(text).map(asToday));
    // Nobody wants the outputs of training.
    const isUsed = wanted !== "" && wanted !== "AutoModelForPreTraining";
    return isUsed && !isContradicted && loaded.length > 0 && !loaded.includes(wanted);
  },
  "thinking is cut": (facts, { load, calls }) =>
    thinks(facts) &&
    [...load, ...calls].some(
      (program) => !completes(program) && tokensOf(program.text).some((count) => count < 1000),
    ),
  "an English recording for another language": (facts, printed) =>
    (isOtherLanguage(facts) ||
      (facts.languages.length === 0 &&
        NAMED_LANGUAGES.test(facts.name.replaceAll(/[-_]/g, " ")))) &&
    /speech-recognition/.test(facts.task) &&
    loads(printed, /asr_dummy|speech_samples/),
  // Where nothing is known, the specified comment is first, and the download follows.
  "a comment alone": (facts, printed) =>
    isComment(first(printed)) &&
    (printed.load.every(isComment) ||
      (facts.writtenType !== undefined && PLAIN_TASKS.test(facts.task))),
  "custom vision code with a guessed class": (facts, printed) =>
    facts.tags.has("custom_code") &&
    !facts.isConverted &&
    [...facts.types, ...facts.tags].some((type) =>
      /^(?:internvl_chat|minicpmv|minicpmo)$/.test(type),
    ) &&
    byTransformers(printed).length > 0 &&
    !loads(printed, /\.chat\(/),
  "DeepSeek-OCR without infer": (facts, printed) =>
    /deepseek-?ocr/.test(facts.name) &&
    facts.tags.has("custom_code") &&
    !facts.isConverted &&
    byTransformers(printed).length > 0 &&
    !loads(printed, /\.infer\(/),
  "native code is loaded as custom code": (facts, printed) =>
    [...facts.types, ...facts.tags, facts.name].some((type) =>
      /^kimi_k25$|unlimited-?ocr/.test(type),
    ) && byTransformers(printed).some(({ text }) => /trust_remote_code/.test(text)),
  "old custom code with Transformers 5": (facts, printed) =>
    facts.tags.has("custom_code") &&
    isOlder(facts) &&
    byTransformers(printed).some(
      ({ text, install }) =>
        /trust_remote_code=True/.test(text) && !/transformers(?:\[[\w,]+\])?(?:<|==)/.test(install),
    ),
  "Chronos without its library": (facts, printed) =>
    /chronos/.test(facts.name) &&
    facts.task === "time-series-forecasting" &&
    !facts.isConverted &&
    !loads(printed, /chronos/i),
  "a known type without a program": (facts, printed) =>
    facts.writtenType !== undefined &&
    !facts.isConverted &&
    isOnlyDownload(printed) &&
    hasPlainWeights(facts) &&
    !isPart(facts) &&
    (facts.library === "" || PLAIN_TASKS.test(facts.task)),
  "text goes into an encoder of pictures or sounds": (facts, printed) =>
    (hasAny(PICTURE_ENCODERS, facts.types) || hasAny(SOUND_ENCODERS, facts.types)) &&
    !hasAny(TEXT_ENCODERS, facts.types) &&
    byTransformers(printed).some(
      ({ text }) =>
        /AutoTokenizer|pipeline\(\s*"(?:feature-extraction|text-\w+|fill-mask)"/.test(text) &&
        !/Processor|FeatureExtractor|load_image|load_audio/.test(text),
    ),
  "a model of pairs reads text alone": (facts, printed) =>
    hasAny(PAIRS, facts.types) &&
    byTransformers(printed).some(({ text }) =>
      /pipeline\(\s*"(?:feature-extraction|text-generation|fill-mask)"/.test(text),
    ),
  "CLAP does not classify sounds": (facts, printed) =>
    facts.types.has("clap") &&
    byTransformers(printed).length > 0 &&
    !loads(printed, /zero-shot-audio-classification|ClapModel/),
  "E5 without its prefix": (facts, { load, calls }) =>
    /^(?:multilingual-)?e5-(?:small|base|large)/.test(facts.name) &&
    !/instruct/.test(facts.name) &&
    [...load, ...calls].some(
      (program) => readsEnglish(program) && !/query: |passage: |prompt/.test(program.text),
    ),
  "Nomic without its prefix": (facts, { load, calls }) =>
    /nomic-embed-text/.test(facts.name) &&
    [...load, ...calls].some(
      (program) =>
        readsEnglish(program) &&
        !/search_(?:query|document)|clustering: |prompt/.test(program.text),
    ),
  "a tagger of another field reads about Ada Lovelace": (facts, { load, calls }) =>
    facts.task === "token-classification" &&
    isNamed(
      facts,
      /medic|clinic|biomed|disease|chemi|\bdrugs?\b|\bgenes?\b|anatom|oncolog|patholog|\bpii\b|privacy|deid|punctuat|\blegal|\blaw\b|lener|financ|geograph|toponym|genom|species|cybersec|\bskills?\b|recipe|\bfood|materials?[ -]sci|\baddress/,
    ) &&
    [...load, ...calls].some(({ text }) => /Ada Lovelace/.test(text) && !/@/.test(text)),
  "proteins, DNA or molecules read sentences": (facts, { load, calls }) =>
    (readsSequences(facts) ||
      (facts.task !== "token-classification" &&
        isNamed(facts, /^(?:proteins?|dna|rna|smiles|nucleotide)$|protein-language|smiles/))) &&
    [...load, ...calls].some(readsEnglish),
  "labels are not in the picture": ({ task }, { load }) =>
    /zero-shot-(?:image-classification|object-detection)/.test(task) &&
    load.some(
      ({ text }) => /parrots\.png/.test(text) && !/bird|parrot|macaw|animal/i.test(stringsIn(text)),
    ),
  "English for another language": (facts, { load, calls }) =>
    isOtherLanguage(facts) &&
    READS_TEXT.test(facts.task) &&
    !facts.isChat &&
    [...load, ...calls].some(readsEnglish),
  "an embedder or reranker as raw tensors": (facts, printed) =>
    (facts.library === "sentence-transformers" ||
      facts.tags.has("sentence-transformers") ||
      ["sentence-similarity", "text-ranking"].includes(facts.task)) &&
    !facts.isConverted &&
    facts.types.size > 0 &&
    first(printed).by === "transformers" &&
    !/SentenceTransformer|CrossEncoder|\.rerank\(|\.compute_score\(|ForRetrieval/.test(
      first(printed).text,
    ),
  "an adapter is not loaded with its base": (facts, printed) =>
    isAdapter(facts) &&
    !facts.isConverted &&
    baseTag(facts) !== "" &&
    // The Hub counts the parameters of complete models only.
    facts.record.safetensors === undefined &&
    // With a configuration of its own, from which the tag of the type is, the repository has the whole model.
    (facts.library === "peft" || facts.writtenType === undefined) &&
    ["", "peft", "transformers"].includes(facts.library) &&
    // Sentence Transformers and pipelines read adapter_config.json themselves.
    !printed.load.some(
      ({ install, text }) =>
        /peft/i.test(install) || /Peft|load_adapter|lora|SentenceTransformer/i.test(text),
    ) &&
    !/robotics|reinforcement/.test(facts.task),
  "an adapter of a chat model completes": (facts, printed) =>
    isAdapter(facts) &&
    (facts.isChat || SAYS_CHAT.test(baseTag(facts))) &&
    printed.load.some(completes),
  "a LoRA is loaded whole": (facts, printed) =>
    /(?:^|[-_])q?lora(?:$|[-_])/.test(facts.name) &&
    !/merged|fused/.test(facts.name) &&
    !facts.isConverted &&
    baseTag(facts) !== "" &&
    byTransformers(printed).some(
      ({ install, text }) => !/peft/.test(install) && !/Peft|load_adapter|adapter/i.test(text),
    ),
  "the obsolete task conversational": (_, { load, calls }) =>
    [...load, ...calls].some(({ text }) =>
      /pipeline\(\s*"conversational"|\.conversational\(/.test(text),
    ),
  "an instructed model completes": (facts, { load }) =>
    SAYS_CHAT.test(facts.name) &&
    ["", "text-generation"].includes(facts.task) &&
    !isWithoutTemplate(facts) &&
    // Custom code of bases' tokenizers has no template unless the Hub's tag says so.
    (facts.isChat || !(facts.tags.has("custom_code") || isComplete(facts))) &&
    load.some(completes),
  "compressed-tensors installs another package": (facts, printed) =>
    (facts.tags.has("compressed-tensors") ||
      /compressed-tensors/.test(
        JSON.stringify(facts.record.config?.["quantization_config"] ?? ""),
      )) &&
    byTransformers(printed).some(
      ({ install }) => !/compressed-tensors/.test(install) || /awq|gptq/i.test(install),
    ),
  "faster-whisper by another library": (facts, printed) =>
    /faster-whisper/.test(facts.name) && !loads(printed, /faster_whisper/),
  "Qwen3-ASR without qwen_asr": (facts, printed) =>
    /qwen3-asr/.test(facts.name) &&
    !/-hf\b/.test(facts.name) &&
    !facts.isConverted &&
    byTransformers(printed).length > 0 &&
    !loads(printed, /qwen_asr/),
  "Kokoro without its library": (facts, printed) =>
    facts.name.startsWith("kokoro") && !facts.isConverted && !loads(printed, /kokoro/i),
  "UniDepth without its library": (facts, printed) =>
    facts.name.startsWith("unidepth") &&
    !facts.isConverted &&
    !loads(printed, /import UniDepth|unidepth\./),
  "CLIPSeg does not segment": (facts, printed) =>
    facts.types.has("clipseg") &&
    byTransformers(printed).length > 0 &&
    !loads(printed, /CLIPSegForImageSegmentation/),
  "ColPali with another class": (facts, printed) =>
    facts.architectures.includes("ColPali") || /colpaligemma/.test(facts.name)
      ? !loads(printed, /ColPali/)
      : false,
  "MLC without its library": (facts, printed) =>
    (facts.name.endsWith("-mlc") || facts.tags.has("mlc-llm") || facts.library === "mlc-llm") &&
    PLAIN_TASKS.test(facts.task) &&
    facts.task !== "feature-extraction" &&
    !loads(printed, /mlc_llm|mlc-llm|web-llm/),
  // Transformers has the class of Nomic BERT since 5.
  "custom code in Sentence Transformers is not trusted": (facts, { load }) =>
    facts.tags.has("custom_code") &&
    !facts.types.has("nomic_bert") &&
    load.some(
      ({ by, text }) =>
        by === "sentence-transformers" && !/trust_remote_code|trustRemoteCode/.test(text),
    ),
  "a chat model completes": ({ tags, task, name }, { load, calls }) =>
    tags.has("conversational") &&
    // Readers found that base models with the template of a chat continue texts.
    !/[-_]base$|^qwen2(?:\.5)?(?:-(?:coder|math))?-[\d.]+b$/.test(name) &&
    ["", "text-generation", "image-text-to-text"].includes(task) &&
    (load.some(completes) ||
      calls.some(({ text }) => /text_generation\(|textGeneration\(/.test(text))),
  "a provider for files that nobody hosts": (facts, { calls }) =>
    calls.length > 0 &&
    facts.record.siblings?.some(({ rfilename }) => rfilename.endsWith(".safetensors")) !== true &&
    ((hasGguf(facts) && !hasPlainWeights(facts)) ||
      ["mlx", "zeromodels", "peft"].includes(facts.library) ||
      (facts.library === "" && facts.tags.has("mlx")) ||
      (isAdapter(facts) && /^(?:text-generation)?$/.test(facts.task))),
  "gated without evidence": ({ record }, { load, calls, reasons }) =>
    (record.gated === undefined || record.gated === false) &&
    (reasons.some((reason) => /gated/i.test(reason)) ||
      [...load, ...calls].some(({ text, install }) =>
        /is gated|accept its terms/.test(`${install}\n${text}`),
      )),
  "the wrapper instead of the answer": ({ task }, { load, calls }) =>
    calls.some((program) => answersWith[task]?.test(lastLine(program)) === false) ||
    (task === "automatic-speech-recognition" &&
      load.some(({ by, text }) => by === "transformers" && /print\(result\)/.test(text))),
  "bits of a GGUF label are unknown": (_, { labels }) =>
    labels.some(
      ({ label, isKnown }) => /^(?:I?Q\d|TQ\d|BF16|F16|F32|MXFP4)/i.test(label) && !isKnown,
    ),
  "a GGUF of pictures is asked with text alone": (facts, { load }) =>
    hasGguf(facts) &&
    isPictureTask(facts) &&
    (facts.files === undefined || facts.files.some((path) => /mmproj/i.test(path))) &&
    load.some(
      ({ by, text }) =>
        by === "llama.cpp" && /llama-cli|llama-mtmd/.test(text) && !/--image|--audio/.test(text),
    ),
  "a tagger of words reads a sequence": (facts, { load, calls }) =>
    facts.task === "token-classification" &&
    !readsSequences(facts) &&
    [...load, ...calls].some(({ text }) => /"[A-Z]{12,}"|"(?:[A-Z] ){6,}/.test(text)),
  "a model that hears is shown a picture": (facts, printed) =>
    SEES.test(facts.task) &&
    (hasAny(SOUND_ENCODERS, facts.types) || facts.types.has("whisper")) &&
    (printed.calls.length > 0 || loads(printed, /load_image|\.png|\.jpe?g|\.mp4|"image/)),
  "MLX weights of a known type are only downloaded": (facts, printed) =>
    (facts.tags.has("mlx") || facts.library.startsWith("mlx")) &&
    !facts.tags.has("jang") &&
    /^(?:|text-generation|translation|summarization|image-text-to-text)$/.test(facts.task) &&
    [...facts.types, ...facts.tags].some((type) => IN_MLX.test(type)) &&
    /hf download|snapshot_download/.test(first(printed).text),
  "the files of an adapter are only downloaded": (facts, printed) =>
    facts.files?.some((path) => path.endsWith("adapter_config.json")) === true &&
    !facts.files.includes("config.json") &&
    isOnlyDownload(printed),
  "a list of modules without Sentence Transformers": (facts, printed) =>
    facts.files?.includes("modules.json") === true &&
    !facts.files.some((path) => path.startsWith("model_head.")) &&
    !facts.isConverted &&
    !loads(printed, /sentence_transformers|model2vec|pylate/),
  "a description gets a program or a call": (facts, printed) =>
    isDescription(facts) && (!isOnlyDownload(printed) || printed.calls.length > 0),
  "German, which the record does not name": (facts, { load, calls }) =>
    facts.task === "translation" &&
    !namesGerman(facts) &&
    [...load, ...calls].some(({ text }) => /Die Fähre/.test(text)),
  "an app for chats draws or labels": (facts, { apps }) =>
    (DRAWS_OR_LABELS.test(facts.task) || facts.tags.has("speaker-diarization")) &&
    !/text-to-image|text-to-speech/.test(facts.task) &&
    !isNamed(facts, /rerank|cross-?encoder/) &&
    apps.some((app) => ["lmdeploy", "sglang", "tgi", "vllm"].includes(app)),
  "an OCR model is not asked for the text": (facts, { load }) =>
    isPictureTask(facts) &&
    /(?:^|[-_\d])ocr(?:$|[-_\d.])/.test(facts.name) &&
    load.some(({ text }) => /What is in this picture/.test(text)),
  "a model for pretraining is read as an encoder": (_, printed) =>
    byTransformers(printed).some(
      ({ text }) => /AutoModelForPreTraining/.test(text) && /last_hidden_state/.test(text),
    ),
  "random labels of a model for pretraining": (facts, printed) =>
    isPretrained(facts) &&
    byTransformers(printed).some(({ text }) =>
      /pipeline\(\s*"(?:\w+-classification|automatic-speech-recognition|object-detection|image-segmentation)"|AutoModelFor(?:\w*Classification|CTC|ObjectDetection|\w*Segmentation)/.test(
        text,
      ),
    ),
  "a classifier of pairs reads one text": (facts, printed) =>
    facts.task === "text-classification" &&
    READS_PAIRS.test(facts.name) &&
    byTransformers(printed).some(
      ({ text }) =>
        /"text-classification"|ForSequenceClassification/.test(text) && !/text_pair/.test(text),
    ),
  "weights of TensorFlow or Flax with PyTorch": (facts, printed) =>
    isOfOtherFramework(facts) &&
    byTransformers(printed).some(
      ({ text, install }) =>
        !/from_tf|from_flax|TFAuto|FlaxAuto/.test(text) || !/<[45]/.test(install),
    ),
  "zeros as an example": (_, { load }) => load.some(({ text }) => /numpy\.zeros\(/.test(text)),
  "n-grams with a new NumPy": (_, { load }) =>
    load.some(({ install }) => /pyctcdecode/.test(install) && !/numpy<2/.test(install)),
  "code of Alibaba's GTE with Transformers 5": ({ types, tags, writtenType }, { load }) =>
    tags.has("custom_code") &&
    [...types, ...tags, writtenType ?? ""].some((type) => /^(?:gte|new|vietnamese)$/.test(type)) &&
    load.some(
      ({ text, install }) =>
        /trust_remote_code=True/.test(text) && !/transformers(?:\[[\w,]+\])?</.test(install),
    ),
  "Kokoro in a pipeline of Transformers": (facts, printed) =>
    facts.name.startsWith("kokoro") && byTransformers(printed).length > 0,
};
