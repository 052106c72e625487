// The address of a model's page, which says no more than what names a snippet: other pages lead there without the panel.
import { written } from "./searched.ts";

/** What names a snippet, as far as it is chosen. */
export interface Names {
  readonly provider?: string;
  readonly language?: string;
  readonly client?: string;
}

/** The address of a model's page, with these chosen. */
export function modelPath(model: string, names: Names = {}): string {
  const steps = model.split("/").map(encodeURIComponent);
  return `/models/${steps.join("/")}${written(naming(names))}`;
}

/** The part of a query that names a snippet. */
export function naming({ provider = "", language = "", client = "" }: Names): URLSearchParams {
  const all = Object.entries({ provider, language, client });
  return new URLSearchParams(all.filter(([, value]) => value !== ""));
}
