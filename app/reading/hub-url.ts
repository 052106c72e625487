// Addresses on the Hub.
import { encodePath } from "#core/http/url";

const HUB = "https://huggingface.co/";

/** What stands on the Hub: below which path it does. */
export type HubKind = "models" | "datasets" | "spaces";
const FOLDERS: Readonly<Record<HubKind, string>> = {
  models: "",
  datasets: "datasets/",
  spaces: "spaces/",
};

/** The address of a model, a dataset or a space. */
export const hubUrl = (kind: HubKind, id: string): string => HUB + FOLDERS[kind] + encodePath(id);

/** The address of the list of models that a filter leaves. */
export const modelsUrl = (filter: Readonly<Record<string, string>>): string =>
  `${HUB}models?${new URLSearchParams(filter)}`;
