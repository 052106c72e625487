// The cards of the library plugins, and how each is loaded. Made by `npm run generate`; not to be edited.
import { entriesOf, type Entry } from "hubsmith";

/** The ids of the library plugins. @public */
export type LibraryId =
  | "colpali"
  | "diffusers"
  | "diffusionkit"
  | "sentence-transformers"
  | "spacy"
  | "speechbrain"
  | "timm"
  | "transformers"
  | "ultralytics"
  | "whisperkit";

/** The library plugins, by id. @public */
export const libraryEntries: readonly Entry<"library", LibraryId>[] = /* @__PURE__ */ entriesOf(
  "library",
  ["label", "filter", "aliases", "replaces"],
  [
    ["colpali", () => import("./colpali.ts"), "ColPali", false],
    ["diffusers", () => import("./diffusers/index.ts"), "Diffusers", true],
    ["diffusionkit", () => import("./diffusionkit.ts"), "DiffusionKit", false],
    [
      "sentence-transformers",
      () => import("./sentence-transformers.ts"),
      "sentence-transformers",
      true,
    ],
    ["spacy", () => import("./spacy.ts"), "spaCy", true],
    ["speechbrain", () => import("./speechbrain.ts"), "speechbrain", true],
    ["timm", () => import("./timm.ts"), "timm", true],
    ["transformers", () => import("./transformers/index.ts"), "Transformers", true],
    ["ultralytics", () => import("./ultralytics.ts"), "ultralytics", false],
    ["whisperkit", () => import("./whisperkit.ts"), "WhisperKit", false],
  ],
);
