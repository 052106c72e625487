// Cases of libraries that need PyTorch, or go with it. Their packages are in torch.txt.
import { type Case, of } from "./case.ts";

const SHAPE = /torch\.Size\(\[1, \d+\]\)/;
const MATRIX = /tensor\(\[\[\s*1\.0\d*,.*\n.*\n.*1\.0\d*\s*\]\]\)/;
const AGENT = /^[01]$/m;

/** The cases of the environment with PyTorch. */
export const TORCH: readonly Case[] = [
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
  of("transformers", "text classification", "bert_classes.py", /\b(GOOD|BAD)\b/),
  of("transformers", "text generation", "gpt_text.py", /lighthouse keeper wrote/),
];
