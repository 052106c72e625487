// The built-in models of the app.
import { type Model, parseModel } from "hubsmith";
import { allRecords, type ModelRecord, recordOf } from "../records/index.ts";

const modelsIn = (record: ModelRecord): readonly Model[] => [parseModel(record).model ?? []].flat();

/** Reads them all. */
export const loadModels = (): readonly Model[] => allRecords().flatMap(modelsIn);

/** Reads one of them, if there is one with this id. */
export const loadModel = (id: string): Model | undefined =>
  [recordOf(id) ?? []].flat().flatMap(modelsIn)[0];
