"""The smallest GPT-2, and an adapter of PEFT beside it: every repository of the mock Hub is this folder."""

import sys

import torch
from peft import LoraConfig, TaskType, get_peft_model
from transformers import GPT2Config, GPT2LMHeadModel

from words import tokenizer

torch.manual_seed(0)
words, count = tokenizer()
ends = {"bos_token_id": 2, "eos_token_id": 3, "pad_token_id": 0}
config = GPT2Config(vocab_size=count, n_embd=16, n_layer=1, n_head=2, n_positions=256, **ends)
model = GPT2LMHeadModel(config)
model.generation_config.suppress_tokens = [0, 1, 2, 3, 4]
model.save_pretrained(sys.argv[1])
words.save_pretrained(sys.argv[1])
where = {"target_modules": ["c_attn"], "fan_in_fan_out": True}
lora = LoraConfig(task_type=TaskType.CAUSAL_LM, r=2, init_lora_weights=False, **where)
adapted = get_peft_model(model, lora)
adapted.peft_config["default"].base_model_name_or_path = "example-org/base"
adapted.save_pretrained(sys.argv[1])
