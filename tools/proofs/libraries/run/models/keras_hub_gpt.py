"""The smallest GPT-2 of KerasHub, which never learned to write."""

import os
import sys

os.environ["KERAS_BACKEND"] = "jax"

import keras
from keras_hub.models import GPT2Backbone, GPT2CausalLM, GPT2CausalLMPreprocessor, GPT2Tokenizer
from tokenizers.pre_tokenizers import ByteLevel

keras.utils.set_random_seed(0)
words = [*sorted(ByteLevel.alphabet()), "th", "<|endoftext|>"]
tokenizer = GPT2Tokenizer({word: at for at, word in enumerate(words)}, ["t h"])
size = {"num_layers": 1, "num_heads": 2, "hidden_dim": 16, "intermediate_dim": 16, "max_sequence_length": 128}
backbone = GPT2Backbone(len(words), **size)
GPT2CausalLM(backbone, GPT2CausalLMPreprocessor(tokenizer)).save_to_preset(sys.argv[1])
