"""The smallest CLIP of OpenCLIP, which never learned what a text and an image have in common."""

import json
import os
import sys

import open_clip
import torch
from safetensors.torch import save_file

torch.manual_seed(0)
size = {"width": 16, "layers": 1}
vision = {"image_size": 32, "patch_size": 16, "head_width": 8, **size}
text = {"context_length": 77, "vocab_size": 49408, "heads": 2, **size}
shape = {"embed_dim": 16, "vision_cfg": vision, "text_cfg": text}
picture = {"mean": [0.5, 0.5, 0.5], "std": [0.5, 0.5, 0.5]}
with open(os.path.join(sys.argv[1], "open_clip_config.json"), "w") as file:
    json.dump({"model_cfg": shape, "preprocess_cfg": picture}, file)
weights = open_clip.CLIP(**shape).state_dict()
save_file(weights, os.path.join(sys.argv[1], "open_clip_model.safetensors"))
