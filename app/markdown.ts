// The Markdown twin of a model's page: for each provider the shortest program that calls it, then how to run it locally.
import { type Hub, inferenceSnippets, installText, loadSnippets, type Model } from "hubsmith";
import { runLocally } from "hubsmith/apps";
import type { ModelOffers } from "hubsmith/offers";
import { USUAL_CALL } from "#plugins/kit/offers/offer";
import { providerTable, remarkOf, rowLabel } from "./offers/provider-table.ts";
import { hubUrl } from "./routing/hub-url.ts";
import { updatedOf } from "./catalog/card.ts";
import { licenseOf } from "./catalog/licenses.ts";
import { AUTO, providersIn } from "./panel/providers/providers.ts";
import { entries } from "./plugins.ts";

const headingOf = (...parts: readonly string[]): string =>
  `### ${escapeMarkdown(parts.join(": "))}`;

// A URL in angle brackets ends with them or with the line.
const inUrl = (url: string): string =>
  url.replaceAll(/[<>\\\s]/g, encodeURIComponent).replaceAll(/\p{Cc}/gu, "");

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
  const calls = callsOf(hub, model);
  const local = [...librariesOf(hub, model), ...appsOf(hub, model)];
  return [
    `# ${escapeMarkdown(model.id)}`,
    facts
      .flatMap(([name, value]) => (value === undefined ? [] : [`- ${name}: ${value}`]))
      .join("\n"),
    `<${hubUrl("models", model.id)}>`,
    ...(calls.length === 0 ? [] : ["## Use the API", ...offersIn(offers), ...calls]),
    ...(local.length === 0 ? [] : ["## Run locally", ...local]),
  ]
    .filter((part) => part !== "")
    .join("\n\n")
    .concat("\n");
}

/** The table of the providers with a remark, as on the page. */
function offersIn(offers: ModelOffers): readonly string[] {
  const labelOf = (id: string): string => providersIn(entries).get(id)?.label ?? id;
  const table = providerTable(offers, USUAL_CALL);
  const remark = [offers.note, remarkOf(offers, table, labelOf)].filter(Boolean).join(" ");
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

/** The shortest program for the router, and for each provider that hosts the model. */
function callsOf(hub: Hub, model: Model): readonly string[] {
  const hosts = (model.inferenceProviderMapping ?? [])
    .filter(({ status = "live" }) => status === "live")
    .map(({ provider }) => provider);
  if (hosts.length === 0) return [];
  return [AUTO, ...new Set(hosts)].flatMap((provider) => {
    const { snippets } = inferenceSnippets(hub, { model, provider });
    const [shortest] = snippets.toSorted((a, b) => a.content.length - b.content.length);
    if (shortest === undefined) return [];
    const { language, client, content } = shortest;
    const plugin = hub.clients.get(`${language}/${client}`)!;
    return [
      headingOf(providersIn(entries).get(provider)?.label ?? provider, plugin.label),
      fenced("sh", installText(plugin.install)),
      fenced(language, content),
    ];
  });
}

function librariesOf(hub: Hub, model: Model): readonly string[] {
  return loadSnippets(hub, model).snippets.flatMap(
    ({ library, purpose, install, language, content }) => [
      headingOf(hub.libraries.get(library)?.prettyLabel ?? library, purpose),
      fenced("sh", install),
      fenced(language, content),
    ],
  );
}

function appsOf(hub: Hub, model: Model): readonly string[] {
  return runLocally(hub, model).snippets.flatMap(({ app, installs, commands, link }) => {
    const steps = commands.filter(({ platforms = ["linux"] }) => platforms.includes("linux"));
    const texts = [installs.linux, ...steps.map(({ content }) => content)];
    return [
      headingOf(hub.apps.get(app)?.label ?? app),
      fenced("sh", texts.filter(Boolean).join("\n")),
      link === undefined ? "" : `Open <${inUrl(link)}>.`,
    ];
  });
}

// What starts markup, or makes a link of a URL or an address. "2.0" and "e.g." stay readable.
const MARKS = /[\\`*[\]<>&~$|#@^]|(?<![\p{L}\d])_|_(?![\p{L}\d])|:(?=\/\/)|\.(?=[a-z]{2})/giu;
// What starts a list, a line or a heading before it, at the start of a line only.
const STARTS = /^\s*(?:[-+=]|\d+[.)])/;

const entity = (mark: string): string => `&#${mark.codePointAt(0)};`;

/** Escapes a string for Markdown, on one line. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(MARKS, entity)
    .replace(STARTS, (start) => start.slice(0, -1) + entity(start.at(-1)!));

/** A program in a fence that is longer than any fence in it; empty for an empty text. */
export function fenced(language: string, text = ""): string {
  const runs = [...text.matchAll(/`{3,}/g)].map(([run]) => run.length);
  const fence = "`".repeat(Math.max(2, ...runs) + 1);
  return text && `${fence}${language}\n${text.trimEnd()}\n${fence}`;
}
