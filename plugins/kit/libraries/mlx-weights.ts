// Which weights are for MLX, and which of them its packages do not read.
import { absent, type Absence, type Model } from "hubsmith";
import { isNamed } from "./inferred.ts";

/** Are the weights for MLX? */
export const isMlx = (model: Model): boolean =>
  PACKAGES.some((name) => isNamed(model, name)) ||
  (/[-_]mlx(?=[-_]|$)/i.test(model.id) && model.tags.includes("safetensors"));

const PACKAGES = ["mlx", "mlx-lm", "mlx-vlm", "mlx-audio"];

/** Why the packages of MLX do not read weights for MLX; undefined if they do. */
export function refuseMlx(model: Model): Absence | undefined {
  if (jangOf(model) !== undefined) return JANG;
  return hasOneBit(model) ? ONE_BIT : undefined;
}

/** The format of the package jang that the weights have, if they have one. */
export const jangOf = ({ tags }: Model): "jang" | "jangtq" | undefined =>
  (["jangtq", "jang"] as const).find((format) => tags.includes(format));

export const hasOneBit = ({ id, tags }: Model): boolean =>
  tags.includes("1-bit") || /[-_]1-?bit$/i.test(id);

const ONE_BIT = absent({
  code: "needs-fork",
  reason: "The weights have one bit, and the packages of MLX read at least two.",
  fix: "See the model card for the fork of MLX that reads them.",
});

const JANG = absent({
  code: "other-format",
  reason: "The packages of MLX do not read weights in the format JANG.",
  fix: "Use its package: pip install jang.",
});
