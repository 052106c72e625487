// Model records of the app: real models, from public facts, as much of each as is known. By modality, task and id.
import { audio } from "./audio.ts";
import { cv } from "./cv.ts";
import { multimodal } from "./multimodal.ts";
import { nlp } from "./nlp.ts";
import { other } from "./other.ts";
import { rl } from "./rl.ts";
import { type ModelRecord, recordIn, recordsOf, type Rows } from "./row.ts";
import { tabular } from "./tabular.ts";
import { writing } from "./writing.ts";

export type { ModelRecord } from "./row.ts";

const MODALITIES: readonly Rows[] = [nlp, writing, audio, cv, multimodal, tabular, rl, other];

/** All records. Who hosts a model is told as it stood when its row was written. */
export const allRecords = (): readonly ModelRecord[] => MODALITIES.flatMap(recordsOf);

/** The record of one model, without the work that the others are. */
export function recordOf(id: string): ModelRecord | undefined {
  for (const rows of MODALITIES) {
    const record = recordIn(rows, id);
    if (record !== undefined) return record;
  }
  return undefined;
}
