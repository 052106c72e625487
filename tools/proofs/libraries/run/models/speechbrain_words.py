"""The smallest classifier of speech, with weights that it never learned."""

import os
import sys

import torch
from hyperpyyaml import load_hyperpyyaml

folder = sys.argv[1]
parameters = """
classifier: !new:speechbrain.lobes.models.Xvector.Classifier
    input_shape: [null, null, 8]
    activation: !name:torch.nn.LeakyReLU
    lin_blocks: 0
    lin_neurons: 8
    out_neurons: 2
embedding_model: !new:speechbrain.lobes.models.Xvector.Xvector
    in_channels: 24
    activation: !name:torch.nn.LeakyReLU
    tdnn_blocks: 1
    tdnn_channels: [8]
    tdnn_kernel_sizes: [1]
    tdnn_dilations: [1]
    lin_neurons: 8
mean_var_norm: !new:speechbrain.processing.features.InputNormalization
    norm_type: sentence
    std_norm: False
modules:
    compute_features: !new:speechbrain.lobes.features.Fbank
        n_mels: 24
    mean_var_norm: !ref <mean_var_norm>
    embedding_model: !ref <embedding_model>
    classifier: !ref <classifier>
label_encoder: !new:speechbrain.dataio.encoder.CategoricalEncoder
pretrainer: !new:speechbrain.utils.parameter_transfer.Pretrainer
    loadables:
        embedding_model: !ref <embedding_model>
        classifier: !ref <classifier>
        label_encoder: !ref <label_encoder>
"""
torch.manual_seed(0)
made = load_hyperpyyaml(parameters)
for name in ("embedding_model", "classifier"):
    torch.save(made[name].state_dict(), os.path.join(folder, f"{name}.ckpt"))
texts = {"hyperparams.yaml": parameters, "label_encoder.ckpt": "'yes' => 0\n'no' => 1\n================\n'starting_index' => 0\n"}
for name, text in texts.items():
    with open(os.path.join(folder, name), "w") as out:
        out.write(text)
