"""A classifier of SetFit: a BERT that never learned, and a head of scikit-learn that knows two classes."""

import sys
import tempfile

from sentence_transformers import SentenceTransformer
from sentence_transformers.models import Pooling, Transformer
from setfit import SetFitModel
from sklearn.linear_model import LogisticRegression
from transformers import BertModel

from bert import save_bert

with tempfile.TemporaryDirectory() as folder:
    save_bert(BertModel, folder)
    body = SentenceTransformer(modules=[Transformer(folder), Pooling(16)])
    head = LogisticRegression().fit(body.encode(["i loved it .", "the soup was cold"]), [1, 0])
    SetFitModel(model_body=body, model_head=head, labels=["BAD", "GOOD"]).save_pretrained(sys.argv[1])
