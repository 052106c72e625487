// The page of an app: how to install it, how it runs an example, and models that it runs.
import {
  type AppSnippet,
  appSnippets,
  createHub,
  type Model,
  type Platform,
  type Plugin,
} from "hubsmith";
import { platformNames } from "hubsmith/apps";
import { type ReactNode, useMemo } from "react";
import { useModels } from "../stores/host.ts";
import { CodeBlock } from "../ui/code-block.tsx";
import { InstallLine } from "../ui/install-line.tsx";
import { Facts, modelTile, Part, Tiles } from "../ui/page-parts.tsx";

// Enough to show that there are other models.
const MOST_MODELS = 12;

interface Run {
  readonly model: Model;
  readonly snippet: AppSnippet;
}

/** The most downloaded models that an app runs. */
function runsOf(app: Plugin<"app">, models: readonly Model[]): readonly Run[] {
  const hub = createHub([app]);
  const runs: Run[] = [];
  for (const model of models) {
    const [snippet] = appSnippets(hub, model).snippets;
    if (snippet !== undefined) runs.push({ model, snippet });
    if (runs.length === MOST_MODELS) break;
  }
  return runs;
}

export function AppView({ app }: { readonly app: Plugin<"app"> }): ReactNode {
  const { label, docsUrl, readOn, summary } = app;
  const models = useModels();
  const runs = useMemo(() => runsOf(app, models), [app, models]);
  const [first] = runs;
  const example: Partial<AppSnippet> = first?.snippet ?? {};
  const { commands = [], link, server } = example;
  const installs = Object.entries(example.installs ?? {}) as [Platform, string][];
  return (
    <>
      <p>{summary}</p>
      <Facts
        className="lead"
        facts={{
          "Runs on": Object.keys(app.installs)
            .map((id) => platformNames[id as Platform])
            .join(", "),
          Documentation: (
            <a href={docsUrl} rel="noreferrer">
              {new URL(docsUrl).host}
            </a>
          ),
          "Read on": readOn,
          Server: server?.url,
        }}
      />
      <Part id="install" title="Install" items={installs}>
        <div className="stack main">
          {installs.map(([platform, command]) => (
            <div key={platform} className="stack tight">
              <h3>{platformNames[platform]}</h3>
              <InstallLine command={command} of={`${label} on ${platformNames[platform]}`} />
            </div>
          ))}
        </div>
      </Part>
      <Part
        id="run"
        title={`Run ${first?.model.id}`}
        items={[...commands, ...(link === undefined ? [] : [link])]}
      >
        <div className="stack main">
          {commands.map(({ purpose, content, platforms = [] }) => (
            <CodeBlock
              key={`${purpose} ${platforms.join()}`}
              title={purpose}
              note={platforms.map((platform) => platformNames[platform]).join(", ") || undefined}
              what={`${label} command: ${purpose}`}
              highlight="shellscript"
              content={content}
            />
          ))}
          {link !== undefined && (
            <a className="button" href={link}>
              Open in {label}
            </a>
          )}
        </div>
      </Part>
      <Part id="models" title="Supported models" items={runs}>
        <Tiles
          items={runs.map(({ model }) => modelTile(model.id, model.pipeline_tag ?? "other"))}
        />
      </Part>
    </>
  );
}
