// The URL of a model's page, with only the ids of a snippet: other pages link there without loading the panel.
import { written } from "./searched.ts";

export interface Names {
  readonly provider?: string;
  readonly language?: string;
  readonly client?: string;
}

export function modelPath(model: string, names: Names = {}): string {
  const steps = model.split("/").map(encodeURIComponent);
  return `/models/${steps.join("/")}${written(naming(names))}`;
}

/** The part of a query with the ids of a snippet. */
export function naming({ provider = "", language = "", client = "" }: Names): URLSearchParams {
  const all = Object.entries({ provider, language, client });
  return new URLSearchParams(all.filter(([, value]) => value !== ""));
}
