// The Markdown twin of a model's page: for each provider the shortest program that calls it, then how to run it locally.
import { type Hub, inferenceSnippets, installText, loadSnippets, type Model } from "hubsmith";
import { runLocally } from "hubsmith/apps";
import { updatedOf } from "./catalog/card.ts";
import { licenseOf } from "./catalog/licenses.ts";
import { AUTO, providersIn } from "./panel/state/providers/providers.ts";
import { entries } from "./plugins.ts";

// The name of the language in a fence, as GitHub highlights it.
const block = (language: string, text = ""): string =>
  text && `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;

/** The page of a model as Markdown. */
export function modelMarkdown(hub: Hub, model: Model): string {
  const license = licenseOf(model);
  const facts = [
    ["Task", model.pipeline_tag],
    ["Library", model.library_name],
    ["License", license && `[${license.name}](${license.url})`],
    ["Updated", updatedOf(model)],
    [
      "Access",
      model.gated === true ? "gated: accept its terms on the Hub to download its files" : undefined,
    ],
  ] as const;
  const calls = callsOf(hub, model);
  const local = [...librariesOf(hub, model), ...appsOf(hub, model)];
  return [
    `# ${model.id}`,
    facts
      .flatMap(([name, value]) => (value === undefined ? [] : [`- ${name}: ${value}`]))
      .join("\n"),
    `<https://huggingface.co/${model.id}>`,
    ...(calls.length === 0 ? [] : ["## Use the API", ...calls]),
    ...(local.length === 0 ? [] : ["## Run locally", ...local]),
  ]
    .filter((part) => part !== "")
    .join("\n\n")
    .concat("\n");
}

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
      `### ${providersIn(entries).get(provider)?.label ?? provider}: ${plugin.label}`,
      block("sh", installText(plugin.install)),
      block(language, content),
    ];
  });
}

function librariesOf(hub: Hub, model: Model): readonly string[] {
  return loadSnippets(hub, model).snippets.flatMap(
    ({ library, purpose, install, language, content }) => [
      `### ${hub.libraries.get(library)?.prettyLabel ?? library}: ${purpose}`,
      block("sh", install),
      block(language, content),
    ],
  );
}

function appsOf(hub: Hub, model: Model): readonly string[] {
  return runLocally(hub, model).snippets.flatMap(({ app, installs, commands, link }) => {
    const steps = commands.filter(({ platforms = ["linux"] }) => platforms.includes("linux"));
    const texts = [installs.linux, ...steps.map(({ content }) => content)];
    return [
      `### ${hub.apps.get(app)?.label ?? app}`,
      block("sh", texts.filter(Boolean).join("\n")),
      link === undefined ? "" : `Open <${link}>.`,
    ];
  });
}
