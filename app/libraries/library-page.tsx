// The page of a library: installation and programs, its facts, counted downloads, and tests.
import { createHub, type DownloadRule, installText, type Plugin } from "hubsmith";
import { defaultDownloads, downloadQuery } from "#plugins/catalogue/downloads";
import { Fragment, type ReactNode, useMemo } from "react";
import { Link } from "wouter";
import { proofOf } from "../proofs/load-records.ts";
import type { LibraryProof } from "../proofs/records.ts";
import { modelsUrl } from "../routing/hub-url.ts";
import { modelPath } from "../routing/model-path.ts";
import { Part } from "../routing/part.tsx";
import { itemOf, pathOf, shownIn, TASKS } from "../routing/places.ts";
import { useEntries, useModels } from "../stores/host.ts";
import { Absences } from "../ui/absences.tsx";
import { CodeBlock } from "../ui/code-block.tsx";
import { InstallLine } from "../ui/install-line.tsx";
import { TaskIcon } from "../ui/task-icon.tsx";
import { Tile } from "../ui/tile.tsx";
import { type Phrase, phrasesOf } from "./counted.ts";
import { type Example, exampleOf, isRemark, modelsOf } from "./example.ts";
import { commitsOf, programsText, stepsOf, versionsOf } from "./proofs.ts";
import { nameOf } from "./search.ts";
import "../routing/routing.css";
import "./libraries.css";

export { proofOf };

/** The data of the page. */
export interface Loaded {
  readonly library: Plugin<"library">;
}

/** The plugin of an entry. Throws if it is missing, and the page shows the error. */
export function readLibrary(id: string, plugin: unknown): Loaded {
  const library = createHub([plugin]).libraries.get(id);
  if (library === undefined)
    throw new TypeError(`The entry of the library "${id}" has no such plugin.`);
  return { library };
}

interface Props extends Loaded {
  readonly proof: LibraryProof | undefined;
}

/** The page below its heading. */
export function LibraryView({ library, proof }: Props): ReactNode {
  return (
    <>
      <Facts library={library} />
      <Programs library={library} />
      <Tasks library={library} />
      <Downloads rule={library.countDownloads} />
      <Tests proof={proof} />
    </>
  );
}

function Facts({ library }: Loaded): ReactNode {
  const { id, aliases = [], filter, repoName } = library;
  return (
    <dl className="fact-list lead">
      <Fact title="library_name">
        <code translate="no">{[id, ...aliases].join(", ")}</code>
      </Fact>
      <Fact title="Links">
        <span className="row">
          <Away href={library.repoUrl}>{repoName}</Away>
          {library.docsUrl !== undefined && <Away href={library.docsUrl}>Documentation</Away>}
          {filter && <Away href={modelsUrl({ library: id })}>Models on the Hub</Away>}
        </span>
      </Fact>
    </dl>
  );
}

interface FactProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Fact = ({ title, children }: FactProps): ReactNode => (
  <div>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
);

interface AwayProps {
  readonly href: string | undefined;
  readonly children: ReactNode;
}

// A plugin's URL becomes a link, and a link can contain a program.
const Away = ({ href = "", children }: AwayProps): ReactNode =>
  /^https?:\/\//i.test(href) ? (
    <a href={href} rel="noreferrer">
      {children}
    </a>
  ) : (
    <span>{children}</span>
  );

function Tasks({ library: { tasks = [], hostedInferenceTasks: hosted = [] } }: Loaded): ReactNode {
  const known = shownIn(useEntries(), "task");
  const ids = [...new Set([...tasks, ...hosted])];
  return (
    <Part id="tasks" title="Tasks" items={ids}>
      <ul className="tiles">
        {ids.map((id) => {
          const note = hosted.includes(id) ? "Served by HF Inference" : undefined;
          return itemOf(known, id) === undefined ? (
            <li key={id} className="tile">
              {id}
            </li>
          ) : (
            <Tile
              key={id}
              href={pathOf(TASKS, id)}
              icon={<TaskIcon task={id} />}
              label={nameOf(known, id)}
              note={note}
            />
          );
        })}
      </ul>
    </Part>
  );
}

// Enough to show that there are other models.
const MOST_MODELS = 8;

