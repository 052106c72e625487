// The cases: records whose programs are run, and the model that is made for each.

/** A case of a library. */
export type Case = readonly [
  /** The record's name, after that of the library. */
  record: string,
  /** Makes the model: a file of `models/`, which gets the output folder, and what else it is given. */
  model: string,
  /** Matches the output of each program. */
  prints: RegExp,
];

/** By the id of the library. */
export type Cases = Readonly<Record<string, readonly Case[]>>;

const SHAPE = /torch\.Size\(\[1, \d+\]\)/;
const MATRIX = /tensor\(\[\[\s*1\.0\d*,.*\n.*\n.*1\.0\d*\s*\]\]\)/;
const AGENT = /^[01]$/m;

const CLASS = /\b(GOOD|BAD)\b/;
const FEATURES = /torch\.Size\(\[1, \d+, 16\]\)|last_hidden_state=tensor\(\[\[\[/;
const PREDICTED = /\b(owl|bat)\b/;
// Words of the tokenizer in words.py.
const WRITTEN = /\b(and|ferry|boat|soup|keeper|noon|wrote)( [\w.,:]+){9}/;

/** The cases of libraries that need PyTorch, or go with it. Their packages are in torch.txt. */
export const TORCH: Cases = {
  bertopic: [["safe weights", "topics.py", /Topic .* Representative_Docs\s+0 +[01] /]],
  "chronos-forecasting": [["a forecast", "chronos_bolt.py", /^11 +umbrellas 2025-12-01 +target /m]],
  fastai: [["image classification", "fastai_images.py", /\('(owl|bat)', tensor\(\d\), tensor\(\[/]],
  hezar: [["text classification", "hezar_classes.py", /'label': '(GOOD|BAD)'/]],
  open_clip: [["labels for an image", "open_clip_model.py", /'a photo of parrots': [01]\.\d/]],
  peft: [["causal language model", "peft_adapter.py", WRITTEN]],
  "sentence-transformers": [
    ["reranker", "reranker.py", /'score': 0\.\d+, 'text': 'More than two hundred moons/],
    ["sparse embeddings", "sparse.py", /tensor\(\[\[0\.\d+, +0\.\d+, +0\.\d+\],/],
    ["embeddings", "sentences.py", MATRIX],
  ],
  setfit: [["a classifier of scikit-learn", "setfit_classes.py", /^\['(GOOD|BAD)'\]$/m]],
  transformers: [
    ["feature extraction", "bert.py features", FEATURES],
    ["fill-mask", "bert.py mask", /'token_str': '|^\S+$/m],
    ["image classification", "vit_classes.py", PREDICTED],
    ["question answering", "bert.py answers", /^\[UNK\] .* the \[UNK\]/m],
    ["summarization", "t5_text.py", WRITTEN],
    ["text generation, conversational", "gpt_chat.py", WRITTEN],
    ["token classification", "bert.py names", /'entity': '[BI]-PER'|^\S+ (O|[BI]-PER)$/m],
    ["zero-shot classification", "bert.py follows", /'labels': \['refund', 'delivery'\]/],
    ["text classification", "bert.py classes", CLASS],
    ["text generation", "gpt_text.py", /lighthouse keeper wrote/],
  ],
  audioseal: [["both models", "audioseal_pair.py", /^\(tensor\(\[\[?\d.*tensor\(\[\[[01], /ms]],
  gliner2: [["entities", "gliner2_names.py", /^\{'entities': \{'person': \[/m]],
  multimolecule: [
    ["fill mask", "multimolecule_rna.py", /'token_str': '|torch\.Size\(\[1, \d+, 16\]\)/],
  ],
  saelens: [["one folder", "sae_neo.py", /topk\(\s*values=tensor\(\[.*indices=tensor\(\[\d/s]],
  "segmentation-models-pytorch": [
    ["its files", "smp_unet.py", /^torch\.Size\(\[1, 3, 512, 512\]\)$/m],
  ],
  ultralytics: [["yolov8", "yolo_file.py", /parrots\.png: 416x640 .*ms/]],
  bm25s: [["an index", "bm25s_index.py", /two hundred moons.*\[\d\.\d+\s+0/s]],
  onnxruntime: [
    ["a file", "onnx_model.py", /^\[array\(\[\[1\., 1\., 1\.\]\], dtype=float32\)\]$/m],
  ],
  sklearn: [
    ["plain, a table", "sklearn_table.py", /^\['setosa' 'versicolor'\]$/m],
    ["skops, its format", "sklearn_table.py", /^\['setosa' 'versicolor'\]$/m],
  ],
  spacy: [
    ["a pipeline", "spacy_model.py", /\('Lovelace', '', 'PERSON'\), \('met', 'VERB', ''\)/],
    ["text classification", "spacy_classes.py", /^\{'GOOD': 0\.\d+, 'BAD': 0\.\d+\}$/m],
  ],
  "stable-baselines3": [["an algorithm", "sb3_agent.py", AGENT]],
  timm: [
    ["image classification", "timm_model.py", /values=tensor\(\[\[0\.\d+/],
    ["image features", "timm_model.py", SHAPE],
  ],
};

/** The cases of libraries without PyTorch. Their packages are in light.txt. */
export const LIGHT: Cases = {
  coreai: [["a model", "coreai_model.py", /^main \[\('taken', .*\[\('given', /m]],
  coremltools: [["a package", "coreml_package.py", /name: "taken".*name: "given"/s]],
  ctranslate2: [
    ["a text, own example", "ctranslate2_writer.py", /^\[UNK\] the \[UNK\].*\[SEP\] \S+ \S+/m],
    ["translation", "ctranslate2_translator.py", /^sails( was){20}/m],
  ],
  "derm-foundation": [["pictures of skin", "derm_embedding.py", /^\(1, 24\)$/m]],
  huggingface_hub: [["any model", "words.py", /snapshots\/[0-9a-f]{40}$/m]],
  keras: [["a folder", "keras_layers.py", /classes \(Dense\).*\b772\b/s]],
  "keras-hub": [
    ["text generation", "keras_hub_gpt.py", /lighthouse keeper opened the door and.|gpt2_backbone/],
    ["text classification", "keras_hub_bert.py", /\[\[-?\d\.\d+ +-?\d\.\d+\]\]|bert_backbone/],
  ],
  lightgbm: [
    ["a pickle", "lightgbm_trees.py", /^LGBMRegressor\(.*n_estimators=2/m],
    ["no files", "lightgbm_trees.py", /^\['Column_0', 'Column_1', 'Column_2'\]$/m],
  ],
  litert: [["a file", "tflite_model.py", /^taken <class 'numpy\.float32'> \[1 3\]$/m]],
  mlx: [
    ["chat", "mlx_llama.py", /Generation: \d+ tokens, \d/],
    ["text generation", "mlx_llama.py", /Generation: \d+ tokens, \d/],
  ],
  model2vec: [
    ["classifier, by its head", "model2vec_classes.py", /^\['(GOOD|BAD)'\]$/m],
    ["embeddings", "model2vec_classes.py", /^\(2, 8\)$/m],
  ],
  openvino: [["a chat", "openvino_writer.py", /(wrote ){20}/]],
  "tf-keras": [["a saved model", "tf_keras_model.py", /classes \(Dense\).*Total params: 8\b/s]],
  tokenizers: [["no files", "words.py", /^\['\[CLS\]', .*'\[SEP\]'\]$/m]],
  zeromodels: [["image classification", "zeromodels_vit.py", /^[0-6]$/m]],
};

/** The cases of libraries that need an older transformers, torch or huggingface_hub. Their packages are in older.txt. */
export const OLDER: Cases = {
  "adapter-transformers": [
    [
      "text classification",
      "adapters_classes.py",
      /^\{0: 'BAD', 1: 'GOOD'\} tensor\(\[\[0\.\d+, 0\.\d+\]\]/m,
    ],
  ],
  flair: [["token classification", "flair_names.py", /→ \["?.*(PER|LOC)/]],
  gliner: [["names", "gliner_names.py", /'label': '(person|organization|location)'/]],
  "lightning-ir": [
    ["bi-encoder", "lightning_ir_dpr.py", /^tensor\(\[-?\d+\.\d+, -?\d+\.\d+, -?\d/m],
  ],
  pylate: [["a model", "pylate_colbert.py", /^\[\{'id': \d, 'score': .*'id': \d/m]],
  "routee-powertrain": [["a library of vehicles", "routee_vehicles.py", /kwh\n0 +-?\d\.\d+$/m]],
  speechbrain: [["classifier", "speechbrain_words.py", /^\(tensor\(\[\[.*\['(yes|no)'\]\)$/ms]],
  "span-marker": [["names", "span_marker_names.py", /'label': '(PER|LOC)'/]],
};
