// Loading the model locally: each library with its requirements and its programs.
import type { ReactNode } from "react";
import { useHostContext, useIds } from "./host-context.ts";
import type { LibraryView, LoadView } from "./state/load-view.ts";
import { fileOf, type NamedFile } from "../download/file.ts";
import { isNotebookLanguage, notebookOf } from "../download/notebook.ts";
import { DownloadButtons } from "../download/download-buttons.tsx";
import { panelOf } from "./state/panel.ts";
import { usePanelState } from "./state/use-panel.ts";
import { Absences } from "../ui/absences.tsx";
import { Boundary } from "../ui/boundary.tsx";
import { CodeBlock } from "../ui/code-block.tsx";
import { InstallLine } from "../ui/install-line.tsx";
import { LoadProof } from "./views/load-proof.tsx";

/** The section about loading. */
export function LoadSection(): ReactNode {
  const load = usePanelState((state) => panelOf(state).load);
  const isReady = usePanelState((state) => panelOf(state).isReady);
  const idOf = useIds();
  return (
    <section className="part" id={idOf("load")} aria-labelledby={idOf("load-title")}>
      <h2 id={idOf("load-title")}>Run locally</h2>
      <div className="main">
        {isReady ? <Libraries load={load} /> : <p className="empty">Loading…</p>}
      </div>
    </section>
  );
}

function Libraries({ load }: { readonly load: LoadView }): ReactNode {
  return (
    <>
      {load.libraries.map((library) => (
        <Boundary key={library.id} part={library.label} resetOn={library}>
          <Library library={library} />
        </Boundary>
      ))}
      <Absences reasons={load.notOffered} />
    </>
  );
}

function Library({ library }: { readonly library: LibraryView }): ReactNode {
  const { id, label, docsUrl, repoUrl, snippets } = library;
  const model = usePanelState((state) => state.model);
  const { proofs } = useHostContext();
  const notebook = (): NamedFile | undefined =>
    notebookOf({
      model: model.id,
      of: [id],
      blocks: snippets.map((snippet) => ({ ...snippet, of: id, title: snippet.purpose })),
    });
  const hasNotebook = snippets.some(({ language }) => isNotebookLanguage(language));
  return (
    <div className="library">
      <div className="library-head">
        <h3>{label}</h3>
        {docsUrl !== undefined && (
          <a href={docsUrl}>
            Documentation<span className="unseen"> of {label}</span>
          </a>
        )}
        {repoUrl !== undefined && (
          <a href={repoUrl}>
            Source<span className="unseen"> of {label}</span>
          </a>
        )}
        {proofs !== undefined && <LoadProof load={proofs} library={library.id} label={label} />}
      </div>
      {snippets.map(({ purpose, install, highlight, extension, content }, at) => (
        <div key={`${at} ${purpose}`} className="snippet">
          {install !== undefined && install !== snippets[at - 1]?.install && (
            <InstallLine command={install} of={label} />
          )}
          <CodeBlock
            title={purpose}
            what={`${label} snippet: ${purpose}`}
            highlight={highlight}
            content={content}
          />
          <DownloadButtons
            what={`${label} snippet: ${purpose}`}
            file={() =>
              fileOf({
                model: model.id,
                of: snippets.length > 1 ? [id, purpose] : [id],
                extension,
                content,
              })
            }
            notebook={hasNotebook && at === snippets.length - 1 ? notebook : undefined}
          />
        </div>
      ))}
    </div>
  );
}
