// DiffusionKit: FLUX and Stable Diffusion 3 on Apple silicon. FLUX uses no guidance, and few steps in its fast
// version.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example } from "../kit/tasks/record.ts";
import { SCENE } from "../kit/samples/inputs.ts";

export default defineLibrary({
  id: "diffusionkit",
  prettyLabel: "DiffusionKit",
  repoUrl: "https://github.com/argmaxinc/DiffusionKit",
  install: { pip: ["diffusionkit"] },
  snippets: (model) => ({
    purpose: "Generate an image on Apple silicon",
    code: generate(model),
  }),
});

function generate(model: Model): Code {
  const isFlux = model.tags.includes("flux");
  const pipeline = python.name(isFlux ? "FluxPipeline" : "DiffusionPipeline");
  // Stable Diffusion makes good images without T5, which is large; FLUX does not.
  const named = isFlux ? { shift: 1 } : { shift: 3, use_t5: false };
  const steps = isFlux && !/\bdev\b/i.test(model.id) ? 4 : 50;
  const guidance = isFlux ? 0 : 5;
  return python`
    from diffusionkit.mlx import ${pipeline}

    pipeline = ${pipeline}(${python.args([], { model_version: model.id, ...named })}, w16=True, a16=True)
    image, _ = pipeline.generate_image(${example(model, "text") ?? SCENE}, num_steps=${steps}, cfg_weight=${guidance})

    image.save("image.png")
  `;
}
