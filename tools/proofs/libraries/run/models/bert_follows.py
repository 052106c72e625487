"""The smallest BERT for zero-shot classification, with the three labels that such models have."""

import sys

from transformers import BertForSequenceClassification

from small import save_bert

save_bert(BertForSequenceClassification, sys.argv[1], labels=["contradiction", "neutral", "entailment"])
