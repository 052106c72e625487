// A page shows what a plugin offers for the fixture records, so that a reviewer can read it like documentation.
import {
  createHub,
  inferenceSnippets,
  type InferenceOptions,
  labelOf,
  loadSnippets,
  type NotOffered,
  type Offer,
  parseModel,
  type Plugin,
  type Task,
} from "../index.ts";
import type { CheckOptions } from "./check-plugin.ts";
import { fixture, type FixtureModel, fixtureModels } from "./fixtures.ts";
import { fixturesOf, hubFor, routesOf } from "./served.ts";
import type { OfferedProgram } from "./subjects.ts";

/** The page of a library or a provider as Markdown: what it offers for each record, and why it does not. @public */
export function pageOf(
  plugin: Plugin<"library"> | Plugin<"provider">,
  { fixtures = fixtureModels, companions = [] }: CheckOptions = {},
): string {
  const sections =
    plugin["~hub"].kind === "library"
      ? libraryPage(plugin as Plugin<"library">, fixtures)
      : providerPage(plugin as Plugin<"provider">, fixtures, companions);
  return `${[`# ${labelOf(plugin)}`, ...sections].join("\n\n")}\n`;
}

function libraryPage(
  library: Plugin<"library">,
  fixtures: readonly FixtureModel[],
): readonly string[] {
  const hub = createHub([library]);
  const own = fixtures.filter(({ model }) => hub.libraries.has(model.library_name ?? ""));
  const shown =
    own.length > 0
      ? own
      : [fixture("Any model", { id: "example-org/model", library_name: library.id })];
  return [
    `\`${library.id}\` · [${library.repoName}](${library.repoUrl})`,
    ...shown.flatMap(({ name, model }) => [
      `## ${name}`,
      `\`${model.id}\``,
      ...sections(loadSnippets(hub, model), "###"),
    ]),
  ];
}

function providerPage(
  provider: Plugin<"provider">,
  fixtures: readonly FixtureModel[],
  companions: readonly unknown[],
): readonly string[] {
  const hub = hubFor(provider, companions);
  const shown = new Map<Task, FixtureModel>();
  for (const [one, task] of fixturesOf(hub, provider, fixtures))
    if (!shown.has(task)) shown.set(task, one);
  return [
    `\`${provider.id}\` · ${provider.baseUrl ?? "a policy of the router"}`,
    ...[...shown].flatMap(([task, { name, model }], at) =>
      Object.entries(routesOf(provider, task.streamKind !== undefined))
        // What an endpoint changes, it changes for every task alike.
        .filter(([route]) => route !== "endpoint" || at === 0)
        .flatMap(([route, options]) => [
          `## ${name}, ${route}`,
          ...sections(offer(model, options), "###"),
        ]),
    ),
  ];

  function offer(model: FixtureModel["model"], options: InferenceOptions): Offer<OfferedProgram> {
    const mapping = { provider: provider.id, providerId: "vendor/sample-model", status: "live" };
    const served = parseModel({ ...model, inferenceProviderMapping: [mapping] }).model!;
    return inferenceSnippets(hub, { model: served, provider: provider.id, options });
  }
}

function sections(
  { snippets, notOffered }: Offer<OfferedProgram>,
  level: string,
): readonly string[] {
  const programs = snippets.flatMap(({ language, client, purpose, install, content }) => [
    `${level} ${purpose ?? `${language}/${client}`}`,
    ...(install === undefined ? [] : [fenced("sh", install)]),
    fenced(language, content),
  ]);
  return notOffered.length === 0
    ? programs
    : [...programs, `${level} Not offered`, absences(notOffered)];
}

/** Absences for the same reason are one. */
function absences(all: readonly NotOffered[]): string {
  const byReason = new Map<string, string[]>();
  for (const { code, reason, change, library, language, client } of all) {
    const key = `${reason} ${change} (\`${code}\`)`;
    const who = client === undefined ? (library ?? "") : `${language}/${client}`;
    byReason.set(key, [...(byReason.get(key) ?? []), who]);
  }
  return [...byReason].map(([reason, who]) => `- ${who.join(", ")}: ${reason}`).join("\n");
}

function fenced(language: string, content: string): string {
  const longest = Math.max(2, ...(content.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${content}\n${fence}`;
}
