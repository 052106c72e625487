// Cases of libraries without PyTorch. Their packages are in light.txt.
import { type Case, of } from "./case.ts";

/** The cases of the environment without PyTorch. */
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
  of("huggingface_hub", "any model", "tokenizer_words.py", /snapshots\/[0-9a-f]{40}$/m),
  of("keras", "a model", "keras_layers.py", /classes \(Dense\).*\b772\b/s),
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
  of("tokenizers", "no files", "tokenizer_words.py", /^\['\[CLS\]', .*'\[SEP\]'\]$/m),
  of("zeromodels", "image classification", "zeromodels_vit.py", /^[0-6]$/m),
];
