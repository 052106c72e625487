"""The smallest BERT that tells two classes, which it never learned."""

import sys

import torch
from transformers import BertConfig, BertForSequenceClassification

from words import tokenizer

torch.manual_seed(0)
words, count = tokenizer()
size = {"hidden_size": 16, "num_hidden_layers": 1, "num_attention_heads": 2, "intermediate_size": 16}
config = BertConfig(vocab_size=count, id2label={0: "BAD", 1: "GOOD"}, **size)
BertForSequenceClassification(config).save_pretrained(sys.argv[1])
words.save_pretrained(sys.argv[1])
