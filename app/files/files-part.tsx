// The section of a model's page about its files; the code that reads them is loaded when it is shown.
import {
  createHub,
  type Diagnostic,
  type Entry,
  type Hub,
  loadPlugins,
  type Model,
  neededEntries,
} from "hubsmith";
import { type ReactNode, type RefObject, useRef } from "react";
import { useMachine } from "../formats/machine.tsx";
import { useLoaded } from "../routing/use-loaded.ts";
import { LoadFault } from "../ui/load-fault.tsx";
import { useNear } from "../ui/use-near.ts";
import { hasFiles } from "./has-files.ts";
import type { FilesView } from "./files-view.tsx";
import "../formats/formats.css";
import "./files.css";

interface Props {
  readonly model: Model;
  readonly entries: readonly Entry[];
  /** Called with the record with only the chosen files; undefined if the user has not chosen. */
  readonly onChoose: (local: Model | undefined) => void;
}

/** The section; nothing if the record tells nothing about files. */
export function FilesPart(props: Props): ReactNode {
  const part = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isNear = useNear(part);
  // With a known memory, the commands above depend on the files.
  const hasMemory = useMachine(({ gb }) => gb !== undefined);
  if (!hasFiles(props.model)) return null;
  return (
    <section className="part files" id="files" aria-labelledby="files-title" ref={part}>
      <h2 id="files-title" ref={heading} tabIndex={-1}>
        Files
      </h2>
      {isNear || hasMemory ? <Files {...props} heading={heading} /> : <div className="main" />}
    </section>
  );
}

function Files({
  model,
  entries,
  onChoose,
  heading,
}: Props & { readonly heading: RefObject<HTMLElement | null> }): ReactNode {
  const loaded = useLoaded(loadFiles, model, entries);
  return (
    <div className="main" aria-busy={loaded.state === "loading"}>
      {loaded.state === "loading" && <p className="note">Loading …</p>}
      {loaded.state === "failed" && (
        <LoadFault what="This part" focus={() => heading.current} again={loaded.again} />
      )}
      {loaded.state === "here" && (
        <loaded.value.View
          key={model.id}
          model={loaded.value.model}
          hub={loaded.value.hub}
          lost={loaded.value.lost}
          onChoose={onChoose}
        />
      )}
    </div>
  );
}

interface LoadedFiles {
  readonly View: typeof FilesView;
  /** The record, with common files if it lists none. */
  readonly model: Model;
  readonly hub: Hub;
  /** Plugins that did not load, or that conflict. */
  readonly lost: readonly Diagnostic[];
}

/** Loads the plugins that read the files: all quantizations, and the libraries of the record. Fails if all fail. */
async function loadFiles(model: Model, entries: readonly Entry[]): Promise<LoadedFiles> {
  const libraries = neededEntries(entries, model).filter(({ kind }) => kind === "library");
  const quantizations = entries.filter(({ kind }) => kind === "quantization");
  const [{ FilesView }, { completed }, { plugins, diagnostics }] = await Promise.all([
    import("./files-view.tsx"),
    import("./files.ts"),
    loadPlugins([...quantizations, ...libraries]),
  ]);
  if (plugins.length === 0 && diagnostics.length > 0) throw new Error(diagnostics[0]!.message);
  const hub = createHub(plugins);
  return {
    View: FilesView,
    model: completed(model),
    hub,
    lost: [...diagnostics, ...hub.diagnostics],
  };
}
