// Depth in meters: which models of Transformers estimate it, and how a program prints it.
import { type Model, textIn } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { nameOf, typesOf } from "../tasks/record.ts";

// Types of models whose depth is always in meters, as their papers and their documentation in Transformers 5.24 say.
const METRIC_TYPES = ["depth_pro", "zoedepth"];

/** Whether a model of Transformers estimates depth in meters, and not only relative to other pixels. */
export const isMetric = (model: Model): boolean =>
  typesOf(model).some((type) => METRIC_TYPES.includes(type)) ||
  textIn(model.config, "depth_estimation_type") === "metric" ||
  /(?<![a-z])metric(?![a-z])/i.test(nameOf(model)) ||
  model.tags.some((tag) => /^metric[- ]depth/i.test(tag));

/** Prints the distance at the center of the array or tensor `depth`, which has two dimensions and is in meters. */
export const CENTER: Code<"python"> = python`
  height, width = depth.shape
  print("Meters at the center:", depth[height // 2, width // 2].item())
`;
