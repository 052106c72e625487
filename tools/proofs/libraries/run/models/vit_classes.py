"""The smallest vision transformer that tells two classes, which it never learned."""

import sys

import torch
from transformers import ViTConfig, ViTForImageClassification, ViTImageProcessor

torch.manual_seed(0)
size = {"hidden_size": 16, "num_hidden_layers": 1, "num_attention_heads": 2, "intermediate_size": 16}
config = ViTConfig(image_size=32, patch_size=16, id2label={0: "owl", 1: "bat"}, **size)
ViTForImageClassification(config).save_pretrained(sys.argv[1])
ViTImageProcessor(size={"height": 32, "width": 32}).save_pretrained(sys.argv[1])
