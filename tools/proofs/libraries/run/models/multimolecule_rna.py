"""The smallest RNA-FM, with weights that it never learned."""

import sys

import torch
from multimolecule import RnaFmConfig, RnaFmForMaskedLM, RnaTokenizer

torch.manual_seed(0)
tokenizer = RnaTokenizer()
config = RnaFmConfig(
    vocab_size=len(tokenizer), hidden_size=16, num_hidden_layers=1, num_attention_heads=2, intermediate_size=16
)
RnaFmForMaskedLM(config).save_pretrained(sys.argv[1])
tokenizer.save_pretrained(sys.argv[1])
