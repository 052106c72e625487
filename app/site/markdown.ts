// The Markdown twin of a model's page: for each provider the shortest program that calls it, then how to run it locally.
import {
  type Hub,
  inferenceSnippets,
  type InferenceSnippet,
  installText,
  loadSnippets,
  type Model,
} from "hubsmith";
import { agentSnippets } from "hubsmith/agents";
import { runLocally } from "hubsmith/apps";
import type { ModelOffers } from "hubsmith/offers";
import { lastSeen, providerTable, remarkOf, rowLabel } from "../models/offers/provider-table.ts";
import { fenced } from "#plugins/kit/code/fenced";
import { escapeMarkdown } from "#plugins/kit/code/markdown";
import { hubUrl } from "#models/hub-url";
import { updatedOf } from "#models/card";
import { licenseOf } from "../models/licenses.ts";
import { AUTO, isLive, providersIn } from "../models/providers.ts";
import { entries } from "../plugins.ts";

const labelOf = (provider: string): string => providersIn(entries).get(provider)?.label ?? provider;

/** Paragraphs; empty ones are left out. */
const joined = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== "").join("\n\n");

const headingOf = (...parts: readonly string[]): string =>
  `### ${escapeMarkdown(parts.join(": "))}`;

// A URL in angle brackets ends with them or with the line.
const inUrl = (url: string): string =>
  url.replaceAll(/[<>\\\s]/g, encodeURIComponent).replaceAll(/\p{Cc}/gu, "");

/** A section: its parts with the most useful one first, and the characters that it leaves to those after it. */
type Section = readonly [title: string, spare: number, parts: readonly string[]];

/** About 2,000 tokens: an agent pays for each. */
export const MOST_CHARACTERS = 7000;

/** What an agent needs to use a model: the facts, who hosts it, and the shortest program for each place. */
export function modelMarkdown(hub: Hub, model: Model, offers: ModelOffers): string {
  const license = licenseOf(model);
  const updated = updatedOf(model);
  const facts = [
    ["Task", model.pipeline_tag && escapeMarkdown(model.pipeline_tag)],
    ["Library", model.library_name && escapeMarkdown(model.library_name)],
    ["License", license && `[${escapeMarkdown(license.name)}](<${inUrl(license.url)}>)`],
    ["Updated", updated && escapeMarkdown(updated)],
    [
      "Access",
      model.gated === true ? "gated: accept its terms on the Hub to download its files" : undefined,
    ],
  ] as const;
  const head = [
    `# ${escapeMarkdown(model.id)}`,
    facts
      .flatMap(([name, value]) => (value === undefined ? [] : [`- ${name}: ${value}`]))
      .join("\n"),
    `<${hubUrl("models", model.id)}>`,
  ];
  const [app = "", ...apps] = appParts(hub, model);
  const [library = "", ...libraries] = libraryParts(hub, model);
  const all: readonly Section[] = [
    ["Use the API", 2500, apiParts(hub, model, offers)],
    ["Run locally", 500, [app, library, ...apps, ...libraries]],
    ["Use it in a coding agent", 0, agentParts(hub, model)],
  ];
  let room = MOST_CHARACTERS - head.join("").length;
  let left = 0;
  const sections = all.flatMap(([title, spare, parts]) => {
    const kept = parts.filter((part) => {
      const isKept = part.length <= room - spare;
      if (isKept) room -= part.length;
      else left += 1;
      return isKept && part !== "";
    });
    return kept.length === 0 ? [] : [`## ${title}`, ...kept];
  });
  const rest =
    left === 0
      ? ""
      : `${left} more programs: \`hubsmith snippets\` and \`hubsmith run\` print them.`;
  return `${joined(...head, ...sections, rest)}\n`;
}

/** The table of the providers with a remark, as on the page. */
function offersIn(offers: ModelOffers): readonly string[] {
  const table = providerTable(offers);
  const about = table && remarkOf(offers, table);
  const remark = [offers.note, about, lastSeen(offers, labelOf)].filter(Boolean).join(" ");
  if (table === undefined) return [escapeMarkdown(remark)];
  const head = ["Provider", ...table.head];
  const rows = table.rows.map(({ offer, isRouter, cells }) => [
    rowLabel(labelOf(offer.provider), isRouter),
    ...cells,
  ]);
  const rule = `|${" --- |".repeat(head.length)}`;
  return [escapeMarkdown(remark), [lineOf(head), rule, ...rows.map(lineOf)].join("\n")];
}

