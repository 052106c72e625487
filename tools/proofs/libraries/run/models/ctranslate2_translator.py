"""The smallest translator of CTranslate2, which never learned a language."""

import sys

from ctranslate2.specs import TransformerSpec

from ctranslate2_weights import fill
from words import tokenizer

words, count = tokenizer()
tokens = words.convert_ids_to_tokens(range(count))
spec = TransformerSpec.from_config(1, 2)
fill(spec, count)
spec.register_source_vocabulary(tokens)
spec.register_target_vocabulary(tokens)
spec.config.unk_token, spec.config.bos_token, spec.config.eos_token = "[UNK]", "[CLS]", "[SEP]"
spec.validate()
spec.save(sys.argv[1])
words.save_pretrained(sys.argv[1])
