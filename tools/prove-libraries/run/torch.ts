// Cases of libraries that need PyTorch, or go with it. Their packages are in torch.txt.
import { type Case, of } from "./case.ts";

const SHAPE = /torch\.Size\(\[1, \d+\]\)/;
const MATRIX = /tensor\(\[\[\s*1\.0\d*,.*\n.*\n.*1\.0\d*\s*\]\]\)/;
const AGENT = /^[01]$/m;

const CLASS = /\b(GOOD|BAD)\b/;
const FEATURES = /torch\.Size\(\[1, \d+, 16\]\)|last_hidden_state=tensor\(\[\[\[/;
const PREDICTED = /\b(owl|bat)\b/;
// Words of the tokenizer in words.py.
const WRITTEN = /\b(and|ferry|boat|soup|keeper|noon|wrote)( [\w.,:]+){9}/;

/** The cases of the environment with PyTorch. */
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
  of(
    "open_clip",
    "labels for an image",
    "open_clip_model.py",
    /^tensor\(\[\[\d.*, \d.*, \d.*\]\]\)$/m,
  ),
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
  of("transformers", "feature extraction", "bert_features.py", FEATURES),
  of("transformers", "fill-mask", "bert_mask.py", /'token_str': '|MaskedLMOutput\(.*logits=tensor/),
  of("transformers", "image classification", "vit_classes.py", PREDICTED),
  of("transformers", "question answering", "bert_answers.py", /^\[UNK\] .* the \[UNK\]/m),
  of("transformers", "summarization", "t5_text.py", WRITTEN),
  of("transformers", "text generation, conversational", "gpt_chat.py", WRITTEN),
  of(
    "transformers",
    "token classification",
    "bert_names.py",
    /'entity': '[BI]-PER'|TokenClassifierOutput\(.*logits=tensor/,
  ),
  of(
    "transformers",
    "zero-shot classification",
    "bert_follows.py",
    /'labels': \['refund', 'delivery'\]|^(neutral|contradiction|entailment)$/m,
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
  of("transformers", "text classification", "bert_classes.py", CLASS),
  of("transformers", "text generation", "gpt_text.py", /lighthouse keeper wrote/),
];
