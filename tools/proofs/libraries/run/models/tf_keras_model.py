"""A model of TF-Keras as a SavedModel, with weights that it never learned."""

import sys

import tf_keras

layers = [tf_keras.layers.Input((3,)), tf_keras.layers.Dense(2, name="classes")]
tf_keras.Sequential(layers, name="tiny").save(sys.argv[1], save_format="tf")
