"""A tokenizer of a few words."""

import sys

from words import tokenizer

words, _ = tokenizer()
words.save_pretrained(sys.argv[1])
