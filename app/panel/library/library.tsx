// A library of the model: its requirements and its programs.
import type { ReactNode } from "react";
import { colabUrl } from "#models/hub-url";
import { CodeBlock } from "../../ui/code-block.tsx";
import { InstallLine } from "../../ui/install-line.tsx";
import { ownOf } from "../data/choice.ts";
import type { LibraryView } from "../data/load-data.ts";
import { usePanelState } from "../parts/use-panel.ts";
import { ProofLine } from "../parts/proof-line.tsx";

export function Library({ library }: { readonly library: LibraryView }): ReactNode {
  const { id, label, docsUrl, repoUrl, snippets } = library;
  const model = usePanelState((state) => state.model.id);
  const isOwn = usePanelState((state) => state.model.library_name === id);
  const hasNotebook = isOwn && snippets.some(({ language }) => language === "python");
  const links = [
    ["Documentation", docsUrl],
    ["Source", repoUrl],
    // The Hub writes one for each model with a program in Python for the library of its record.
    ["Colab notebook", hasNotebook ? colabUrl(model) : undefined],
  ] as const;
  return (
    <div className="stack tight library">
      <div className="row library-head">
        <h3>{label}</h3>
        {links.map(
          ([name, url]) =>
            url !== undefined && (
              <a key={name} href={url} className="small">
                {name}
                <span className="unseen"> of {label}</span>
              </a>
            ),
        )}
      </div>
      {snippets.map((snippet, at) => {
        const { purpose, install, highlight, content } = snippet;
        const what = `${label} snippet: ${purpose}`;
        return (
          <div key={`${at} ${purpose}`} className="stack tight">
            {install !== undefined && install !== snippets[at - 1]?.install && (
              <InstallLine command={install} of={label} />
            )}
            <CodeBlock title={purpose} what={what} highlight={highlight} content={content} />
            <ProofLine
              describe={({ loads }, { loadProof }) =>
                loadProof(id, ownOf(loads, id), { content, model })
              }
            />
          </div>
        );
      })}
    </div>
  );
}
