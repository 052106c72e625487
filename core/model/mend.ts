// Records drift: fields of older answers, and of cards that people wrote, are brought into one shape.
import { isRecord } from "../hub/anything.ts";
import type { Json } from "./json.ts";

/** Brings what was read into one shape. @internal */
export function mend(model: Json): Json {
  // Names in capitals, or several in one.
  const [library, ...others] = String(model["library_name"] ?? "")
    .toLowerCase()
    .split(",")
    .map((name) => name.trim());
  if (library) model["library_name"] = library;
  else delete model["library_name"];
  const tags = model["tags"] as string[];
  if (others.length > 0) model["tags"] = [...new Set([...tags, ...others.filter(Boolean)])];
  const card = model["cardData"] as Json | undefined;
  if (card && Object.hasOwn(card, "base_model")) {
    const bases = [card["base_model"]].flat().filter((base) => typeof base === "string");
    model["cardData"] = { ...card, base_model: bases };
  }
  // SpeechBrain's key from before it carried the library's name.
  const config = model["config"] as Json | undefined;
  const speech = config?.["speechbrain"];
  if (isRecord(speech) && typeof speech["interface"] === "string") {
    const speechbrain = { speechbrain_interface: speech["interface"], ...speech };
    model["config"] = { ...config, speechbrain };
  }
  return model;
}

/** Provider mappings as a list; older answers are an object keyed by provider. @internal */
export function asMappings(value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.entries(value).map(([provider, mapping]) =>
    isRecord(mapping) ? { provider, ...mapping } : mapping,
  );
}
