"""The smallest Chronos-Bolt, which never learned to forecast."""

import sys

import torch
from chronos.chronos_bolt import ChronosBoltModelForForecasting
from transformers import T5Config

torch.manual_seed(0)
size = {"d_model": 16, "d_kv": 8, "d_ff": 16, "num_layers": 1, "num_heads": 2, "vocab_size": 2}
ends = {"pad_token_id": 0, "eos_token_id": 1, "decoder_start_token_id": 0, "reg_token_id": 1}
patches = {"input_patch_size": 16, "input_patch_stride": 16, "use_reg_token": True}
ahead = {"context_length": 64, "prediction_length": 16, "quantiles": [0.1, 0.5, 0.9]}
names = {"architectures": ["ChronosBoltModelForForecasting"], "chronos_pipeline_class": "ChronosBoltPipeline"}
config = T5Config(chronos_config={**ahead, **patches}, **names, **size, **ends)
ChronosBoltModelForForecasting(config).save_pretrained(sys.argv[1])
