"""A tokenizer of a few words, for tiny models of transformers. As a program, it is the model."""

import sys

from tokenizers import Tokenizer, models, pre_tokenizers, processors
from transformers import PreTrainedTokenizerFast

SPECIAL = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
WORDS = "the soup was cold , and i loved it . ferry leaves at noon boat sails lighthouse keeper wrote :"


def tokenizer():
    known = {word: at for at, word in enumerate([*SPECIAL, *WORDS.split()])}
    made = Tokenizer(models.WordLevel(known, unk_token="[UNK]"))
    made.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    made.post_processor = processors.BertProcessing(("[SEP]", 3), ("[CLS]", 2))
    names = ["pad_token", "unk_token", "cls_token", "sep_token", "mask_token"]
    special = dict(zip(names, SPECIAL))
    return PreTrainedTokenizerFast(tokenizer_object=made, model_max_length=64, **special), len(known)


if __name__ == "__main__":
    tokenizer()[0].save_pretrained(sys.argv[1])
