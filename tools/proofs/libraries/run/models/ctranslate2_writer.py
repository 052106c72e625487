"""The smallest language model of CTranslate2, which never learned to write."""

import sys

from ctranslate2.specs import TransformerDecoderModelSpec

from ctranslate2_weights import fill
from words import tokenizer

words, count = tokenizer()
spec = TransformerDecoderModelSpec.from_config(1, 2)
fill(spec, count)
spec.register_vocabulary(words.convert_ids_to_tokens(range(count)))
spec.config.unk_token, spec.config.bos_token, spec.config.eos_token = "[UNK]", "[CLS]", "[SEP]"
spec.validate()
spec.save(sys.argv[1])
words.save_pretrained(sys.argv[1])
