"""Saves the smallest BERT, with its tokenizer. As a program, one for a task: `bert.py FOLDER mask`."""

import sys

import torch
import transformers
from transformers import BertConfig

from words import tokenizer

# The class of each task, and its labels.
TASKS = {
    "answers": ("BertForQuestionAnswering", []),
    "classes": ("BertForSequenceClassification", ["BAD", "GOOD"]),
    "features": ("BertModel", []),
    "follows": ("BertForSequenceClassification", ["contradiction", "neutral", "entailment"]),
    "mask": ("BertForMaskedLM", []),
    "names": ("BertForTokenClassification", ["B-PER", "I-PER"]),
}


def save_bert(kind, folder, labels=(), **more):
    torch.manual_seed(0)
    words, count = tokenizer()
    if labels:
        names = dict(enumerate(labels))
        more.update(id2label=names, label2id={label: at for at, label in names.items()})
    size = {"hidden_size": 16, "num_hidden_layers": 1, "num_attention_heads": 2, "intermediate_size": 16}
    kind(BertConfig(vocab_size=count, **size, **more)).save_pretrained(folder)
    words.save_pretrained(folder)


if __name__ == "__main__":
    kind, labels = TASKS[sys.argv[2]]
    save_bert(getattr(transformers, kind), sys.argv[1], labels)
