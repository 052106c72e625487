"""A network of ONNX that adds one to what it is given."""

import os
import sys

import onnx
from onnx import TensorProto, helper

taken = helper.make_tensor_value_info("taken", TensorProto.FLOAT, ["batch", 3])
given = helper.make_tensor_value_info("given", TensorProto.FLOAT, ["batch", 3])
one = helper.make_tensor("one", TensorProto.FLOAT, [1], [1.0])
node = helper.make_node("Add", ["taken", "one"], ["given"])
graph = helper.make_graph([node], "adds", [taken], [given], [one])
model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
os.makedirs(os.path.join(sys.argv[1], "onnx"))
onnx.save(model, os.path.join(sys.argv[1], "onnx", "model.onnx"))
