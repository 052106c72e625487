// A program for the first model of a task, as a quick example; the rest is on the page of the model.
import type { ReactNode } from "react";
import { Link } from "wouter";
import { modelPath } from "../routing/model-path.ts";
import { CodeBlock } from "../ui/code-block.tsx";
import { InstallLine } from "../ui/install-line.tsx";
import type { FirstSnippet } from "./first-snippet.ts";

/** The program; nothing if there is none. */
export function TryPart({ snippet }: { readonly snippet: FirstSnippet | undefined }): ReactNode {
  if (snippet === undefined) return null;
  const { model, title, note, highlight, install, content } = snippet;
  return (
    <section className="part programs" aria-labelledby="try">
      <div className="about">
        <h2 id="try">Try a model</h2>
        <p className="note">
          For{" "}
          <Link href={modelPath(model.id)} translate="no">
            {model.id}
          </Link>
          . The model’s page has more languages, clients and providers.
        </p>
      </div>
      <div className="main">
        <div className="snippet">
          {install !== undefined && <InstallLine command={install} of={title} />}
          <CodeBlock
            title={title}
            note={note}
            what={`${title} snippet`}
            highlight={highlight}
            content={content}
          />
        </div>
      </div>
    </section>
  );
}
