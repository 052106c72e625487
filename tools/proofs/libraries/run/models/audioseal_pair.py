"""The generator and the detector of a watermark, with weights that they never learned."""

import os
import sys

import torch
from audioseal.builder import AudioSealDetectorConfig, AudioSealWMConfig, create_detector, create_generator
from audioseal.loader import AudioSeal, load_local_model_config
from omegaconf import OmegaConf

torch.manual_seed(0)
makers = {
    "generator": ("audioseal_wm_16bits", AudioSealWMConfig, create_generator),
    "detector": ("audioseal_detector_16bits", AudioSealDetectorConfig, create_detector),
}
for name, (card, kind, create) in makers.items():
    config = OmegaConf.to_container(load_local_model_config(card))
    config["seanet"].update(n_filters=4, dimension=16)
    state = create(AudioSeal.parse_config(config, kind)).state_dict()
    # The published files have the names of layers without "inner_conv".
    model = {key.replace(".inner_conv.", ".").replace("inner_convtr.", ""): value for key, value in state.items()}
    torch.save({"xp.cfg": config, "model": model}, os.path.join(sys.argv[1], f"{name}_base.pth"))
