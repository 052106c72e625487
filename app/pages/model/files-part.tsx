// The section of a model's page about its files; the code that reads them is loaded when it is shown.
import { type Diagnostic, type Entry, type Hub, type Model, neededEntries } from "hubsmith";
import { type ReactNode, type RefObject, Suspense, use, useEffect, useRef, useState } from "react";
import { useMachine } from "../../models/machine.ts";
import { recallMachine } from "../../models/recall-machine.ts";
import { loadHub } from "../../models/plugins.ts";
import { Later } from "../../ui/later.tsx";
import { useHydrated } from "../../browser/use-hydrated.ts";
import type { OnChoose } from "./files.ts";
import type * as FilesModule from "./files-view.tsx";
import { hasFiles } from "../../panel/data/has-files.ts";
import "./files.css";

interface Props {
  readonly model: Model;
  readonly entries: readonly Entry[];
  /** The path of the file that a link chose; empty if none did. */
  readonly linked: string;
  /** Whether the memory is asked here: an app asks for it, too. */
  readonly asksMemory: boolean;
  readonly onChoose: OnChoose;
}

/** The section; nothing if the record tells nothing about files. */
export function FilesPart(props: Props): ReactNode {
  const part = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const near = useNear(part);
  const isAsked = useMachine(({ gb }) => gb !== undefined) || props.linked !== "";
  useEffect(recallMachine, []);
  useEffect(() => {
    // With a known memory or a chosen file, the commands above depend on the files.
    if (isAsked) near.setNear();
  }, [isAsked, near]);
  if (!hasFiles(props.model)) return null;
  return (
    <section className="stack part files" id="files" aria-labelledby="files-title" ref={part}>
      <h2 id="files-title" ref={heading} tabIndex={-1}>
        Files
      </h2>
      <div className="stack main">
        <Suspense>
          <Files {...props} heading={heading} near={near} />
        </Suspense>
      </div>
    </section>
  );
}

interface FilesProps extends Props {
  readonly heading: RefObject<HTMLElement | null>;
  readonly near: Near;
}

function Files({ model, entries, heading, near, ...view }: FilesProps): ReactNode {
  useHydrated("#files [inert]");
  if (!near.isNear) return use(near.whenNear);
  return (
    <Later
      what="This part"
      load={loadFiles}
      of={model}
      version={entries}
      focus={() => heading.current}
    >
      {({ FilesView, ...loaded }) => <FilesView key={model.id} {...loaded} {...view} />}
    </Later>
  );
}

// Enough to be loaded before it is scrolled into view.
const MARGIN = "300px";

/**
 * Whether a part is near the viewport: true at first if a page is prerendered, or has already been scrolled; then it
 * becomes true once, and stays true.
 */
function useNear(part: RefObject<HTMLElement | null>): Near {
  const [near] = useState(createNear);
  useEffect(() => {
    if (near.isNear || part.current === null) return undefined;
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && near.setNear(),
      { rootMargin: MARGIN },
    );
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part, near]);
  return near;
}

type Near = ReturnType<typeof createNear>;

function createNear() {
  let resolve: (of: undefined) => void;
  const whenNear = new Promise<undefined>((done) => (resolve = done));
  const near = {
    isNear: globalThis.document === undefined || scrollY > 0 || location.hash !== "",
    whenNear,
    setNear: (): void => {
      near.isNear = true;
      resolve(undefined);
    },
  };
  return near;
}

/** The code and the plugins that read files, and the record, with common files if it lists none. */
interface LoadedFiles extends Pick<typeof FilesModule, "FilesView"> {
  readonly hub: Hub;
  readonly model: Model;
  readonly lost: readonly Diagnostic[];
}

/** Loads the plugins that read the files: all quantizations, and the libraries of the record. Fails if all fail. */
async function loadFiles(model: Model, entries: readonly Entry[]): Promise<LoadedFiles> {
  const libraries = neededEntries(entries, model).filter(({ kind }) => kind === "library");
  const quantizations = entries.filter(({ kind }) => kind === "quantization");
  const [{ FilesView }, { withCommonFiles }, loaded] = await Promise.all([
    import("./files-view.tsx"),
    import("#plugins/kit/formats/common-files"),
    loadHub([...quantizations, ...libraries]),
  ]);
  // The record has common files if it lists none.
  return { FilesView, model: withCommonFiles(model), ...loaded };
}
