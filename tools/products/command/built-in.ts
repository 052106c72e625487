// The record of a built-in model, which an argument names.
import { loadRecord, similarIds } from "#models/records";
import { namedModel, ollamaModel } from "#models/versions";
import { failure } from "./io.ts";

/** The record, if there is one. A missing id that is not the name of a file fails, and says how to get its record. */
export function recordNamed(id: string, isMissing: boolean): object | undefined {
  const record = loadRecord(ollamaModel(id) ?? id);
  if (record !== undefined || !isMissing || /\.jsonl?$/i.test(id)) return record;
  const named = namedModel(id);
  if (named !== undefined) return named;
  if (id.includes(":"))
    throw failure(
      `${id} is neither a file nor a known name of a model of Ollama. Pass the id of the model on the Hub.`,
    );
  const near = similarIds(id);
  const similar = near.length === 0 ? "" : ` Similar ids: ${near.join(", ")}.`;
  throw failure(
    `${id} is neither a file nor a built-in model.${similar} Other models need their record: curl -o model.json "https://huggingface.co/api/models/${id}?blobs=true"`,
  );
}
