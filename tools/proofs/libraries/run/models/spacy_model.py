"""A pipeline of spaCy that finds one name by a rule, and knows one part of speech."""

import sys

import spacy

nlp = spacy.blank("en")
nlp.add_pipe("entity_ruler").add_patterns([{"label": "PERSON", "pattern": "Ada Lovelace"}])
nlp.add_pipe("attribute_ruler").add([[{"ORTH": "met"}]], {"POS": "VERB"})
nlp.to_disk(sys.argv[1])
