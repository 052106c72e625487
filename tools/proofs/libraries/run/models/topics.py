"""Two topics of BERTopic, and beside them the model of its embeddings: a random vector per word."""

import os
import sys

import torch
from bertopic import BERTopic
from bertopic.dimensionality import BaseDimensionalityReduction
from sentence_transformers import SentenceTransformer
from sentence_transformers.models import StaticEmbedding
from sklearn.cluster import KMeans

from words import tokenizer

torch.manual_seed(0)
words, _ = tokenizer()
model = SentenceTransformer(modules=[StaticEmbedding(words.backend_tokenizer, embedding_dim=16)])
model.save(sys.argv[1])
texts = ["the soup was cold", "i loved the cold soup", "the ferry leaves at noon", "the boat sails at noon"]
parts = {"umap_model": BaseDimensionalityReduction(), "hdbscan_model": KMeans(2, random_state=0)}
found = BERTopic(embedding_model=model, **parts).fit(texts)
found.save(sys.argv[1], serialization="safetensors", save_embedding_model="example-org/words")
