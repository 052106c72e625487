"""The smallest Whisper, which never learned to listen."""

import sys

import torch
from tokenizers import Tokenizer, decoders, models, pre_tokenizers
from transformers import (
    WhisperConfig,
    WhisperFeatureExtractor,
    WhisperForConditionalGeneration,
    WhisperProcessor,
    WhisperTokenizerFast,
)

torch.manual_seed(0)
letters = {letter: at for at, letter in enumerate(sorted(pre_tokenizers.ByteLevel.alphabet()))}
made = Tokenizer(models.BPE(vocab=letters, merges=[]))
made.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
made.decoder = decoders.ByteLevel()
words = WhisperTokenizerFast(tokenizer_object=made)
words.add_tokens(
    ["<|endoftext|>", "<|startoftranscript|>", "<|en|>", "<|transcribe|>", "<|translate|>", "<|notimestamps|>"],
    special_tokens=True,
)
start, end = words.convert_tokens_to_ids(["<|startoftranscript|>", "<|endoftext|>"])
config = WhisperConfig(
    vocab_size=len(words),
    d_model=16,
    encoder_layers=1,
    decoder_layers=1,
    encoder_attention_heads=2,
    decoder_attention_heads=2,
    encoder_ffn_dim=16,
    decoder_ffn_dim=16,
    max_target_positions=32,
    decoder_start_token_id=start,
    bos_token_id=end,
    eos_token_id=end,
    pad_token_id=end,
)
model = WhisperForConditionalGeneration(config)
model.generation_config.suppress_tokens = list(range(len(letters), len(words)))
model.generation_config.begin_suppress_tokens = None
model.generation_config.forced_decoder_ids = None
model.generation_config.max_length = 24
model.save_pretrained(sys.argv[1])
WhisperProcessor(WhisperFeatureExtractor(), words).save_pretrained(sys.argv[1])
