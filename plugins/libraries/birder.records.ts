// Records to test Birder on: classes and features, and weights of others.
import { named, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("birder", {
  classes: { id: "birder-project/mvit_v2_t_il-all", pipeline_tag: "image-classification" },
  features: { id: "birder-project/vit_b16_mim", pipeline_tag: "image-feature-extraction" },
  "an encoder": named("birder-project/vit_b16_siglip-v2-webli", "image-classification"),
  "of others": { pipeline_tag: "image-classification" },
});
