// The page of a device: the models that run on it, and the memory that they need.
import type { MemoryFit } from "hubsmith/formats";
import { type ReactNode, useMemo } from "react";
import { Link } from "wouter";
import { boundsText } from "../formats/amounts.ts";
import { Verdict } from "../formats/rows.tsx";
import { modelPath } from "../routing/model-path.ts";
import { useModels } from "../stores/host.ts";
import { Facts } from "../ui/page-parts.tsx";
import { Table } from "../ui/table.tsx";
import { modelsOn } from "./devices.ts";
import type { DeviceItem } from "./items.ts";
import "../ui/pages.css";

const MOST_MODELS = 60;

/** The page below its heading. */
export function DeviceView({ device }: { readonly device: DeviceItem }): ReactNode {
  const models = useModels();
  const rows = useMemo(() => modelsOn(device, models, MOST_MODELS), [device, models]);
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
