"""The smallest sparse encoder of Sentence Transformers: a SPLADE that never learned."""

import sys
import tempfile

from sentence_transformers import SparseEncoder
from transformers import BertForMaskedLM

from bert import save_bert

with tempfile.TemporaryDirectory() as folder:
    save_bert(BertForMaskedLM, folder)
    SparseEncoder(folder).save_pretrained(sys.argv[1])
