// The content of a cell: a program with its test environment, or an absence with its fix.
import type { ReactNode } from "react";
import { CodeBlock } from "../ui/code-block.tsx";
import { InstallLine } from "../ui/install-line.tsx";
import type { CellView } from "./cell.ts";
import { type ClientRow, versionText } from "./clients.ts";
import type { State } from "./grid.ts";

interface Props {
  readonly view: CellView;
  readonly state: State;
  readonly client: ClientRow;
}

/** The content. */
export function CellContent({ view, state, client }: Props): ReactNode {
  const { program, absence, model } = view;
  if (program === undefined)
    return (
      <div className="empty">
        <p>
          <strong>There is no program here.</strong> {absence?.reason}
        </p>
        {absence !== undefined && (
          <p className="change">
            <span>How to fix it:</span> {absence.change}
          </p>
        )}
      </div>
    );
  return (
    <>
      <p>{levelSentence(state, versionText(client.versions))}</p>
      {program.install !== undefined && <InstallLine command={program.install} of={client.label} />}
      <CodeBlock
        title={client.label}
        note={client.language}
        what={`${client.label} program`}
        highlight={client.highlight}
        content={program.content}
      />
      <p className="note">
        It has the task’s sample inputs. <code>{model}</code> is the made-up model of the test.
      </p>
    </>
  );
}

function levelSentence(state: State, versions: string): string {
  if (state === "run") return `This program was run unchanged with ${versions}.`;
  // The record and the generator are of one commit; otherwise nothing is claimed.
  if (state === "not offered" || state === "not served" || state === "offered")
    return "This program is available, but not tested.";
  return `This program was checked with ${versions}, but not run. Level: ${state}.`;
}
