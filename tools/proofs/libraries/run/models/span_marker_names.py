"""The smallest model of SpanMarker, with weights that it never learned, and the encoder that it names."""

import json
import os
import sys

from span_marker import SpanMarkerModel
from transformers import BertModel

from bert import save_bert

encoder = os.path.join(sys.argv[1], "example-org", "bert")
save_bert(BertModel, encoder)
SpanMarkerModel.from_pretrained(encoder, labels=["O", "PER", "LOC"]).save_pretrained(sys.argv[1])
file = os.path.join(sys.argv[1], "config.json")
with open(file) as given:
    config = json.load(given)
config["encoder"]["_name_or_path"] = "example-org/bert"
with open(file, "w") as out:
    json.dump(config, out)
