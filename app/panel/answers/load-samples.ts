// Loads the sample responses of a provider, when a response is shown.
import type { Samples } from "./samples.ts";

/** The sample responses of each provider, from its contract. */
export const answerFiles: Readonly<Record<string, () => Promise<unknown>>> = import.meta.glob(
  "../../../plugins/answers/*.json",
  { import: "default" },
);

/** The samples of a provider; undefined if there are none. */
export async function samplesOf(provider: string): Promise<Samples | undefined> {
  const path = `../../../plugins/answers/${provider}.json`;
  if (!Object.hasOwn(answerFiles, path)) return undefined;
  return (await answerFiles[path]!()) as Samples;
}
