// Files of a record that are not a model in a format: companions, and all others.
import type { Hub, Model } from "hubsmith";
import { modelFiles } from "hubsmith/formats";
import type { CompanionFiles } from "#plugins/quantizations/shared/model-files";
import { bytesText, countText } from "./sizes.ts";

/** A companion file of a model. */
export interface Beside {
  readonly what: string;
  readonly label?: string;
  readonly paths: readonly string[];
  /** Its size, missing parts, and whether it needs memory in addition to the model. */
  readonly says: string;
}

/** The files of a record that are not models. */
export interface Listed {
  readonly beside: readonly Beside[];
  readonly others: readonly string[];
}

/** Separates the two. */
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
    isLoaded === true ? "is loaded with the model and uses memory" : "is not loaded with the model",
  ].join(", "),
});

/** A path for display: invisible and direction-changing characters are escaped. */
export function shownPath(path: string): string {
  if (path === "") return '""';
  return path.replaceAll(
    /[\p{Cc}\p{Bidi_Control}]/gu,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
