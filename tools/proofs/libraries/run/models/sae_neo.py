"""A sparse autoencoder for a layer of the smallest GPT-Neo, and this model, with weights that they never learned."""

import os
import sys

import torch
from sae_lens import StandardSAE, StandardSAEConfig
from sae_lens.saes.sae import SAEMetadata
from transformers import GPTNeoConfig, GPTNeoForCausalLM

from words import tokenizer

NAME = "roneneldan/TinyStories-1M"
HOOK = "blocks.8.hook_resid_pre"

torch.manual_seed(0)
words, count = tokenizer()
words.bos_token = words.eos_token = "[SEP]"
size = {"hidden_size": 16, "num_heads": 2, "max_position_embeddings": 512}
layers = {"num_layers": 9, "attention_types": [[["global"], 9]]}
model = GPTNeoForCausalLM(GPTNeoConfig(vocab_size=count, **size, **layers))
for part in (model, words):
    part.save_pretrained(os.path.join(sys.argv[1], NAME))
config = StandardSAEConfig(d_in=16, d_sae=32, metadata=SAEMetadata(model_name=NAME, hook_name=HOOK))
StandardSAE(config).save_model(os.path.join(sys.argv[1], HOOK))
