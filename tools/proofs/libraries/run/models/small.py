"""Saves the smallest BERT of a class, with its tokenizer."""

import torch
from transformers import BertConfig

from words import tokenizer


def save_bert(kind, folder, labels=(), **more):
    torch.manual_seed(0)
    words, count = tokenizer()
    if labels:
        names = dict(enumerate(labels))
        more.update(id2label=names, label2id={label: at for at, label in names.items()})
    size = {"hidden_size": 16, "num_hidden_layers": 1, "num_attention_heads": 2, "intermediate_size": 16}
    kind(BertConfig(vocab_size=count, **size, **more)).save_pretrained(folder)
    words.save_pretrained(folder)
