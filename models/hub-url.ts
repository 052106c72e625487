// URLs on the Hub.
import { encodePath } from "#core/http/path";

const HUB = "https://huggingface.co/";

/** The start of such a URL, before the id of a model. */
export const HUB_START: RegExp =
  /^(?:https?:\/\/)?(?:www\.)?(?:huggingface\.co|hf\.co)\/(?:api\/models\/)?/i;

const ID = /^\w[\w.-]*\/\w[\w.-]*$/;

/** The model id that a string is, or that it links to. */
export function idIn(text: string): string | undefined {
  const start = text.trim().slice(0, 300);
  const path = start.replace(HUB_START, "").split(/[?#]/)[0]!;
  const id = HUB_START.test(start) ? path.split("/").slice(0, 2).join("/") : path;
  return ID.test(id) && !/^(?:datasets|spaces)\//.test(id) ? id : undefined;
}

/** Whether two ids are the same on the Hub, which ignores case. */
export const isSameId = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

export type HubKind = "models" | "datasets" | "spaces";

export const hubUrl = (kind: HubKind, id: string): string =>
  `${HUB}${kind === "models" ? "" : `${kind}/`}${encodePath(id)}`;

/** The URL at which Google Colab opens the Hub's notebook of a model. */
export const colabUrl = (id: string): string =>
  `https://colab.research.google.com/#fileId=https%3A//huggingface.co/${encodePath(id)}.ipynb`;

/** The URL of the Hub's list of models with a filter. */
export const modelsUrl = (filter: Readonly<Record<string, string>>): string =>
  `${HUB}models?${new URLSearchParams(filter)}`;
