"""The smallest Llama of MLX, which never learned to write."""

import json
import os
import sys

import mlx.core as mx
from mlx.utils import tree_flatten
from mlx_lm.models.llama import Model, ModelArgs

from words import tokenizer

mx.random.seed(0)
words, count = tokenizer()
words.chat_template = "{% for message in messages %}{{ message.content }}{% endfor %}"
size = {"hidden_size": 32, "num_hidden_layers": 1, "intermediate_size": 32, "num_attention_heads": 2}
config = {"model_type": "llama", "vocab_size": count, "rms_norm_eps": 1e-5, **size}
weights = dict(tree_flatten(Model(ModelArgs(**config)).parameters()))
mx.save_safetensors(os.path.join(sys.argv[1], "model.safetensors"), weights, {"format": "mlx"})
with open(os.path.join(sys.argv[1], "config.json"), "w") as file:
    json.dump(config, file)
words.save_pretrained(sys.argv[1])
