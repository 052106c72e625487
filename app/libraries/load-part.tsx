// How to install a library, and its programs for an example model.
import { installText, type Model, type Plugin } from "hubsmith";
import { type ReactNode, useMemo } from "react";
import { Link } from "wouter";
import { modelPath } from "../routing/model-path.ts";
import { Absences } from "../ui/absences.tsx";
import { CodeBlock } from "../ui/code-block.tsx";
import { InstallLine } from "../ui/install-line.tsx";
import { shownIn } from "../routing/places.ts";
import { type Example, exampleOf, isRemark, modelsOf } from "./example.ts";
import { nameOf } from "./search.ts";
import { useEntries, useModels } from "../stores/host.ts";

// Enough to show that there are other models.
const MOST = 8;

interface Props {
  readonly library: Plugin<"library">;
}

/** Installation. */
export function InstallPart({ library }: Props): ReactNode {
  const command = installText(library.install);
  return (
    <section className="part" aria-labelledby="install">
      <h2 id="install">Install</h2>
      <div className="prose main">
        {command === undefined ? (
          <p>
            {library.snippets === undefined
              ? "The install command is unknown. See the repository."
              : "The install command depends on the model. It is above each program."}
          </p>
        ) : (
          <InstallLine command={command} of={library.prettyLabel} />
        )}
      </div>
    </section>
  );
}

/** Its programs. */
export function LoadPart({ library }: Props): ReactNode {
  const models = useModels();
  const named = useMemo(() => modelsOf(library, models, MOST), [library, models]);
  const example = useMemo(() => exampleOf(library, named[0]), [library, named]);
  const { snippets, notOffered } = example;
  const { prettyLabel: label } = library;
  const known = installText(library.install);
  return (
    <section className="part programs" aria-labelledby="load">
      <div className="about">
        <h2 id="load">Load a model</h2>
        {snippets.length > 0 && <For example={example} label={label} />}
        <More models={named.filter(({ id }) => id !== example.model.id)} />
      </div>
      <div className="main">
        {snippets.map(({ purpose, install, highlight, content }, at) => (
          <div key={`${at} ${purpose}`} className="snippet">
            {install !== undefined &&
              install !== known &&
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

interface ForProps {
  readonly example: Example;
  readonly label: string;
}

function For({ example: { model, isMadeUp, task, snippets }, label }: ForProps): ReactNode {
  const entries = useEntries();
  if (!isMadeUp)
    return (
      <p className="note">
        For{" "}
        <Link href={modelPath(model.id)} translate="no">
          {model.id}
        </Link>
        , the first model here with this library.
      </p>
    );
  const taskName = task === undefined ? "" : nameOf(shownIn(entries, "task"), task);
  return (
    <p className="note">
      For a made-up model. Its record only has the library {label}
      {task !== undefined && ` and the task ${taskName}`}. Replace{" "}
      <code translate="no">{model.id}</code> with your model’s id. A real model’s record may change
      the program.
      {snippets.every(({ content }) => isRemark(content)) &&
        " A comment lists the information that this example lacks."}
    </p>
  );
}

function More({ models }: { readonly models: readonly Model[] }): ReactNode {
  if (models.length === 0) return null;
  return (
    <>
      <p className="note">Other models here with this library:</p>
      <ul className="note models">
        {models.map(({ id }) => (
          <li key={id}>
            <Link href={modelPath(id)} translate="no">
              {id}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
