// Text models that classify, search, compare, or extract answers.
import type { Rows } from "./row.ts";

export const nlp: Rows = {
  "text-classification": {
    "AdapterHub/bert-base-uncased-pf-imdb": {
      tags: "adapter-transformers bert",
      config: { adapter_transformers: { model_name: "bert-base-uncased" } },
    },
    "cardiffnlp/twitter-roberta-base-sentiment-latest": {
      tags: "transformers license:cc-by-4.0",
      arch: "RobertaForSequenceClassification roberta",
      hosts: "hf-inference",
    },
    "distilbert/distilbert-base-uncased-finetuned-sst-2-english": {
      tags: "transformers safetensors onnx distilbert dataset:sst2 license:apache-2.0",
      arch: "DistilBertForSequenceClassification distilbert",
      config: { tokenizer_config: {} },
      auto: "ModelForSequenceClassification Tokenizer text-classification",
      weights: { F32: 66955010 },
      mask: "[MASK]",
      hosts: "hf-inference",
    },
    "hezarai/bert-fa-sentiment-dksf": "hezar",
    "MaartenGr/BERTopic_Wikipedia": "bertopic",
    "meta-llama/Prompt-Guard-86M": {
      tags: "transformers safetensors deberta-v2",
      gated: true,
    },
    "MidTool/MidTool-fasttext-web-quality-classifier": {
      tags: "fasttext license:apache-2.0",
      gated: true,
    },
    "NaveenKumar96/intent-setfit-deberta-v1": {
      tags: "setfit safetensors sentence-transformers",
      weights: 183831552,
    },
    "papluca/xlm-roberta-base-language-detection": "transformers xlm-roberta",
    "ProsusAI/finbert": { tags: "transformers bert", hosts: "hf-inference" },
    "Takara-ai/SwarmFormer-Sentiment-Base": "swarmformer",
  },
  "token-classification": {
    "AP-HP/eds-pseudo-public": { tags: "edsnlp", gated: true },
    "blaze999/Medical-NER": { tags: "transformers deberta-v2", hosts: "hf-inference" },
    "dslim/bert-base-NER": {
      tags: "transformers safetensors onnx bert",
      hosts: "hf-inference",
    },
    "FacebookAI/xlm-roberta-large-finetuned-conll03-english": "transformers xlm-roberta",
    "flair/ner-english": "flair",
    "nvidia/gliner-PII": "gliner license:other",
    "rafmacalaba/gliner2_datause": {
      tags: "gliner2 safetensors license:apache-2.0",
      weights: 486444053,
    },
    "spacy/en_core_web_sm": "spacy token-classification en",
    "stanfordnlp/stanza-en": "stanza",
    "tomaarsen/span-marker-bert-base-fewnerd-fine-super": "span-marker",
  },
  "table-question-answering": {
    "google/tapas-base-finetuned-wtq": {
      tags: "transformers license:apache-2.0",
      arch: "TapasForQuestionAnswering tapas",
      auto: "ModelForTableQuestionAnswering Tokenizer table-question-answering",
      hosts: "hf-inference",
    },
    "microsoft/tapex-base": "transformers bart",
  },
  "question-answering": {
    "allenai/bidaf-elmo": "allennlp question-answering",
    "deepset/roberta-base-squad2": {
      tags: "transformers safetensors roberta dataset:squad_v2",
      arch: "RobertaForQuestionAnswering roberta",
      auto: "ModelForQuestionAnswering Tokenizer question-answering",
      widget: [{ text: "Where do I live?", context: "My name is Wolfgang and I live in Berlin" }],
      hosts: "hf-inference",
    },
    "distilbert/distilbert-base-cased-distilled-squad": {
      tags: "transformers safetensors distilbert",
      hosts: "hf-inference",
    },
  },
  "zero-shot-classification": {
    "facebook/bart-large-mnli": {
      tags: "transformers pytorch safetensors bart dataset:multi_nli license:mit",
      arch: "BartForSequenceClassification bart",
      auto: "ModelForSequenceClassification Tokenizer zero-shot-classification",
      weights: { F32: 407344133 },
      hosts: "hf-inference",
    },
    "knowledgator/gliclass-modern-base-v2.0-init": "-",
    "MoritzLaurer/ModernBERT-large-zeroshot-v2.0": "transformers safetensors modernbert",
  },
  "feature-extraction": {
    "Alibaba-NLP/gte-Qwen1.5-7B-instruct": "sentence-transformers qwen2 custom_code",
    "facebook/bart-base": {
      tags: "transformers safetensors license:apache-2.0",
      arch: "BartModel bart",
      auto: "Model Tokenizer feature-extraction",
      weights: { F32: 139420416 },
      mask: "<mask>",
      hosts: "hf-inference",
    },
    "intfloat/e5-mistral-7b-instruct": {
      tags: "sentence-transformers safetensors transformers license:mit",
      arch: "MistralModel mistral",
      weights: 7110660096,
      hosts: "nebius sambanova=E5-Mistral-7B-Instruct",
    },
    "intfloat/multilingual-e5-large-instruct": {
      tags: "sentence-transformers onnx safetensors transformers license:mit",
      arch: "XLMRobertaModel xlm-roberta",
      weights: 559890432,
      hosts: "hf-inference together",
    },
    "Qwen/Qwen3-Embedding-0.6B": {
      tags: "sentence-transformers safetensors transformers license:apache-2.0",
      arch: "Qwen3ForCausalLM qwen3",
      weights: 595776512,
      hosts: "deepinfra",
    },
    "Qwen/Qwen3-Embedding-8B": {
      tags: "sentence-transformers safetensors qwen3",
      hosts: "nebius scaleway=qwen3-embedding-8b",
    },
    "thenlper/gte-large": "sentence-transformers bert",
  },
  "fill-mask": {
    "answerdotai/ModernBERT-large": "transformers safetensors modernbert",
    "distilroberta-base": "transformers safetensors roberta",
    "FacebookAI/xlm-roberta-base": {
      tags: "transformers onnx safetensors license:mit",
      arch: "XLMRobertaForMaskedLM xlm-roberta",
      weights: 278885778,
    },
    "multimolecule/rnafm": "multimolecule",
  },
  "sentence-similarity": {
    "BAAI/bge-m3": {
      tags: "sentence-transformers onnx license:mit",
      arch: "XLMRobertaModel xlm-roberta",
    },
    "HIT-TMG/KaLM-embedding-multilingual-mini-instruct-v1.5": "sentence-transformers qwen2",
    "LiquidAI/LFM2-ColBERT-350M": {
      tags: "PyLate safetensors sentence-transformers license:other",
      weights: 353322752,
    },
    "sentence-transformers/all-MiniLM-L6-v2": {
      tags: "sentence-transformers safetensors onnx openvino bert transformers license:apache-2.0",
      arch: "BertModel bert",
      auto: "Model Tokenizer",
      weights: { I64: 512, F32: 22713216 },
      hosts: "hf-inference",
    },
    "sentence-transformers/all-mpnet-base-v2": "sentence-transformers safetensors mpnet",
  },
  "multiple-choice": {
    "jonastokoliu/multi_choice_bert-base-uncased_swag_finetune": "transformers bert",
  },
  "text-ranking": {
    "Alibaba-NLP/gte-multilingual-reranker-base": "sentence-transformers safetensors custom_code",
    "Alibaba-NLP/gte-reranker-modernbert-base": "transformers safetensors modernbert",
    "cross-encoder/ms-marco-MiniLM-L6-v2": "sentence-transformers safetensors bert",
  },
};
