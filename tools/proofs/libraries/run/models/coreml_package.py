"""A package of Core ML that adds one to what it is given."""

import os
import sys

import coremltools
import numpy
from coremltools.converters.mil import Builder


@Builder.program([Builder.TensorSpec((1, 64))])
def adds(taken):
    return Builder.add(x=taken, y=numpy.ones((1, 64), "float32"), name="given")


model = coremltools.convert(adds, convert_to="mlprogram", skip_model_load=True)
model.save(os.path.join(sys.argv[1], "coreml", "detector.mlpackage"))
