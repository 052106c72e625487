// The models that run on a device.
import type { Model } from "hubsmith";
import { type MemoryFit, memoryOf } from "hubsmith/formats";
import { weightsOf } from "#plugins/kit/formats/table";
import { TOKENS } from "../formats/amounts.ts";
import type { DeviceItem } from "./items.ts";

/** A model, and whether it fits with its own weights and with 4 bits for each. */
export interface DeviceRow {
  readonly id: string;
  readonly whole: MemoryFit;
  readonly quantized: MemoryFit;
}

// Q4_K_M stores 4.85 to 4.9 bits in most models.
const BITS = 4.9;

/** The most downloaded models whose size is known and that fit with 4 bits, as many as `most`. */
export function modelsOn(
  { bytes: memory }: Pick<DeviceItem, "bytes">,
  models: readonly Model[],
  most: number,
): readonly DeviceRow[] {
  const rows: DeviceRow[] = [];
  for (const model of models) {
    if (rows.length === most) break;
    const weights = weightsOf(model);
    // A quantized repository has a page of its own for its files.
    const isWhole = !model.tags.some(
      (tag) => tag === "gguf" || tag.startsWith("base_model:quantized:"),
    );
    if (weights === undefined || !isWhole || model.pipeline_tag !== "text-generation") continue;
    const whole = memoryOf(model, { memory, tokens: TOKENS });
    const quantized = memoryOf(model, { memory, tokens: TOKENS }, BITS);
    if (quantized.fits !== "no") rows.push({ id: model.id, whole, quantized });
  }
  return rows;
}
