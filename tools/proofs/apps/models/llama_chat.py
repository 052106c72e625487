"""The smallest Llama with a chat template, which never learned to answer."""

import sys

import torch
from transformers import LlamaConfig, LlamaForCausalLM

from words import tokenizer

torch.manual_seed(0)
words, count = tokenizer()
words.chat_template = "{% for message in messages %}{{ message.content }} {% endfor %}"
ends = {"bos_token_id": 2, "eos_token_id": None, "pad_token_id": 0}
size = {"hidden_size": 64, "num_hidden_layers": 2, "num_attention_heads": 4, "intermediate_size": 64}
config = LlamaConfig(vocab_size=count, max_position_embeddings=512, **ends, **size)
LlamaForCausalLM(config).save_pretrained(sys.argv[1])
words.save_pretrained(sys.argv[1])
