"""The smallest reranker of Sentence Transformers, which never learned to rank."""

import sys
import tempfile

from sentence_transformers import CrossEncoder
from transformers import BertForSequenceClassification

from bert import save_bert

with tempfile.TemporaryDirectory() as folder:
    save_bert(BertForSequenceClassification, folder, num_labels=1)
    CrossEncoder(folder).save_pretrained(sys.argv[1])
