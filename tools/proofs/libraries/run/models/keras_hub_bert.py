"""The smallest BERT of KerasHub that tells two classes, which it never learned."""

import os
import sys

os.environ["KERAS_BACKEND"] = "jax"

import keras
from keras_hub.models import BertBackbone, BertTextClassifier, BertTextClassifierPreprocessor, BertTokenizer

from words import SPECIAL, WORDS

keras.utils.set_random_seed(0)
tokenizer = BertTokenizer([*SPECIAL, *WORDS.split()])
size = {"num_layers": 1, "num_heads": 2, "hidden_dim": 16, "intermediate_dim": 16, "max_sequence_length": 64}
backbone = BertBackbone(tokenizer.vocabulary_size(), **size)
preprocessor = BertTextClassifierPreprocessor(tokenizer, sequence_length=64)
BertTextClassifier(backbone, 2, preprocessor).save_to_preset(sys.argv[1])
