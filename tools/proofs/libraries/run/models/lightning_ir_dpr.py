"""A bi-encoder of Lightning IR on the smallest BERT, with weights that it never learned."""

import os
import sys
import tempfile

from lightning_ir import BiEncoderModule
from lightning_ir.models import DprConfig
from transformers import BertModel, BertTokenizerFast

from bert import save_bert
from words import SPECIAL, WORDS

with tempfile.TemporaryDirectory() as folder:
    save_bert(BertModel, folder)
    # Lightning IR derives its tokenizer from that of BERT.
    file = os.path.join(folder, "vocab.txt")
    with open(file, "w") as out:
        out.write("\n".join(dict.fromkeys([*SPECIAL, *WORDS.split()])))
    BertTokenizerFast(file).save_pretrained(folder)
    module = BiEncoderModule(folder, config=DprConfig(projection=None))
    module.model.save_pretrained(sys.argv[1])
    module.tokenizer.save_pretrained(sys.argv[1])
