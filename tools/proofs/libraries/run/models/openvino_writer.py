"""The smallest language model of OpenVINO, which never learned to write, with its tokenizer."""

import os
import sys

import numpy
import openvino
from openvino import opset13 as ops
from openvino_tokenizers import convert_tokenizer

from words import tokenizer

words, count = tokenizer()
words.eos_token = "[SEP]"
words.chat_template = "{% for message in messages %}{{ message.content }}{% endfor %}"
random = numpy.random.default_rng(1)
ids, mask, positions = [ops.parameter([-1, -1], numpy.int64) for _ in range(3)]
beams = ops.parameter([-1], numpy.int32)
inputs = {"input_ids": ids, "attention_mask": mask, "position_ids": positions, "beam_idx": beams}
weights = ops.constant(random.normal(size=(count, 16)).astype("float32"))
vectors = ops.gather(weights, ids, ops.constant(0))
seen = ops.convert(ops.reduce_sum(mask, ops.constant([1]), True), "f32")
vectors = ops.add(vectors, ops.unsqueeze(ops.multiply(seen, numpy.float32(0.1)), ops.constant(2)))
logits = ops.matmul(vectors, weights, False, True)
for name, node in {**inputs, "logits": logits}.items():
    node.output(0).get_tensor().set_names({name})
model = openvino.Model([logits], [*inputs.values()], "writer")
tokenize, detokenize = convert_tokenizer(words, with_detokenizer=True)
for name, made in [("model", model), ("tokenizer", tokenize), ("detokenizer", detokenize)]:
    openvino.save_model(made, os.path.join(sys.argv[1], f"openvino_{name}.xml"))
words.save_pretrained(sys.argv[1])
