// The section of a model's page about its files; the code that reads them is loaded when it is shown.
import { type Entry, type Model, neededEntries } from "hubsmith";
import { type ReactNode, type RefObject, useRef } from "react";
import { useMachine } from "../formats/machine.tsx";
import { useLoaded } from "../routing/use-loaded.ts";
import { loadHub } from "../stores/plugins.ts";
import { LoadFault } from "../ui/load-fault.tsx";
import { useNear } from "../ui/use-near.ts";
import { hasFiles } from "./has-files.ts";
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

interface FilesProps extends Props {
  readonly heading: RefObject<HTMLElement | null>;
}

function Files({ model, entries, onChoose, heading }: FilesProps): ReactNode {
  const loaded = useLoaded(loadFiles, model, entries);
  if (loaded.state === "loading")
    return (
      <p className="main note" aria-busy>
        Loading …
      </p>
    );
  if (loaded.state === "failed")
    return <LoadFault what="This part" focus={() => heading.current} again={loaded.again} />;
  const { FilesView, ...value } = loaded.value;
  return (
    <div className="main">
      <FilesView key={model.id} {...value} onChoose={onChoose} />
    </div>
  );
}

/** Loads the plugins that read the files: all quantizations, and the libraries of the record. Fails if all fail. */
async function loadFiles(model: Model, entries: readonly Entry[]) {
  const libraries = neededEntries(entries, model).filter(({ kind }) => kind === "library");
  const quantizations = entries.filter(({ kind }) => kind === "quantization");
  const [{ FilesView }, { completed }, loaded] = await Promise.all([
    import("./files-view.tsx"),
    import("./files.ts"),
    loadHub([...quantizations, ...libraries]),
  ]);
  // The record has common files if it lists none.
  return { FilesView, model: completed(model), ...loaded };
}
