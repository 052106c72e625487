// Apps for Macs that open a model of Diffusers by a link.
import { absent, type Absence, type AppRun, type Model } from "hubsmith";
import { hasAdapterTag, hasOnlyText } from "../libraries/weights.ts";

/** The function `runs` of an app that draws with pipelines of Diffusers, and opens them by a link. */
export const runsPipeline =
  (link: (model: Model) => string) =>
  (model: Model): AppRun | Absence =>
    model.pipeline_tag === "text-to-image" &&
    !hasOnlyText(model) &&
    isPipeline(model) &&
    !hasAdapterTag(model)
      ? { link: link(model) }
      : absent({
          code: "other-format",
          reason: "It draws with pipelines of Diffusers, and this is none.",
          fix: "Choose a text-to-image model with the library Diffusers.",
        });

// ControlNets, adapters and single files name the library, too.
const PART = /adapter|controlnet|gguf|instantid|lora|turbo-alpha|vae/i;
const isPipeline = ({ id, library_name, tags, siblings }: Model): boolean =>
  (library_name === "diffusers" && siblings === undefined && !PART.test(id)) ||
  tags.some((tag) => /^diffusers:\w+Pipeline$/.test(tag)) ||
  siblings?.some(({ rfilename }) => rfilename === "model_index.json") === true;
