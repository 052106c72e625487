"""An index of bm25s of three sentences."""

import sys

import bm25s

corpus = [
    "More than two hundred moons have been counted around Saturn, the planet with the rings.",
    "Bread needs time to rise.",
    "The ferry leaves at noon.",
]
retriever = bm25s.BM25(corpus=corpus)
retriever.index(bm25s.tokenize(corpus))
retriever.save(sys.argv[1], corpus=corpus)
