"""Random weights of 16 dimensions for models of CTranslate2."""

import numpy
from ctranslate2.specs.model_spec import visit_spec

SHAPES = {
    "self_attention/linear_0": (48, 16),
    "attention/linear_1": (32, 16),
    "ffn/linear_0": (32, 16),
    "ffn/linear_1": (16, 32),
}


def fill(spec, count):
    random = numpy.random.default_rng(1)

    def set_weight(layer, name, value):
        path, _, kind = name.rpartition("/")
        is_words = "embeddings" in path or "projection" in path
        found = [shape for end, shape in SHAPES.items() if path.endswith(f"_0/{end}")]
        shape = (count, 16) if is_words else found[0] if found else (16, 16)
        if value is None and kind == "weight":
            layer.weight = random.normal(size=shape).astype("float32")
        elif value is None:
            setattr(layer, kind, numpy.full(16, kind == "gamma", "float32"))

    visit_spec(spec, set_weight)
