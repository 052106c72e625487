"""A program of Core AI that adds what it is given to itself."""

import sys
from pathlib import Path
from typing import Annotated

import numpy
from coreai.authoring import AIProgram, Context, Module, TensorType, Value, add, graph

with Context(), Module.create() as module:

    @graph
    def main(
        taken: Annotated[Value, TensorType((1, 3), numpy.float32)],
    ) -> Annotated[Value, TensorType((1, 3), numpy.float32, name="given")]:
        return add(taken, taken)


AIProgram(module).save_asset(Path(sys.argv[1], "int4", "chat.aimodel"))
