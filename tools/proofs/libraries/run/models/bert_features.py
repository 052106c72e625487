"""The smallest BERT without a task."""

import sys

from transformers import BertModel

from small import save_bert

save_bert(BertModel, sys.argv[1])