function Programs({ library }: Loaded): ReactNode {
  const models = useModels();
  const named = useMemo(() => modelsOf(library, models, MOST_MODELS), [library, models]);
  const example = useMemo(() => exampleOf(library, named[0]), [library, named]);
  const { snippets, notOffered, model } = example;
  const { prettyLabel: label } = library;
  const command = installText(library.install);
  return (
    <section className="part programs" aria-labelledby="load">
      <div className="about">
        <h2 id="load">Load a model</h2>
        {snippets.length > 0 && <About example={example} />}
        <ul className="note models">
          {named
            .filter(({ id }) => id !== model.id)
            .map(({ id }) => (
              <li key={id}>
                <Link href={modelPath(id)} translate="no">
                  {id}
                </Link>
              </li>
            ))}
        </ul>
      </div>
      <div className="main">
        {command !== undefined && <InstallLine command={command} of={label} />}
        {snippets.map(({ purpose, install, highlight, content }, at) => (
          <div key={`${at} ${purpose}`} className="snippet">
            {install !== undefined &&
              install !== command &&
              install !== snippets[at - 1]?.install && (
                <InstallLine command={install} of={purpose} />
              )}
            <CodeBlock
              title={purpose}
              what={`${label} snippet: ${purpose}`}
              highlight={highlight}
              content={content}
            />
          </div>
        ))}
        <Absences reasons={notOffered} />
      </div>
    </section>
  );
}

function About({ example }: { readonly example: Example }): ReactNode {
  const { model, isMadeUp, task, snippets } = example;
  const tasks = shownIn(useEntries(), "task");
  if (!isMadeUp)
    return (
      <p>
        <Link href={modelPath(model.id)} translate="no">
          {model.id}
        </Link>
      </p>
    );
  return (
    <p className="note">
      Example{task !== undefined && ` for ${nameOf(tasks, task)}`}: replace{" "}
      <code translate="no">{model.id}</code> with your model’s id.
      {snippets.every(({ content }) => isRemark(content)) &&
        " The comment lists what a record needs."}
    </p>
  );
}

function Downloads({ rule }: { readonly rule: DownloadRule | undefined }): ReactNode {
  const held = rule ?? defaultDownloads;
  const phrases = phrasesOf(held) ?? [];
  return (
    <section className="part" aria-labelledby="downloads">
      <div className="about">
        <h2 id="downloads">Counted downloads</h2>
        <p className="note">{rule === undefined ? "The Hub’s default rule." : "A custom rule."}</p>
      </div>
      <div className="main">
        {phrases.length > 0 && (
          <ul className="advice counted">
            {phrases.map((phrase, at) => (
              <li key={at}>
                <Words phrase={phrase} />
              </li>
            ))}
          </ul>
        )}
        <CodeBlock
          title="The Hub’s query"
          what="download query"
          highlight=""
          content={downloadQuery(held)}
        />
      </div>
    </section>
  );
}

function Words({ phrase: { before, names, after } }: { readonly phrase: Phrase }): ReactNode {
  return (
    <>
      {before}
      {names.map((name, at) => (
        <Fragment key={name}>
          {at === 0 ? " " : at === names.length - 1 ? " or " : ", "}
          <code translate="no">{name}</code>
        </Fragment>
      ))}
      {after !== "" && `, ${after}`}
    </>
  );
}

function Tests({ proof }: Pick<Props, "proof">): ReactNode {
  if (proof === undefined) return null;
  const { level, programs, packages, repositories = {}, reason, run } = proof;
  const versions: readonly (readonly [string, readonly string[]])[] = [
    ["Packages", versionsOf(packages)],
    ["Repositories", versionsOf(commitsOf(repositories))],
    ["Packages of the run", versionsOf(run?.packages ?? {})],
    ["Samples of the run", run?.records ?? []],
  ];
  return (
    <section className="part" aria-labelledby="proof">
      <div className="about">
        <h2 id="proof">Tests</h2>
        <p className="note">
          <Link href="/proofs">All tests</Link>
        </p>
      </div>
      <dl className="fact-list">
        <Fact title="Programs">
          {level === "shown" ? "A program fails." : programsText(programs)}
        </Fact>
        <Fact title="Steps">
          <ul className="proof-steps">
            {stepsOf(proof).map((step) => (
              <li key={step.level} data-reached={step.isReached} title={step.shows}>
                {step.title} <span aria-hidden="true">{step.isReached ? "✓" : "–"}</span>
                <span className="unseen">{step.isReached ? "reached" : "not reached"}</span>
              </li>
            ))}
          </ul>
        </Fact>
        {reason !== undefined && <Fact title="Not tested further">{reason}</Fact>}
        {versions.map(
          ([title, all]) =>
            all.length > 0 && (
              <Fact key={title} title={title}>
                <code translate="no">{all.join(", ")}</code>
              </Fact>
            ),
        )}
      </dl>
    </section>
  );
}
