// One sentence or two about a model, for search engines and lists: its task and size, who hosts it, and what loads it.
import type { Entry, Model } from "hubsmith";
import { sizeOf } from "#models/card";
import { labelsOf } from "#models/labels";

const MOST_HOSTS = 3;

export function descriptionOf(model: Model, entries: readonly Entry[]): string {
  const { id, pipeline_tag: task, library_name: library, inferenceProviderMapping = [] } = model;
  const labels = labelsOf(entries);
  const hosts = inferenceProviderMapping
    .filter(({ status = "live" }) => status === "live")
    .map(({ provider }) => labels("provider", provider));
  const names = [...new Set(hosts)];
  const more = names.length > MOST_HOSTS ? ` and ${names.length - MOST_HOSTS} more` : "";
  const size = sizeOf(model);
  const about = [task && labels("task", task), size && `${size} parameters`].filter(Boolean);
  return [
    about.length === 0 ? `Code for ${id}.` : `${id}: ${about.join(", ")}.`,
    names.length === 0 ? "" : `Call it at ${names.slice(0, MOST_HOSTS).join(", ")}${more}.`,
    library ? `Load it with ${labels("library", library)}.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}
