// Loading the model locally: each library with its requirements and its programs.
import { type ReactNode, Suspense, use } from "react";
import { useHostContext, useIds } from "./host-context.ts";
import type { LibraryView } from "./state/load-view.ts";
import { fileOf, isNotebookLanguage, type NamedFile } from "./download/file.ts";
import { DownloadButtons } from "./download/download-buttons.tsx";
import { panelOf } from "./state/panel.ts";
import { usePanelState, usePanelStore } from "./state/use-panel.ts";
import { Absences } from "../ui/absences.tsx";
import { Boundary } from "../ui/boundary.tsx";
import { CodeBlock } from "../ui/code-block.tsx";
import { InstallLine } from "../ui/install-line.tsx";
import { LOADING } from "../ui/later.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { LoadProof } from "./views/load-proof.tsx";

/** The section about loading. */
export function LoadSection(): ReactNode {
  const idOf = useIds();
  return (
    <section className="part" id={idOf("load")} aria-labelledby={idOf("load-title")}>
      <h2 id={idOf("load-title")}>Run locally</h2>
      <div className="main">
        <Suspense fallback={LOADING}>
          <Libraries />
        </Suspense>
      </div>
    </section>
  );
}

function Libraries(): ReactNode {
  const { libraries, notOffered } = usePanelState((state) => panelOf(state).load);
  const { librariesLoading } = usePanelStore();
  const loading = librariesLoading();
  useHydrated("#load [inert]");
  if (loading !== undefined) return use(loading);
  return (
    <>
      {libraries.map((library) => (
        <Boundary key={library.id} part={library.label} resetOn={library}>
          <Library library={library} />
        </Boundary>
      ))}
      <Absences reasons={notOffered} />
    </>
  );
}

function Library({ library }: { readonly library: LibraryView }): ReactNode {
  const { id, label, docsUrl, repoUrl, snippets } = library;
  const model = usePanelState((state) => state.model.id);
  const { proofs } = useHostContext();
  const notebook = async (): Promise<NamedFile | undefined> => {
    const { notebookOf } = await import("./download/notebook.ts");
    const blocks = snippets.map((snippet) => ({ ...snippet, of: id, title: snippet.purpose }));
    return notebookOf({ model, of: [id], blocks });
  };
  const hasNotebook = snippets.some(({ language }) => isNotebookLanguage(language));
  const links = [
    ["Documentation", docsUrl],
    ["Source", repoUrl],
  ] as const;
  return (
    <div className="library">
      <div className="library-head">
        <h3>{label}</h3>
        {links.map(
          ([name, url]) =>
            url !== undefined && (
              <a key={name} href={url}>
                {name}
                <span className="unseen"> of {label}</span>
              </a>
            ),
        )}
        {proofs !== undefined && <LoadProof load={proofs} library={id} label={label} />}
      </div>
      {snippets.map(({ purpose, install, highlight, extension, content }, at) => {
        const what = `${label} snippet: ${purpose}`;
        const of = snippets.length > 1 ? [id, purpose] : [id];
        return (
          <div key={`${at} ${purpose}`} className="snippet">
            {install !== undefined && install !== snippets[at - 1]?.install && (
              <InstallLine command={install} of={label} />
            )}
            <CodeBlock title={purpose} what={what} highlight={highlight} content={content} />
            <DownloadButtons
              what={what}
              file={() => fileOf({ model, of, extension, content })}
              notebook={hasNotebook && at === snippets.length - 1 ? notebook : undefined}
            />
          </div>
        );
      })}
    </div>
  );
}
