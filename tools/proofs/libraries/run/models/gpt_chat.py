"""The smallest GPT-2 with a chat template, which never learned to answer."""

import sys

import torch
from transformers import GPT2Config, GPT2LMHeadModel

from words import tokenizer

torch.manual_seed(0)
words, count = tokenizer()
words.chat_template = "{% for message in messages %}{{ message.content }} {% endfor %}"
ends = {"bos_token_id": 2, "eos_token_id": None, "pad_token_id": 0}
config = GPT2Config(vocab_size=count, n_embd=16, n_layer=1, n_head=2, n_positions=256, **ends)
GPT2LMHeadModel(config).save_pretrained(sys.argv[1])
words.save_pretrained(sys.argv[1])
