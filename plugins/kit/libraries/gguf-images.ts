// Which GGUF models see images, and what to ask them.
import type { Model } from "hubsmith";
import { pictureFor, readsPages } from "../samples/pictures.ts";
import { IMAGE } from "../samples/inputs.ts";
import { nameOf } from "../tasks/record.ts";
import { projectorsOf } from "../formats/gguf-repository.ts";
import { ggufOf } from "./gguf-files.ts";

const SEES: ReadonlySet<string> = new Set(["any-to-any", "image-text-to-text", "image-to-text"]);
const HEARS = /audio|voxtral|ultravox|speech|whisper/i;

/** Does it see images? A list of files shows the projector; without one, the task and the tags count. */
export function seesImages(model: Model): boolean {
  const { pipeline_tag: task = "", tags } = model;
  const repository = ggufOf(model);
  if (projectorsOf(repository).length > 0)
    return SEES.has(task) || !HEARS.test(`${task} ${nameOf(model)}`);
  // Patterns replace unknown names.
  const isListed = repository.models.some(({ paths }) => !paths[0]!.includes("*"));
  if (isListed) return false;
  return SEES.has(task) || tags.includes("mmproj") || (task === "" && readsPages(model));
}

/** An image for a model, as a URL and as the name of a local file, and what to ask about it. */
export function imageFor(model: Model) {
  const { url = IMAGE, file, question } = pictureFor(model);
  return { url, file, question };
}
