// What is printed for a record.
import { inferenceSnippets, loadSnippets, parseModel } from "hubsmith";
import { formatOf, modelFiles } from "hubsmith/formats";
import type { HubRecord } from "../../support/hub-records.ts";
import { hub } from "../../support/offers.ts";
import type { Printed } from "./facts.ts";

const gguf = hub.quantizations.get("gguf")!;

/** Prints the load snippets and the inference snippets of `auto`; undefined if the record is not valid. */
export function printedFor(record: HubRecord): Printed | undefined {
  const { model } = parseModel(record);
  if (model === undefined) return undefined;
  const calls = inferenceSnippets(hub, { model, provider: "auto" });
  const { formats } = modelFiles(hub, model);
  return {
    load: loadSnippets(hub, model).snippets.map(({ library, install = "", content }) => ({
      by: library,
      install,
      text: content,
    })),
    calls: calls.snippets.map(({ client, content }) => ({
      by: client,
      install: "",
      text: content,
    })),
    reasons: calls.notOffered.map(({ reason }) => reason),
    labels: formats
      .filter(({ quantization, label }) => quantization === gguf.id && label !== undefined)
      .map(({ label = "", format = label }) => ({
        label,
        isKnown: Object.keys(formatOf(gguf, format)?.bits ?? {}).length > 0,
      })),
  };
}
