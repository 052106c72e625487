"""The smallest model of Sentence Transformers: a BERT that never learned, and the mean of what it gives."""

import sys
import tempfile

import torch
from sentence_transformers import SentenceTransformer
from sentence_transformers.models import Pooling, Transformer
from transformers import BertConfig, BertModel

from words import tokenizer

torch.manual_seed(0)
words, count = tokenizer()
size = {"hidden_size": 16, "num_hidden_layers": 1, "num_attention_heads": 2, "intermediate_size": 16}
with tempfile.TemporaryDirectory() as folder:
    BertModel(BertConfig(vocab_size=count, **size)).save_pretrained(folder)
    words.save_pretrained(folder)
    bert = Transformer(folder)
    SentenceTransformer(modules=[bert, Pooling(16)]).save(sys.argv[1])
