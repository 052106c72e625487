"""The smallest GLiNER, with weights that it never learned."""

import os
import sys

from gliner import GLiNER, GLiNERConfig
from transformers import BertModel

from bert import save_bert

folder = os.path.join(sys.argv[1], "encoder")
save_bert(BertModel, folder)
config = GLiNERConfig(model_name=folder, hidden_size=16, max_width=3, name="tiny")
model = GLiNER.from_config(config)
model.save_pretrained(sys.argv[1])
