// Model records of the app: real models, from public facts, as much of each as is known. By modality, task and id.
import { audio } from "./audio.ts";
import { cv } from "./cv.ts";
import { multimodal } from "./multimodal.ts";
import { nlp } from "./nlp.ts";
import { other } from "./other.ts";
import { rl } from "./rl.ts";
import { type ModelRecord, recordsOf } from "./row.ts";
import { tabular } from "./tabular.ts";
import { writing } from "./writing.ts";

export type { ModelRecord } from "./row.ts";

/** The records. Who hosts a model is told as it stood when its row was written. */
export const records: readonly ModelRecord[] = [
  nlp,
  writing,
  audio,
  cv,
  multimodal,
  tabular,
  rl,
  other,
].flatMap(recordsOf);
