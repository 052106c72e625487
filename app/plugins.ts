// The only import of the first-party plugins: their cards, and functions that load each plugin when a page needs it.
export { entries } from "hubsmith/plugins";

/** The proof records of their programs: data, loaded by the pages that show it. */
export const proofFiles: Readonly<Record<string, () => Promise<unknown>>> = import.meta.glob(
  "../plugins/{clients,libraries}/proofs.gen.json",
  { import: "default" },
);

/** The packages with which the contracts were compared: data, loaded with the proof records. */
export const publishedFile: () => Promise<unknown> = Object.values(
  import.meta.glob("../plugins/providers/shared/published.gen.ts", { import: "published" }),
)[0]!;

/** The sample responses of each provider, from its contract: data, loaded when a response is shown. */
export const answerFiles: Readonly<Record<string, () => Promise<unknown>>> = import.meta.glob(
  "../plugins/providers/answers/*.gen.json",
  { import: "default" },
);
