"""A network of TensorFlow Lite that adds one to what it is given."""

import os
import sys

import tensorflow as tf

adds = tf.function(lambda taken: taken + 1.0, [tf.TensorSpec([1, 3])])
made = tf.lite.TFLiteConverter.from_concrete_functions([adds.get_concrete_function()]).convert()
with open(os.path.join(sys.argv[1], "detector.tflite"), "wb") as file:
    file.write(made)
