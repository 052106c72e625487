// The part of a model's page about its files: its heading; how files are read, and what reads them, comes when it is shown.
import { createHub, type Entry, loadPlugins, type Model, neededEntries } from "hubsmith";
import { type ReactNode, useMemo, useRef } from "react";
import { useLoaded } from "../reading/use-loaded.ts";
import "./files.css";

interface Props {
  readonly model: Model;
  readonly entries: readonly Entry[];
}

/** The part. */
export function FilesPart({ model, entries }: Props): ReactNode {
  const of = useMemo((): Props => ({ model, entries }), [model, entries]);
  const loaded = useLoaded(loadFiles, of);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section
      className="part files"
      id="files"
      aria-labelledby="files-title"
      aria-busy={loaded.state === "loading"}
    >
      <div className="about">
        <h2 id="files-title" ref={heading} tabIndex={-1}>
          Files
        </h2>
        <p className="note">
          What the repository holds, as far as the record of the model lists it. No file is read.
        </p>
      </div>
      <div className="main">
        {loaded.state === "loading" && <p className="loading">Loading …</p>}
        {loaded.state === "failed" && (
          <div className="fault" role="alert">
            <p>
              <strong>This part did not load.</strong> The network may be down. If the site was
              updated meanwhile, reload it.
            </p>
            <button
              type="button"
              className="button"
              onClick={() => {
                // The button goes, and its focus must not go with it.
                heading.current?.focus();
                loaded.again();
              }}
            >
              Try again
            </button>
          </div>
        )}
        {loaded.state === "here" && <Shown key={model.id} model={model} {...loaded.value} />}
      </div>
    </section>
  );
}

type Loaded = Awaited<ReturnType<typeof loadFiles>>;

function Shown({ FilesView, ...shown }: Loaded & Pick<Props, "model">): ReactNode {
  return <FilesView {...shown} />;
}

/** Loads what reads the files: all quantizations, and the libraries that the record names. Fails where none of them comes. */
async function loadFiles({ model, entries }: Props) {
  const libraries = neededEntries(entries, model).filter(({ kind }) => kind === "library");
  const quantizations = entries.filter(({ kind }) => kind === "quantization");
  const [{ FilesView }, { plugins, diagnostics }] = await Promise.all([
    import("./files-view.tsx"),
    loadPlugins([...quantizations, ...libraries]),
  ]);
  if (plugins.length === 0 && diagnostics.length > 0) throw new Error(diagnostics[0]!.message);
  const hub = createHub(plugins);
  return { FilesView, hub, lost: [...diagnostics, ...hub.diagnostics] };
}
