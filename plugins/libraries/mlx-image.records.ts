// Records to test mlx-image on: with classes and without, and with a size in the name and without.
import { named, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("mlx-image", {
  classes: { id: "example-org/resnet18-mlxim", pipeline_tag: "image-classification" },
  "a size": { id: "example-org/vit_base_patch16_384.swag_e2e-mlxim" },
  features: { id: "example-org/vit_small_patch14_518.dinov2-mlxim" },
  "features, by the task": named("example-org/resnet50-mlxim", "image-feature-extraction"),
});
