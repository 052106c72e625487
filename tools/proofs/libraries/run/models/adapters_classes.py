"""The smallest BERT, and an adapter for it with a head of two classes, which it never learned."""

import sys

from adapters import AutoAdapterModel
from transformers import BertModel

from bert import save_bert

save_bert(BertModel, sys.argv[1])
model = AutoAdapterModel.from_pretrained(sys.argv[1])
model.add_adapter("tiny", config="seq_bn")
model.add_classification_head("tiny", num_labels=2, id2label={0: "BAD", 1: "GOOD"})
model.save_adapter(sys.argv[1], "tiny")
