// A section with programs for a model: links to models, install commands, and code to copy.
import type { ReactNode } from "react";
import { Link } from "wouter";
import { modelPath } from "../browser/model-path.ts";
import { CodeBlock } from "./code-block.tsx";
import { InstallLine } from "./install-line.tsx";

export interface Program {
  readonly title: string;
  readonly note?: string | undefined;
  readonly highlight: string;
  readonly install?: string | undefined;
  readonly content: string;
}

interface Props {
  readonly id: string;
  readonly title: string;
  /** The ids of models with links to their pages, that of the programs first. */
  readonly models: readonly string[];
  readonly programs: readonly Program[];
  readonly children?: ReactNode;
}

export const Programs = ({ id, title, models, programs, children }: Props): ReactNode => (
  <section className="stack part programs" aria-labelledby={id}>
    <div className="stack tight about">
      <h2 id={id}>{title}</h2>
      <ul className="row note links">
        {models.map((model) => (
          <li key={model}>
            <Link href={modelPath(model)} translate="no">
              {model}
            </Link>
          </li>
        ))}
      </ul>
    </div>
    <div className="stack main">
      <ProgramList programs={programs} />
      {children}
    </div>
  </section>
);

/** Programs, each after the command that installs what it needs. */
export const ProgramList = ({ programs }: Pick<Props, "programs">): ReactNode =>
  programs.map(({ title, note, highlight, install, content }, at) => (
    <div key={`${at} ${title}`} className="stack tight">
      {install !== undefined && install !== programs[at - 1]?.install && (
        <InstallLine command={install} of={title} />
      )}
      <CodeBlock
        title={title}
        note={note}
        what={`${title} snippet`}
        highlight={highlight}
        content={content}
      />
    </div>
  ));
