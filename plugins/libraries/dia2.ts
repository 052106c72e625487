// Dia2: speaks a dialogue of two while it reads the text, on a GPU.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example } from "../kit/tasks/record.ts";

export default defineLibrary({
  id: "dia2",
  prettyLabel: "Dia2",
  repoUrl: "https://github.com/nari-labs/dia2",
  install: { pip: ["dia2 @ git+https://github.com/nari-labs/dia2"] },
  snippets: (model) => ({ purpose: "Generate a dialogue", code: speak(model) }),
});

const speak = (model: Model): Code => python`
  from dia2 import Dia2, GenerationConfig, SamplingConfig

  model = Dia2.from_repo(${model.id}, device="cuda", dtype="bfloat16")
  config = GenerationConfig(
      cfg_scale=2.0, audio=SamplingConfig(temperature=0.8, top_k=50), use_cuda_graph=True
  )

  model.generate(${example(model, "text") ?? DIALOGUE}, config=config, output_wav="dialogue.wav")
`;

const DIALOGUE = "[S1] Did you hear? The last train leaves at nine. [S2] Then we have to run.";
