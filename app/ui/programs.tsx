// A section with programs for a model: links to models, install commands, and code to copy.
import type { ReactNode } from "react";
import { Link } from "wouter";
import { modelPath } from "../routing/model-path.ts";
import { CodeBlock } from "./code-block.tsx";
import { InstallLine } from "./install-line.tsx";

/** A program, and how to install what it needs. */
export interface Program {
  /** E.g. "OpenAI Python SDK". */
  readonly title: string;
  readonly note?: string | undefined;
  readonly highlight: string;
  readonly install?: string | undefined;
  readonly content: string;
}

interface ListProps {
  /** The command that installs what all programs need. */
  readonly install?: string | undefined;
  readonly programs: readonly Program[];
}

interface Props extends ListProps {
  readonly id: string;
  readonly title: string;
  /** The ids of models with links to their pages, that of the programs first. */
  readonly models: readonly string[];
  /** Content below the programs. */
  readonly children?: ReactNode;
}

/** The section. */
export const Programs = ({ id, title, models, children, ...list }: Props): ReactNode => (
  <section className="part programs" aria-labelledby={id}>
    <div className="about">
      <h2 id={id}>{title}</h2>
      <ul className="note">
        {models.map((model) => (
          <li key={model}>
            <Link href={modelPath(model)} translate="no">
              {model}
            </Link>
          </li>
        ))}
      </ul>
    </div>
    <div className="main">
      <ProgramList {...list} />
      {children}
    </div>
  </section>
);

/** Programs, each after what it needs; an install command is shown only once. */
export function ProgramList({ install, programs }: ListProps): ReactNode {
  const installs = [install, ...programs.map((program) => program.install)];
  return (
    <>
      {install !== undefined && <InstallLine command={install} of="all programs" />}
      {programs.map((program, at) => (
        <div key={`${at} ${program.title}`} className="snippet">
          {program.install !== undefined && installs.indexOf(program.install) === at + 1 && (
            <InstallLine command={program.install} of={program.title} />
          )}
          <CodeBlock
            title={program.title}
            note={program.note}
            what={`${program.title} snippet`}
            highlight={program.highlight}
            content={program.content}
          />
        </div>
      ))}
    </>
  );
}
