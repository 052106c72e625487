"""A tagger of Flair that labels words from their hashes, which it never learned."""

import os
import sys

import flair
from flair.data import Dictionary
from flair.embeddings import HashEmbeddings
from flair.models import SequenceTagger

flair.set_seed(0)
labels = Dictionary(add_unk=False)
for label in ["PER", "LOC"]:
    labels.add_item(label)
words = HashEmbeddings(num_embeddings=100, embedding_length=8)
tagger = SequenceTagger(words, labels, "ner", hidden_size=8, use_crf=False)
tagger.save(os.path.join(sys.argv[1], "pytorch_model.bin"))
