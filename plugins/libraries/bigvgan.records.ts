// Records to test BigVGAN on: with its library, and by the name.
import { recordsOf, type Records } from "../kit/libraries/records-of.ts";

export default [
  ...recordsOf("bigvgan", { named: {} }),
  ["bigvgan: by the name", { id: "acme/bigvgan_v2_22khz_80band_256x", library_name: "PyTorch" }],
  ["bigvgan: another format", { id: "acme/bigvgan_v2_22khz_80band_256x-onnx" }],
] satisfies Records;
