// The part of a model's page about its files; the code that reads them is loaded when it is shown.
import {
  createHub,
  type Diagnostic,
  type Entry,
  type Hub,
  loadPlugins,
  type Model,
  neededEntries,
} from "hubsmith";
import { type ReactNode, type RefObject, useMemo, useRef } from "react";
import { useNear } from "../ui/use-near.ts";
import { LoadFault } from "../ui/load-fault.tsx";
import { useLoaded } from "../routing/use-loaded.ts";
import type { FilesView } from "./files-view.tsx";
import "./files.css";

interface Props {
  readonly model: Model;
  readonly entries: readonly Entry[];
}

/** The component. */
export function FilesPart(props: Props): ReactNode {
  const part = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isNear = useNear(part);
  return (
    <section className="part files" id="files" aria-labelledby="files-title" ref={part}>
      <div className="about">
        <h2 id="files-title" ref={heading} tabIndex={-1}>
          Files
        </h2>
        <p className="note">Files in the model’s record. Their content is not read.</p>
      </div>
      {isNear ? <Files {...props} heading={heading} /> : <div className="main" />}
    </section>
  );
}

function Files({
  model,
  entries,
  heading,
}: Props & { readonly heading: RefObject<HTMLElement | null> }): ReactNode {
  const of = useMemo((): Props => ({ model, entries }), [model, entries]);
  const loaded = useLoaded(loadFiles, of);
  return (
    <div className="main" aria-busy={loaded.state === "loading"}>
      {loaded.state === "loading" && <p className="note">Loading …</p>}
      {loaded.state === "failed" && (
        <LoadFault what="This part" focus={() => heading.current} again={loaded.again} />
      )}
      {loaded.state === "here" && (
        <loaded.value.View
          key={model.id}
          model={model}
          hub={loaded.value.hub}
          lost={loaded.value.lost}
        />
      )}
    </div>
  );
}

interface LoadedFiles {
  readonly View: typeof FilesView;
  readonly hub: Hub;
  /** Plugins that did not load, or that conflict. */
  readonly lost: readonly Diagnostic[];
}

/** Loads the plugins that read the files: all quantizations, and the libraries of the record. Fails if all fail. */
async function loadFiles({ model, entries }: Props): Promise<LoadedFiles> {
  const libraries = neededEntries(entries, model).filter(({ kind }) => kind === "library");
  const quantizations = entries.filter(({ kind }) => kind === "quantization");
  const [{ FilesView }, { plugins, diagnostics }] = await Promise.all([
    import("./files-view.tsx"),
    loadPlugins([...quantizations, ...libraries]),
  ]);
  if (plugins.length === 0 && diagnostics.length > 0) throw new Error(diagnostics[0]!.message);
  const hub = createHub(plugins);
  return { View: FilesView, hub, lost: [...diagnostics, ...hub.diagnostics] };
}
