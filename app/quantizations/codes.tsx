// The sets of formats as tables: the code in files, the name, the block and its bits, and notes.
import type { QuantizationSpec } from "hubsmith";
import type { Format } from "#core/hub/quantization";
import { formatOf } from "hubsmith/formats";
import type { ReactNode } from "react";
import { Scroller } from "../routing/scroller.tsx";
import { None } from "./ladder-table.tsx";
import { bitsText } from "./rungs.ts";

const NAMES: Readonly<Record<string, readonly [title: string, about: string]>> = {
  fileTypes: [
    "File types",
    "Formats of complete files. The code in a file is that of most of its weights.",
  ],
  tensorTypes: [
    "Tensor types",
    "Formats of single tensors. Their codes differ from those of file types.",
  ],
  forkTypes: [
    "Types in forks",
    "Types of programs other than llama.cpp, with the codes of ik_llama.cpp, and mixtures by publishers.",
  ],
  dtypes: ["Number types", "Types of single tensors, stored by name."],
  methods: ["Methods", "Methods in a config, stored by name."],
};

interface Props {
  readonly of: QuantizationSpec;
}

/** The folded tables. */
export function Codes({ of: quantization }: Props): ReactNode {
  return Object.entries(quantization.sets).map(([id, formats]) => {
    const [title, about] = NAMES[id] ?? [id, ""];
    return (
      <details key={id} className="more">
        <summary>
          {title}: {formats.length}
        </summary>
        <p className="note">{about}</p>
        <CodeTable
          title={`${title} of ${quantization.label}`}
          formats={formats}
          of={quantization}
        />
      </details>
    );
  });
}

interface TableProps extends Props {
  readonly title: string;
  readonly formats: readonly Format[];
}

function CodeTable({ title, formats, of: quantization }: TableProps): ReactNode {
  const hasCodes = formats.some(({ code }) => code !== undefined);
  const hasBlocks = formats.some(({ block }) => block !== undefined);
  const isMixed = formats.some(({ mostly }) => mostly !== undefined);
  return (
    <Scroller label={title}>
      <table className="numbers">
        <caption>{title}</caption>
        <thead>
          <tr>
            {hasCodes && <th scope="col">Number</th>}
            <th scope="col">Name</th>
            {hasBlocks && <th scope="col">Block</th>}
            {isMixed && <th scope="col">Main format</th>}
            <th scope="col">Bits</th>
            <th scope="col">Note</th>
          </tr>
        </thead>
        <tbody>
          {formats.map(({ name, code, block, mostly, note }) => (
            <tr key={name}>
              {hasCodes && <td>{code ?? <None />}</td>}
              <th scope="row" translate="no">
                {name}
              </th>
              {hasBlocks && <td>{block ? blockText(block) : <None />}</td>}
              {isMixed && <td translate="no">{mostly ?? <None />}</td>}
              <td>
                {block
                  ? `exactly ${(block.bytes * 8) / block.weights}`
                  : bitsText(formatOf(quantization, name)?.bits)}
              </td>
              <td className="words">{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

const count = (amount: number, one: string): string => `${amount} ${one}${amount === 1 ? "" : "s"}`;
const blockText = ({ weights, bytes }: NonNullable<Format["block"]>): string =>
  `${count(weights, "weight")} in ${count(bytes, "byte")}`;
