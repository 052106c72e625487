// Cartesia MLX: state space language models on Apple silicon, with streamed output.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example } from "../kit/tasks/record.ts";
import { BEGINNING } from "../kit/samples/inputs.ts";

export default defineLibrary({
  id: "cartesia_mlx",
  prettyLabel: "Cartesia MLX",
  repoUrl: "https://github.com/cartesia-ai/cartesia_mlx",
  install: {
    pip: [
      "cartesia-metal @ git+https://github.com/cartesia-ai/edge.git#subdirectory=cartesia-metal",
      "cartesia-mlx",
    ],
    note: "Needs Apple silicon and Xcode. The kernels, cartesia-metal, are built on your machine.",
  },
  snippets: (model) => ({ purpose: "Generate text", code: write(model) }),
});

const write = (model: Model): Code => python`
  import cartesia_mlx as cmx
  import mlx.core as mx

  model = cmx.from_pretrained(${model.id})
  model.set_dtype(mx.float32)

  for text in model.generate(${example(model, "text") ?? BEGINNING}, top_p=0.99, temperature=0.85):
      print(text, end="", flush=True)
`;
