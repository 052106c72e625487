// The only import of the first-party plugins: their cards, and functions that load each plugin when a page needs it.
import type { Entry } from "hubsmith";
import { entries as all } from "hubsmith/plugins";

// The Hub names these tasks by their inputs and outputs, but readers look for what they do.
const NAMES: ReadonlyMap<string, string> = new Map([
  ["automatic-speech-recognition", "Speech Recognition"],
  ["feature-extraction", "Embeddings"],
  ["image-feature-extraction", "Image Embeddings"],
  ["image-text-to-text", "Vision"],
  ["image-to-image", "Image Editing"],
  ["text-to-image", "Image Generation"],
  ["text-to-video", "Video Generation"],
]);

/** The entries, with the names of tasks that all pages show. */
export const entries: readonly Entry[] = all.map((entry) =>
  entry.kind === "task" ? { ...entry, label: NAMES.get(entry.id) ?? entry.label } : entry,
);
