"""The smallest T5, which never learned to write."""

import sys

import torch
from transformers import T5Config, T5ForConditionalGeneration

from words import tokenizer

torch.manual_seed(0)
words, count = tokenizer()
size = {"d_model": 16, "d_kv": 8, "d_ff": 16, "num_layers": 1, "num_heads": 2}
ends = {"pad_token_id": 0, "eos_token_id": 3, "decoder_start_token_id": 2}
T5ForConditionalGeneration(T5Config(vocab_size=count, **size, **ends)).save_pretrained(sys.argv[1])
words.save_pretrained(sys.argv[1])
