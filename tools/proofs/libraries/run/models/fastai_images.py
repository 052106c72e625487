"""A learner of fastai that tells two classes of images, which it never learned."""

import os
import sys
import tempfile

import fastai
import fastcore
import torch
from fastai.vision.all import CrossEntropyLossFlat, ImageDataLoaders, Learner, PILImage, Resize, nn

torch.manual_seed(0)
with tempfile.TemporaryDirectory() as folder:
    paths = [os.path.join(folder, f"{at}.png") for at in range(4)]
    for path in paths:
        PILImage.create(torch.zeros(32, 32, 3, dtype=torch.uint8)).save(path)
    labels = ["owl", "bat", "owl", "bat"]
    loaders = ImageDataLoaders.from_lists(folder, paths, labels, valid_pct=0.5, seed=0, item_tfms=Resize(32), bs=2)
    model = nn.Sequential(nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(3, 2))
    Learner(loaders, model, loss_func=CrossEntropyLossFlat()).export(os.path.join(sys.argv[1], "model.pkl"))
versions = f'"python=3.11", "fastai={fastai.__version__}", "fastcore={fastcore.__version__}"'
with open(os.path.join(sys.argv[1], "pyproject.toml"), "w") as file:
    file.write(f'[build-system]\nrequires = ["setuptools", {versions}]\n')
