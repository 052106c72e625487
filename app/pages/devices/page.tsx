// The page of devices: the models that run on one, which is searched by its name, and the memory that they need.
import type { Model } from "hubsmith";
import { type MemoryFit, memoryOf } from "hubsmith/formats";
import { weightsOf } from "#plugins/kit/formats/table";
import { type ReactNode, useEffect, useMemo } from "react";
import { Link } from "wouter";
import { boundsText, GB, TOKENS } from "../../models/amounts.ts";
import { machineText, useMachine } from "../../models/machine.ts";
import { MemoryField } from "../../ui/memory-field.tsx";
import { recallMachine } from "../../models/recall-machine.ts";
import { Verdict } from "../../ui/format-rows.tsx";
import { modelPath } from "../../browser/model-path.ts";
import { useModels } from "../../models/host.ts";
import { Table } from "../../ui/table.tsx";

const MOST_MODELS = 60;
// Q4_K_M stores 4.85 to 4.9 bits in most models.
const BITS = 4.9;

interface DeviceFit {
  readonly id: string;
  readonly whole: MemoryFit;
  readonly quantized: MemoryFit;
}

/** The most downloaded models whose size is known and that fit with 4 bits for each weight; without a memory, all. */
export function modelsIn(gb: number | undefined, models: readonly Model[]): readonly DeviceFit[] {
  const rows: DeviceFit[] = [];
  const memory = (gb ?? Infinity) * GB;
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

export function DevicePage(): ReactNode {
  const models = useModels();
  const machine = useMachine();
  const { gb } = machine;
  useEffect(recallMachine, []);
  const rows = useMemo(() => modelsIn(gb, models), [gb, models]);
  const need = ({ bytes, fits }: MemoryFit): ReactNode => (
    <>
      {bytes !== undefined && boundsText(bytes)} {gb !== undefined && <Verdict fits={fits} />}
    </>
  );
  return (
    <>
      <form className="amounts" onSubmit={(event) => event.preventDefault()}>
        <MemoryField />
      </form>
      <Table
        label={gb === undefined ? "Memory of models" : `Models that run in ${machineText(machine)}`}
        head={["Model", "With its own weights", "With 4 bits"]}
        rows={rows.map(({ id, whole, quantized }) => ({
          key: id,
          name: (
            <Link href={modelPath(id)} translate="no">
              {id}
            </Link>
          ),
          cells: [need(whole), need(quantized)],
        }))}
      />
      <p className="note">
        The most downloaded chat models of known size, with a context of 8,192 tokens.
      </p>
    </>
  );
}
