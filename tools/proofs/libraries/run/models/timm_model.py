"""The smallest vision transformer of timm, with weights that it never learned."""

import sys

import timm
import torch
from timm.models import save_for_hf

torch.manual_seed(0)
save_for_hf(timm.create_model("test_vit", num_classes=7), sys.argv[1])
