// The page of a device: the models that run on it, and the memory that they need.
import type { Model } from "hubsmith";
import { type MemoryFit, memoryOf } from "hubsmith/formats";
import { weightsOf } from "#plugins/kit/formats/table";
import { type ReactNode, useMemo } from "react";
import { Link } from "wouter";
import { boundsText, TOKENS } from "../formats/amounts.ts";
import { Verdict } from "../formats/rows.tsx";
import { modelPath } from "../routing/model-path.ts";
import { useModels } from "../stores/host.ts";
import { Facts } from "../ui/page-parts.tsx";
import { Table } from "../ui/table.tsx";
import type { DeviceItem } from "./items.ts";

const MOST_MODELS = 60;
// Q4_K_M stores 4.85 to 4.9 bits in most models.
const BITS = 4.9;

interface DeviceFit {
  readonly id: string;
  readonly whole: MemoryFit;
  readonly quantized: MemoryFit;
}

/** The most downloaded models whose size is known and that fit with 4 bits for each weight. */
function modelsOn({ bytes: memory }: DeviceItem, models: readonly Model[]): readonly DeviceFit[] {
  const rows: DeviceFit[] = [];
  for (const model of models) {
    if (rows.length === MOST_MODELS) break;
    // The page of a quantized repository lists its files.
    const isWhole = !model.tags.some(
      (tag) => tag === "gguf" || tag.startsWith("base_model:quantized:"),
    );
    if (!isWhole || model.pipeline_tag !== "text-generation" || weightsOf(model) === undefined)
      continue;
    const whole = memoryOf(model, { memory, tokens: TOKENS });
    const quantized = memoryOf(model, { memory, tokens: TOKENS }, BITS);
    if (quantized.fits !== "no") rows.push({ id: model.id, whole, quantized });
  }
  return rows;
}

export function DeviceView({ device }: { readonly device: DeviceItem }): ReactNode {
  const models = useModels();
  const rows = useMemo(() => modelsOn(device, models), [device, models]);
  return (
    <>
      <Facts
        className="lead"
        facts={{
          Maker: device.maker,
          "Memory for a model": memoryText(device),
        }}
      />
      <Table
        label="Supported models"
        head={["Model", "With its own weights", "With 4 bits"]}
        rows={rows.map(({ id, whole, quantized }) => ({
          key: id,
          name: (
            <Link
              href={`${modelPath(id)}?memory=${encodeURIComponent(device.label)}`}
              translate="no"
            >
              {id}
            </Link>
          ),
          cells: [<Need key="whole" fit={whole} />, <Need key="quantized" fit={quantized} />],
        }))}
      />
      <p className="note">
        The most downloaded chat models of known size, with a context of 8,192 tokens.
      </p>
    </>
  );
}

/** With the size as in the name, which is of 2³⁰ bytes; a part of it if the system uses the same memory. */
function memoryText({ bytes, size, isShared }: DeviceItem): string {
  const amount = boundsText({ min: bytes, max: bytes });
  return isShared
    ? `${amount}; the rest of the ${size} GiB is for the system`
    : `${amount} (${size} GiB)`;
}

const Need = ({ fit: { bytes, fits } }: { readonly fit: MemoryFit }): ReactNode => (
  <>
    {bytes !== undefined && boundsText(bytes)} <Verdict fits={fits} />
  </>
);
