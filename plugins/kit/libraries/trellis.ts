// What TRELLIS and TRELLIS.2 share: 3D models from images, in the folder of the code.
import { absent, type Absence, type LoadCode, type Model } from "hubsmith";
import type { Code } from "hubsmith/code";
import { setUpFirst } from "./set-up.ts";

const OTHER_TASK = absent({
  code: "other-task",
  reason: "The record does not say that the model generates 3D models from images.",
  fix: "See the model card.",
});

/** The program and the set-up of its code, or why there is none. */
export function programsFor(
  model: Model,
  generate: (model: Model) => Code,
  setUp: Code<"sh">,
): readonly LoadCode[] | Absence {
  if (model.pipeline_tag !== "image-to-3d") return OTHER_TASK;
  return setUpFirst(
    { purpose: "Set up the code", code: setUp },
    { note: "Needs Linux and a GPU with CUDA." },
    { purpose: "Generate a 3D model from an image", code: generate(model) },
  );
}
