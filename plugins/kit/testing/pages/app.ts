// The page of an app: its install commands, and its commands, links and servers for each record.
import { createCheckedHub } from "#core/checked/index";
import { appSnippets, type Plugin } from "hubsmith";
import { installText } from "#core/snippets/install";
import { appRecords } from "../subjects/app-records.ts";
import { fenced } from "../../code/fenced.ts";
import { reasons } from "./markdown.ts";

/** The sections of the page of an app. @internal */
export function appPage(app: Plugin<"app">): readonly string[] {
  const hub = createCheckedHub([app]);
  const results = appRecords.map(({ name, model }) => ({
    name,
    model,
    ...appSnippets(hub, model),
  }));
  const missing = results.flatMap(({ name, notOffered }) =>
    notOffered.map((absence) => [name, absence] as const),
  );
  return [
    `\`${app.id}\` · ${app.summary} [Documentation](${app.docsUrl}), read on ${app.readOn}`,
    ...Object.entries(app.installs).flatMap(([platform, install]) => [
      `## Install on ${platform}`,
      fenced("sh", installText(install) ?? ""),
    ]),
    ...results.flatMap(({ name, model, snippets: [snippet] }) => {
      if (snippet === undefined) return [];
      const { commands, link, server } = snippet;
      return [
        `## ${name}`,
        `\`${model.id}\``,
        ...commands.flatMap(({ purpose, language, content, platforms }) => [
          `### ${purpose}${platforms === undefined ? "" : ` (${platforms.join(", ")})`}`,
          fenced(language, content),
        ]),
        ...(link === undefined ? [] : [`Opens \`${link}\``]),
        ...(server === undefined
          ? []
          : [`Serves ${server.task} as \`${server.model}\` at ${server.url}`]),
      ];
    }),
    ...(missing.length === 0 ? [] : ["## Not offered", reasons(missing)]),
  ];
}
