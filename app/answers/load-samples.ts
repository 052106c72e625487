// What providers send, as it is written down beside them, loaded when an answer is shown.
import { answerFiles } from "../plugins.ts";
import type { Samples } from "./records.ts";

/** The samples of a provider; nothing where there are none. */
export async function samplesOf(provider: string): Promise<Samples | undefined> {
  const path = `../plugins/providers/answers/${provider}.gen.json`;
  if (!Object.hasOwn(answerFiles, path)) return undefined;
  return (await answerFiles[path]!()) as Samples;
}
