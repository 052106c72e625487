// Model records of the app: real models, from public facts, with the known fields. By modality, task and id.
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

/** All records. Mappings are from the time when the row was written. */
export const allRecords = (): readonly ModelRecord[] => MODALITIES.flatMap(recordsOf);

/** The record of one model, without creating the others. */
export function recordOf(id: string): ModelRecord | undefined {
  for (const rows of MODALITIES) {
    const record = recordIn(rows, id);
    if (record !== undefined) return record;
  }
  return undefined;
}
