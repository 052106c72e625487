"""The smallest BERT that fills a mask, with a random word."""

import sys

from transformers import BertForMaskedLM

from small import save_bert

save_bert(BertForMaskedLM, sys.argv[1])
