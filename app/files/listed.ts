// Files of a record that are no model in a format: what goes along with one, and all others.
import type { Hub, Model } from "hubsmith";
import { modelFiles } from "hubsmith/formats";
import type { CompanionFiles } from "#plugins/quantizations/shared/model-files";
import { bytesText, countText } from "./sizes.ts";

/** What goes along with a model. */
export interface Beside {
  readonly what: string;
  readonly label?: string;
  readonly paths: readonly string[];
  /** Its size, what of it is missing, and whether it takes memory beside the model. */
  readonly says: string;
}

/** The files of a record that are no model. */
export interface Listed {
  readonly beside: readonly Beside[];
  readonly others: readonly string[];
}

/** Tells them apart. */
export function listedIn(hub: Hub, model: Model): Listed {
  const { formats, companions } = modelFiles(hub, model);
  const sets = [...formats.flatMap(({ sets }) => sets), ...companions];
  const known = new Set(sets.flatMap(({ paths }) => paths));
  const all = model.siblings?.map(({ rfilename }) => rfilename) ?? [];
  return { beside: companions.map(besideOf), others: all.filter((path) => !known.has(path)) };
}

const besideOf = ({ what, label, paths, bytes, missing, isLoaded }: CompanionFiles): Beside => ({
  what,
  paths,
  ...(label === undefined ? {} : { label }),
  says: [
    bytes === undefined ? "unknown size" : bytesText(bytes),
    ...(missing > 0 ? [`${countText(missing, "part")} missing`] : []),
    isLoaded === true
      ? "is loaded beside the model and takes memory"
      : "is not loaded with the model",
  ].join(", "),
});

/** A path as it is shown: what would hide a part of it, or turn it around, is written out. */
export function shownPath(path: string): string {
  if (path === "") return '""';
  return path.replaceAll(
    /[\p{Cc}\p{Bidi_Control}]/gu,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
