"""A YOLOv8 with weights that it never learned; what it finds is written to the folder in which it runs."""

import os
import sys

import torch
from ultralytics import YOLO, settings

settings.update({"runs_dir": "runs"})
torch.manual_seed(0)
YOLO("yolov8n.yaml").save(os.path.join(sys.argv[1], "best.pt"))
