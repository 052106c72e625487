"""A small Unet with two input channels and three classes, with weights that it never learned."""

import sys

import segmentation_models_pytorch as smp
import torch

torch.manual_seed(0)
smp.Unet("resnet18", encoder_weights=None, in_channels=2, classes=3).save_pretrained(sys.argv[1])
