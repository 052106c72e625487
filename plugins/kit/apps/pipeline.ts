// Apps for Macs that open a model of Diffusers by a link.
import { absent, type Absence, type AppRun, type Model } from "hubsmith";
import { hasOnlyText } from "../libraries/weights.ts";

/** The function `runs` of an app that draws with pipelines of Diffusers, and opens them by a link. */
export const runsPipeline =
  (link: (model: Model) => string) =>
  (model: Model): AppRun | Absence =>
    model.pipeline_tag === "text-to-image" &&
    !hasOnlyText(model) &&
    (model.library_name === "diffusers" || model.tags.includes("diffusers")) &&
    !model.tags.some((tag) => tag.startsWith("base_model:adapter:"))
      ? { link: link(model) }
      : absent({
          code: "other-format",
          reason: "It draws with pipelines of Diffusers, and this is none.",
          fix: "Choose a text-to-image model with the library Diffusers.",
        });
