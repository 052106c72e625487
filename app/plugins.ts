// The one door to the first-party plugins: their cards now, and how to load each when a page needs it.
export { entries } from "hubsmith/plugins";

/** How far their programs are proven, as it stands beside them: data, and loaded by the pages that show it. */
export const proofFiles: Readonly<Record<string, () => Promise<unknown>>> = import.meta.glob(
  "../plugins/{clients,libraries}/proofs.gen.json",
  { import: "default" },
);

/** What each provider sends, as samples of its contract say: data, and loaded when an answer is shown. */
export const answerFiles: Readonly<Record<string, () => Promise<unknown>>> = import.meta.glob(
  "../plugins/providers/answers/*.gen.json",
  { import: "default" },
);