// A price stays readable as text, too.
const cellOf = (text = "–"): string => escapeMarkdown(text).replace(/^&#36;/, "\\$");

const lineOf = (cells: readonly (string | undefined)[]): string =>
  `| ${cells.map(cellOf).join(" | ")} |`;

/** The shortest program for the router, and for each provider whose program differs in more than its name; or the reason. */
function apiParts(hub: Hub, model: Model, offers: ModelOffers): readonly string[] {
  const live = (model.inferenceProviderMapping ?? []).filter(isLive);
  const hosts = [...new Set(live.map(({ provider }) => provider))];
  const usual = shortestOf(hub, model, AUTO);
  if (hosts.length === 0) return ["No provider of the list of offers hosts it."];
  if (typeof usual === "string") return [escapeMarkdown(usual)];
  const named = (provider: string): string =>
    usual.content.replaceAll(model.id, () => `${model.id}:${provider}`);
  const others = hosts.map((provider) => ({ provider, found: shortestOf(hub, model, provider) }));
  const renamed = others.filter(
    ({ provider, found }) => typeof found !== "string" && found.content === named(provider),
  );
  const suffixes = renamed.map(({ provider }) => `\`:${provider}\``).join(" or ");
  return [
    programOf(hub, usual, labelOf(AUTO)),
    suffixes && `For one provider, add ${suffixes} to the name of the model.`,
    ...offersIn(offers),
    ...others.flatMap(({ provider, found }) =>
      typeof found === "string" || found.content === named(provider)
        ? []
        : [programOf(hub, found, labelOf(provider))],
    ),
  ];
}

/** The shortest program, or why there is none. */
function shortestOf(hub: Hub, model: Model, provider: string): InferenceSnippet | string {
  const { snippets, notOffered } = inferenceSnippets(hub, { model, provider });
  const isFramework = ({ language, client }: InferenceSnippet): boolean =>
    hub.clients.get(`${language}/${client}`)?.isFramework === true;
  const [shortest] = snippets
    .filter((snippet) => !isFramework(snippet))
    .toSorted((a, b) => a.content.length - b.content.length);
  return shortest ?? `${notOffered[0]?.reason ?? ""} ${notOffered[0]?.fix ?? ""}`;
}

function programOf(
  hub: Hub,
  { language, client, content }: InferenceSnippet,
  label: string,
): string {
  const plugin = hub.clients.get(`${language}/${client}`)!;
  return joined(
    headingOf(label, plugin.label),
    fenced("sh", installText(plugin.install)),
    fenced(language, content),
  );
}

const libraryParts = (hub: Hub, model: Model): readonly string[] =>
  loadSnippets(hub, model).snippets.map(({ library, purpose, install, language, content }) =>
    joined(
      headingOf(hub.libraries.get(library)?.prettyLabel ?? library, purpose),
      fenced("sh", install),
      fenced(language, content),
    ),
  );

const appParts = (hub: Hub, model: Model): readonly string[] =>
  runLocally(hub, model).snippets.map(({ app, installs, commands, link }) => {
    const steps = commands.filter(({ platforms = ["linux"] }) => platforms.includes("linux"));
    const texts = [installs.linux, ...steps.map(({ content }) => content)];
    return joined(
      headingOf(hub.apps.get(app)?.label ?? app),
      fenced("sh", texts.filter(Boolean).join("\n")),
      link === undefined ? "" : `Open <${inUrl(link)}>.`,
    );
  });

/** The agents that can use it at a provider, and the command that prints their settings. */
function agentParts(hub: Hub, model: Model): readonly string[] {
  const { snippets } = agentSnippets(hub, { model, provider: AUTO });
  if (snippets.length === 0) return [];
  const labels = snippets.map(({ app }) => hub.apps.get(app)?.label ?? app);
  return [
    `${escapeMarkdown(labels.join(", "))}. \`hubsmith agents --agent ${snippets[0]!.app}\` prints the settings for one of them.`,
  ];
}
