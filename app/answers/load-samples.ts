// Loads the sample responses of a provider, when a response is shown.
import { answerFiles } from "../plugins.ts";
import type { Samples } from "./records.ts";

/** The samples of a provider; undefined if there are none. */
export async function samplesOf(provider: string): Promise<Samples | undefined> {
  const path = `../plugins/providers/answers/${provider}.gen.json`;
  if (!Object.hasOwn(answerFiles, path)) return undefined;
  return (await answerFiles[path]!()) as Samples;
}
