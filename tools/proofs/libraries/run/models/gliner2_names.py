"""The smallest model of GLiNER2, with weights that it never learned."""

import sys

import torch
from gliner2.configuration import ExtractorConfig
from gliner2.model import Extractor
from transformers import BertConfig

from words import tokenizer

torch.manual_seed(0)
words, count = tokenizer()
encoder = BertConfig(
    vocab_size=count, hidden_size=16, num_hidden_layers=1, num_attention_heads=2, intermediate_size=16
)
Extractor(ExtractorConfig(), encoder_config=encoder, tokenizer=words).save_pretrained(sys.argv[1])
