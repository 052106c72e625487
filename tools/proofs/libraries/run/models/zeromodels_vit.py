"""The smallest vision transformer of ZeroModels, with weights that it never learned."""

import os
import sys

os.environ["KERAS_BACKEND"] = "jax"

import keras
from zeromodels.conversion.zm_config import write_zm_config, write_zm_preprocessor
from zeromodels.models.vit import ViTConfig, ViTImageClassify, ViTImageProcessor

keras.utils.set_random_seed(0)
size = {"patch_size": 16, "image_size": 32, "embed_dim": 16, "depth": 1, "num_heads": 2}
config = ViTConfig(num_classes=7, **size)
ViTImageClassify(config).save_weights(os.path.join(sys.argv[1], "model.weights.h5"))
write_zm_config(sys.argv[1], ViTImageClassify, "tiny", config)
write_zm_preprocessor(sys.argv[1], ViTImageProcessor(size={"height": 32, "width": 32}), "tiny")
