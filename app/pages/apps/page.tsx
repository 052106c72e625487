// The page of an app: how to install it, how it runs an example, and models that it runs.
import { installText, type Platform } from "hubsmith";
import { platformNames } from "hubsmith/apps";
import { type ReactNode, useMemo } from "react";
import { useModels } from "../../models/host.ts";
import { CodeBlock } from "../../ui/code-block.tsx";
import { InstallLine } from "../../ui/install-line.tsx";
import { Facts, modelTile, Part, Tiles } from "../../ui/page-parts.tsx";
import { type Runner, runsOf } from "./data.ts";
import { Away } from "../../ui/away.tsx";

export { runnerOf } from "./data.ts";

// Enough to show that there are other models.
const MOST_MODELS = 12;

const namesOf = (platforms: readonly Platform[]): string =>
  platforms.map((platform) => platformNames[platform]).join(", ");

export function AppView({ runner }: { readonly runner: Runner }): ReactNode {
  const { app } = runner;
  const { label, docsUrl, readOn, summary } = app;
  const models = useModels();
  const runs = useMemo(() => runsOf(runner, models, MOST_MODELS), [runner, models]);
  const [example] = runs;
  const { commands = [], link, server } = example?.snippet ?? {};
  const isAgent = app.configures !== undefined;
  const installs = Object.entries(app.installs).map(
    ([platform, install]) => [platform as Platform, installText(install)] as const,
  );
  const commandsToInstall = [...new Set(installs.flatMap(([, command]) => command ?? []))];
  return (
    <>
      <p>{summary}</p>
      {isAgent && (
        <p>
          {label} runs no models. It calls a model at a provider, or at a server on your machine.
        </p>
      )}
      <Facts
        className="lead"
        facts={{
          "Runs on": namesOf(Object.keys(app.installs) as Platform[]),
          Documentation: <Away href={docsUrl}>{new URL(docsUrl).host}</Away>,
          "Read on": readOn,
          Server: server?.url,
        }}
      />
      <Part id="install" title="Install" items={commandsToInstall}>
        <div className="stack main">
          {commandsToInstall.map((command) => {
            const same = installs.filter(([, other]) => other === command);
            const systems = namesOf(same.map(([platform]) => platform));
            return (
              <div key={command} className="stack tight">
                <h3>{systems}</h3>
                <InstallLine command={command} of={`${label} on ${systems}`} />
              </div>
            );
          })}
        </div>
      </Part>
      <Part
        id="run"
        title={isAgent ? `Use ${example?.model.id}` : `Run ${example?.model.id}`}
        items={[...commands, ...(link === undefined ? [] : [link])]}
      >
        <div className="stack main">
          {isAgent && <p className="note">Through the router of Hugging Face.</p>}
          {commands.map(({ purpose, language, content, platforms = [] }) => (
            <CodeBlock
              key={`${purpose} ${platforms.join()}`}
              title={purpose}
              note={namesOf(platforms) || undefined}
              what={`${label}: ${purpose}`}
              highlight={language}
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
      {example === undefined && (
        <p className="empty">None of the built-in models has files that {label} runs.</p>
      )}
      <Part id="models" title="Supported models" items={runs}>
        <Tiles
          items={runs.map(({ model }) => modelTile(model.id, model.pipeline_tag ?? "other"))}
        />
      </Part>
    </>
  );
}
