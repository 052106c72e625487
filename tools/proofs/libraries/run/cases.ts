// The cases: records whose programs are run, and the model that is created for each.

export interface Case {
  readonly library: string;
  /** The record's name, after that of the library. */
  readonly record: string;
  /** Creates the model: a file of `models/`, which gets the output folder, and what else it is given. */
  readonly model: string;
  /** Strings that the output of each program contains. */
  readonly prints: RegExp;
}

/** Makes a case; the record's name is without that of the library. */
function of(library: string, record: string, model: string, prints: RegExp): Case {
  return { library, record: `${library}: ${record}`, model, prints };
}

const SHAPE = /torch\.Size\(\[1, \d+\]\)/;
const MATRIX = /tensor\(\[\[\s*1\.0\d*,.*\n.*\n.*1\.0\d*\s*\]\]\)/;
const AGENT = /^[01]$/m;

const CLASS = /\b(GOOD|BAD)\b/;
const FEATURES = /torch\.Size\(\[1, \d+, 16\]\)|last_hidden_state=tensor\(\[\[\[/;
const PREDICTED = /\b(owl|bat)\b/;
// Words of the tokenizer in words.py.
const WRITTEN = /\b(and|ferry|boat|soup|keeper|noon|wrote)( [\w.,:]+){9}/;

/** The cases of libraries that need PyTorch, or go with it. Their packages are in torch.txt. */
export const TORCH: readonly Case[] = [
  of("bertopic", "safe weights", "topics.py", /Topic .* Representative_Docs\s+0 +[01] /),
  of("chronos-forecasting", "a forecast", "chronos_bolt.py", /^11 +umbrellas 2025-12-01 +target /m),
  of(
    "fastai",
    "image classification",
    "fastai_images.py",
    /\('(owl|bat)', tensor\(\d\), tensor\(\[/,
  ),
  of("hezar", "text classification", "hezar_classes.py", /'label': '(GOOD|BAD)'/),
  of("open_clip", "labels for an image", "open_clip_model.py", /'a photo of parrots': [01]\.\d/),
  of("peft", "causal language model", "peft_adapter.py", WRITTEN),
  of(
    "sentence-transformers",
    "reranker",
    "reranker.py",
    /'score': 0\.\d+, 'text': 'More than two hundred moons/,
  ),
  of(
    "sentence-transformers",
    "sparse embeddings",
    "sparse.py",
    /tensor\(\[\[0\.\d+, +0\.\d+, +0\.\d+\],/,
  ),
  of("setfit", "a classifier of scikit-learn", "setfit_classes.py", /^\['(GOOD|BAD)'\]$/m),
  of("transformers", "feature extraction", "bert.py features", FEATURES),
  of("transformers", "fill-mask", "bert.py mask", /'token_str': '|^\S+$/m),
  of("transformers", "image classification", "vit_classes.py", PREDICTED),
  of("transformers", "question answering", "bert.py answers", /^\[UNK\] .* the \[UNK\]/m),
  of("transformers", "summarization", "t5_text.py", WRITTEN),
  of("transformers", "text generation, conversational", "gpt_chat.py", WRITTEN),
  of(
    "transformers",
    "token classification",
    "bert.py names",
    /'entity': '[BI]-PER'|^\S+ (O|[BI]-PER)$/m,
  ),
  of(
    "transformers",
    "zero-shot classification",
    "bert.py follows",
    /'labels': \['refund', 'delivery'\]/,
  ),
  of("audioseal", "both models", "audioseal_pair.py", /^\(tensor\(\[\[?\d.*tensor\(\[\[[01], /ms),
  of("gliner2", "entities", "gliner2_names.py", /^\{'entities': \{'person': \[/m),
  of(
    "multimolecule",
    "fill mask",
    "multimolecule_rna.py",
    /'token_str': '|torch\.Size\(\[1, \d+, 16\]\)/,
  ),
  of("saelens", "one folder", "sae_neo.py", /topk\(\s*values=tensor\(\[.*indices=tensor\(\[\d/s),
  of(
    "segmentation-models-pytorch",
    "its files",
    "smp_unet.py",
    /^torch\.Size\(\[1, 3, 512, 512\]\)$/m,
  ),
  of("ultralytics", "yolov8", "yolo_file.py", /parrots\.png: 416x640 .*ms/),
  of("bm25s", "an index", "bm25s_index.py", /two hundred moons.*\[\d\.\d+\s+0/s),
  of(
    "onnxruntime",
    "a file",
    "onnx_model.py",
    /^\[array\(\[\[1\., 1\., 1\.\]\], dtype=float32\)\]$/m,
  ),
  of("sentence-transformers", "embeddings", "sentences.py", MATRIX),
  of("sklearn", "plain, a table", "sklearn_table.py", /^\['setosa' 'versicolor'\]$/m),
  of("sklearn", "skops, its format", "sklearn_table.py", /^\['setosa' 'versicolor'\]$/m),
  of(
    "spacy",
    "a pipeline",
    "spacy_model.py",
    /\('Lovelace', '', 'PERSON'\), \('met', 'VERB', ''\)/,
  ),
  of("spacy", "text classification", "spacy_classes.py", /^\{'GOOD': 0\.\d+, 'BAD': 0\.\d+\}$/m),
  of("stable-baselines3", "an algorithm", "sb3_agent.py", AGENT),
  of("timm", "image classification", "timm_model.py", /values=tensor\(\[\[0\.\d+/),
  of("timm", "image features", "timm_model.py", SHAPE),
  of("transformers", "text classification", "bert.py classes", CLASS),
  of("transformers", "text generation", "gpt_text.py", /lighthouse keeper wrote/),
];

/** The cases of libraries without PyTorch. Their packages are in light.txt. */
export const LIGHT: readonly Case[] = [
  of("coreai", "a model", "coreai_model.py", /^main \[\('taken', .*\[\('given', /m),
  of("coremltools", "a package", "coreml_package.py", /name: "taken".*name: "given"/s),
  of(
    "ctranslate2",
    "a text, own example",
    "ctranslate2_writer.py",
    /^\[UNK\] the \[UNK\].*\[SEP\] \S+ \S+/m,
  ),
  of("ctranslate2", "translation", "ctranslate2_translator.py", /^sails( was){20}/m),
  of("derm-foundation", "pictures of skin", "derm_embedding.py", /^\(1, 24\)$/m),
  of("huggingface_hub", "any model", "words.py", /snapshots\/[0-9a-f]{40}$/m),
  of("keras", "a folder", "keras_layers.py", /classes \(Dense\).*\b772\b/s),
  of(
    "keras-hub",
    "text generation",
    "keras_hub_gpt.py",
    /lighthouse keeper opened the door and.|gpt2_backbone/,
  ),
  of(
    "keras-hub",
    "text classification",
    "keras_hub_bert.py",
    /\[\[-?\d\.\d+ +-?\d\.\d+\]\]|bert_backbone/,
  ),
  of("lightgbm", "a pickle", "lightgbm_trees.py", /^LGBMRegressor\(.*n_estimators=2/m),
  of("lightgbm", "no files", "lightgbm_trees.py", /^\[117\.\]$/m),
  of("litert", "a file", "tflite_model.py", /^\[\[1\. 1\. 1\.\]\]$/m),
  of("mlx", "chat", "mlx_llama.py", /Generation: \d+ tokens, \d/),
  of("mlx", "text generation", "mlx_llama.py", /Generation: \d+ tokens, \d/),
  of("model2vec", "classifier, by its head", "model2vec_classes.py", /^\['(GOOD|BAD)'\]$/m),
  of("model2vec", "embeddings", "model2vec_classes.py", /^\(2, 8\)$/m),
  of("openvino", "a chat", "openvino_writer.py", /(wrote ){20}/),
  of("tf-keras", "a saved model", "tf_keras_model.py", /classes \(Dense\).*Total params: 8\b/s),
  of("tokenizers", "no files", "words.py", /^\['\[CLS\]', .*'\[SEP\]'\]$/m),
  of("zeromodels", "image classification", "zeromodels_vit.py", /^[0-6]$/m),
];

/** The cases of libraries that need an older transformers, torch or huggingface_hub. Their packages are in older.txt. */
export const OLDER: readonly Case[] = [
  of(
    "adapter-transformers",
    "text classification",
    "adapters_classes.py",
    /^\{0: 'BAD', 1: 'GOOD'\} tensor\(\[\[0\.\d+, 0\.\d+\]\]/m,
  ),
  of("flair", "token classification", "flair_names.py", /→ \["?.*(PER|LOC)/),
  of("gliner", "names", "gliner_names.py", /'label': '(person|organization|location)'/),
  of(
    "lightning-ir",
    "bi-encoder",
    "lightning_ir_dpr.py",
    /^tensor\(\[-?\d+\.\d+, -?\d+\.\d+, -?\d/m,
  ),
  of("pylate", "a model", "pylate_colbert.py", /^\[\{'id': \d, 'score': .*'id': \d/m),
  of("routee-powertrain", "a library of vehicles", "routee_vehicles.py", /kwh\n0 +-?\d\.\d+$/m),
  of("speechbrain", "classifier", "speechbrain_words.py", /^\(tensor\(\[\[.*\['(yes|no)'\]\)$/ms),
  of("span-marker", "names", "span_marker_names.py", /'label': '(PER|LOC)'/),
];
