// The formats of weights as tables: bits, quality, and what a model of some size needs, filtered by memory.
import type { Diagnostic, Hub, Plugin } from "hubsmith";
import { type ReactNode, useEffect } from "react";
import { useAnnouncement } from "../../browser/use-announcement.ts";
import { LostPlugins } from "../../ui/load-fault.tsx";
import { Facts } from "../../ui/page-parts.tsx";
import { Table } from "../../ui/table.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useTyped } from "../../browser/use-in-address.ts";
import { countText, readWeights, TOKENS, weightsText } from "../../models/amounts.ts";
import { machineText, useMachine } from "../../models/machine.ts";
import { recallMachine } from "../../models/recall-machine.ts";
import { MemoryField } from "../../ui/memory-field.tsx";
import { formatRows, Verdict } from "../../ui/format-rows.tsx";
import { Away } from "../../ui/away.tsx";

interface Props {
  readonly hub: Hub;
  readonly lost: readonly Diagnostic[];
}

// The most common ones are first; third-party ones are last.
const FIRST = ["gguf", "safetensors", "quantization-config"];
const USUAL = 8e9;

export function FormatsPage({ hub, lost }: Props): ReactNode {
  const [size, changeSize] = useTyped("weights");
  useEffect(recallMachine, []);
  const weights = readBillions(size);
  const isWrong = size.trim() !== "" && weights === undefined;
  const placeOf = ({ id }: Plugin<"quantization">): number =>
    FIRST.includes(id) ? FIRST.indexOf(id) : FIRST.length;
  return (
    <>
      <LostPlugins lost={lost} />
      <form className="tiles amounts" onSubmit={(event) => event.preventDefault()}>
        <TextField
          label="Model size"
          option={{ value: size, ...(isWrong ? { error: "Enter a size such as 8B." } : {}) }}
          hint="Parameters, such as 8B."
          placeholder={weightsText(USUAL)}
          onChange={changeSize}
        />
        <MemoryField />
      </form>
      {hub.quantizations.list
        .toSorted((a, b) => placeOf(a) - placeOf(b))
        .map((quantization) => (
          <Formats key={quantization.id} of={quantization} weights={weights ?? USUAL} />
        ))}
      <p className="note">
        Quality is a rule of thumb. Memory includes a context of {TOKENS.toLocaleString("en")}{" "}
        tokens. All amounts are estimates.
      </p>
    </>
  );
}

interface FormatsProps {
  readonly of: Plugin<"quantization">;
  readonly weights: number;
}

function Formats({ of: quantization, weights }: FormatsProps): ReactNode {
  const machine = useMachine();
  const { gb } = machine;
  const { id, label, families = {}, source } = quantization;
  const rows = formatRows(quantization, weights, gb);
  const shown = rows.filter(({ fits }) => fits !== "no");
  const all = countText(rows.length, "format");
  const count = shown.length < rows.length ? `${shown.length} of ${all}` : all;
  useAnnouncement(`${label}: ${count}`);
  return (
    <section className="stack loose group" aria-labelledby={id}>
      <h2 id={id}>{label}</h2>
      <p className="note row links">
        {count}
        {source !== undefined && (
          <Away href={source}>
            Specification<span className="unseen"> of {label}</span>
          </Away>
        )}
      </p>
      {shown.length > 0 && (
        <Table
          label={`Formats of ${label}`}
          head={[
            "Format",
            ...(gb === undefined ? [] : [`In ${machineText(machine)}`]),
            `Size of ${weightsText(weights)}`,
            "Memory",
            "Quality",
            "Bits per weight",
            "Family",
          ]}
          rows={shown.map(({ name, bits, quality, size, memory, fits, family }) => ({
            key: name,
            name: <span translate="no">{name}</span>,
            cells: [
              ...(fits === undefined ? [] : [<Verdict key={name} fits={fits} />]),
              ...[size, memory, quality, bits].map((text) => text || "–"),
              family,
            ],
          }))}
        />
      )}
      <details className="folded">
        <summary>Families of {label}</summary>
        <Facts
          facts={Object.fromEntries(
            Object.values(families).map((family) => [family.label, family.description]),
          )}
        />
      </details>
    </section>
  );
}

// In this field, 8 means 8B.
const readBillions = (text: string): number | undefined =>
  readWeights(/^[\d.\s]+$/.test(text) ? `${text}B` : text);
