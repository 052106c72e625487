"""A model of Keras for small images, with weights that it never learned."""

import os
import sys

os.environ["KERAS_BACKEND"] = "jax"

import keras

keras.utils.set_random_seed(0)
layers = [keras.Input((8, 8, 3)), keras.layers.Flatten(), keras.layers.Dense(4, name="classes")]
keras.saving.save_model(keras.Sequential(layers, name="tiny"), sys.argv[1], zipped=False)
