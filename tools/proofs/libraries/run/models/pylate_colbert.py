"""The smallest ColBERT, with weights that it never learned."""

import sys
import tempfile

from pylate.models import ColBERT
from transformers import BertModel

from bert import save_bert

with tempfile.TemporaryDirectory() as folder:
    save_bert(BertModel, folder)
    ColBERT(folder, embedding_size=8, device="cpu").save_pretrained(sys.argv[1])
