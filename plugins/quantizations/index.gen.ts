// The cards of the quantization plugins, and how each is loaded. Made by `npm run generate`; not to be edited.
import type { Entry } from "hubsmith";
import { entriesOf } from "#core/hub/card";

type QuantizationId = "gguf" | "quantization-config" | "safetensors";

/** The quantization plugins, by id. @public */
export const quantizationEntries: readonly Entry<"quantization", QuantizationId>[] =
  /* @__PURE__ */ entriesOf(
    "quantization",
    ["label", "aliases", "replaces"],
    [
      ["gguf", () => import("./gguf.ts"), "GGUF"],
      ["quantization-config", () => import("./quantization-config.ts"), "Quantization config"],
      ["safetensors", () => import("./safetensors.ts"), "Safetensors"],
    ],
  );
