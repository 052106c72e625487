// Records to test DiffusionKit on: both kinds of models, FLUX in its fast and its slow form, and an example of one's own.
import { recordsOf } from "../kit/libraries/records-of.ts";

const pipeline_tag = "text-to-image";

export default recordsOf("diffusionkit", {
  "stable diffusion": { pipeline_tag },
  flux: { pipeline_tag, tags: ["flux"] },
  "flux dev": { id: "example-org/mlx-FLUX.1-dev", pipeline_tag, tags: ["flux"] },
  "an example": { pipeline_tag, widgetData: [{ text: "A fox asleep in the snow" }] },
});
