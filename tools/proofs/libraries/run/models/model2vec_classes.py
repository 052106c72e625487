"""Static vectors of Model2Vec for a few words, and two classes on top, which it never learned."""

import sys

import numpy
from model2vec import StaticModel
from model2vec.inference import StaticModelPipeline
from model2vec.inference.mlp import Activation, Layer, MLPHead

from words import tokenizer

words, count = tokenizer()
random = numpy.random.default_rng(0)
vectors = random.normal(size=(count, 8)).astype("float32")
layer = Layer(random.normal(size=(2, 8)).astype("float32"), numpy.zeros(2, "float32"))
head = MLPHead([layer], Activation.SOFTMAX, numpy.array(["GOOD", "BAD"]))
StaticModelPipeline(StaticModel(vectors, words.backend_tokenizer), head).save_pretrained(sys.argv[1])
