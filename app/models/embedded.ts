// The models that the app brings along, beside the few that its first page needs.
import { type Model, parseModel } from "hubsmith";
import { records } from "../records/index.ts";

/** Reads them. */
export const loadModels = (): readonly Model[] =>
  records.flatMap((record) => parseModel(record).model ?? []);
