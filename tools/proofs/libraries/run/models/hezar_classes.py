"""The smallest BERT of Hezar that tells two classes, which it never learned."""

import sys

import torch
from hezar.models import BertTextClassification, BertTextClassificationConfig
from hezar.preprocessors import WordPieceConfig, WordPieceTokenizer

torch.manual_seed(0)
words = WordPieceTokenizer(WordPieceConfig(min_frequency=1, show_progress=False))
words.config.special_tokens = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
words.train_from_iterator(["فیلم خیلی خوب بود"])
size = {"hidden_size": 16, "num_hidden_layers": 1, "num_attention_heads": 2, "intermediate_size": 16}
labels = {0: "BAD", 1: "GOOD"}
model = BertTextClassification(BertTextClassificationConfig(vocab_size=200, id2label=labels, **size))
model.preprocessor = words
model.save(sys.argv[1])
