// The run subcommand: which apps run a model on the user's machine; and for one of them, how to install, serve and call it.
import { type Command, InvalidArgumentError } from "commander";
import {
  appSnippets,
  type AppSnippet,
  type Entry,
  type Hub,
  inferenceSnippets,
  type Model,
  type Platform,
} from "hubsmith";
import { deviceOf } from "hubsmith/devices";
import { type Fit, fitsInto } from "hubsmith/formats";
import { groupBy } from "#plugins/kit/formats/model-files";
import { fenced } from "#core/testing/pages/markdown";
import { registryOf } from "#core/hub/registry";
import type { Answer, Answerer, Subcommand } from "./context.ts";
import { bytesOf, rangeText, sizeText } from "./files.ts";
import { asWarning, didYouMean, failure, oneLine } from "./io.ts";
import { EXIT, integer, oneOf } from "./options.ts";
import { hubOf, withAdded } from "./plugins.ts";
import { readRecord } from "./request.ts";
import { defineStream, type StreamFlags } from "./stream.ts";

interface RunFlags extends StreamFlags {
  readonly app?: string;
  readonly file?: string;
  readonly device?: { readonly label: string; readonly bytes: number };
  /** In bytes. */
  readonly memory?: number;
  /** In tokens. */
  readonly context: number;
  readonly platform: Platform;
  readonly client: string;
}

const PLATFORMS: readonly Platform[] = ["linux", "macos", "windows"];
const HERE: Platform =
  process.platform === "win32" ? "windows" : process.platform === "darwin" ? "macos" : "linux";

const answerer: Answerer<RunFlags> = async (firstParty, screen, flags) => {
  const entries = await withAdded(firstParty, screen, flags);
  const app = flags.app === undefined ? undefined : idOf(entries, "app", flags.app, "--app");
  const client = idOf(entries, "client", flags.client, "--client");
  const needed = entries.filter(
    ({ kind, id }) =>
      ["quantization", "task"].includes(kind) ||
      (kind === "app" && (app === undefined || id === app)) ||
      (kind === "client" && id === client),
  );
  const { hub, messages } = await hubOf(needed, (message) => void screen.say(asWarning(message)));
  for (const message of messages) await screen.say(asWarning(message));
  return {
    isJson: flags.json === true,
    answer: (value) => {
      const read = readRecord(value);
      return "code" in read ? read : answerOf(hub, read.model, { ...flags, client }, app);
    },
  };
};

function idOf(entries: readonly Entry[], kind: "app" | "client", name: string, flag: string) {
  const { list } = registryOf(entries, kind);
  const ids = list.flatMap(({ id, aliases = [] }) => [id, ...aliases]);
  const entry = registryOf(entries, kind).get(name);
  if (entry !== undefined) return entry.id;
  throw failure(
    `${flag}: unknown ${kind} "${name}".${didYouMean(name, ids)} \`hubsmith list ${kind}s\` shows them.`,
  );
}

export const run: Subcommand = {
  answerer,
  define: (command: Command, context) =>
    defineStream(command, context, answerer)
      .option("--app <id>", "print how this app installs, serves and calls the model")
      .option("--device <name>", 'your device, such as "RTX 4090" or "M4 Max 64GB"', device)
      .option("--memory <amount>", "the memory, such as 16GiB; without unit, GiB", bytesOf)
      .option("--context <tokens>", "the length of the context", integer(1, 1e15), 8192)
      .option("--file <path>", "a file of the repository; by default the best that fits")
      .option("--platform <name>", "linux, macos or windows", oneOf(PLATFORMS), HERE)
      .option("--client <id>", "the client of the call", "python/openai")
      .addHelpText("after", HELP),
};

function device(text: string): NonNullable<RunFlags["device"]> {
  const found = deviceOf(text);
  if (found !== undefined) return found;
  throw new InvalidArgumentError(
    'It must be a device such as "RTX 4090", "2x RTX 3090" or "M4 Max 64GB"; or pass --memory.',
  );
}

const HELP = `
Without --app, prints a line for each app that runs the model, and the reasons of
the others. With file sizes in the record (?blobs=true), --memory or --device
chooses the most precise file that fits.

With --json, the output is one JSON line for each record, in order:
  {"line", "id", "file"?, "needs"?, "apps": [{"app", "installs", "commands",
   "link"?, "server"?}], "notOffered": […], "calls": […], "diagnostics": […]}

Examples:
  $ hubsmith run model.json --device "RTX 4090"
  $ hubsmith run model.json --memory 16GB --app ollama --client js/fetch
${EXIT}`;

function answerOf(hub: Hub, model: Model, flags: RunFlags, app: string | undefined): Answer {
  const fit = flags.file === undefined ? fitting(hub, model, flags) : undefined;
  const file = flags.file ?? fit?.set.paths[0];
  const chosen = file === undefined ? {} : { file };
  const offer = appSnippets(hub, model, chosen);
  const apps = offer.snippets.filter(({ installs }) => flags.platform in installs);
  const call =
    app === undefined || apps[0]?.server === undefined
      ? undefined
      : inferenceSnippets(hub, { model, provider: app, ...chosen });
  const json = {
    id: model.id,
    ...chosen,
    ...(fit?.bytes === undefined ? {} : { needs: fit.bytes }),
    apps,
    notOffered: [...offer.notOffered, ...(call?.notOffered ?? [])],
    calls: call?.snippets ?? [],
    diagnostics: offer.diagnostics,
  };
  return { json, text: () => textOf(json, flags, fit) };
}

/** The most precise file that fits into the memory. */
function fitting(hub: Hub, model: Model, { memory, device, context: tokens }: RunFlags) {
  const bytes = memory ?? device?.bytes;
  if (bytes === undefined) return undefined;
  const fits = fitsInto(hub, model, { memory: bytes, tokens });
  return ["yes", "tight"]
    .map((wanted) => fits.find((fit) => fit.fits === wanted && fit.set.missing === 0))
    .find((fit) => fit !== undefined);
}

interface Told {
  readonly id: string;
  readonly file?: string;
  readonly apps: readonly AppSnippet[];
  readonly notOffered: readonly {
    readonly app?: string;
    readonly reason: string;
    readonly fix: string;
  }[];
  readonly calls: readonly {
    readonly language: string;
    readonly content: string;
  }[];
}

function textOf(
  told: Told,
  { app, platform, device, memory }: RunFlags,
  fit: Fit | undefined,
): string {
  const { id, file, apps, notOffered, calls } = told;
  const budget = device?.label ?? (memory === undefined ? undefined : sizeText(memory));
  const parts = [
    `# ${oneLine(id)}`,
    ...(file === undefined
      ? []
      : [`${oneLine(file)}${fit?.bytes ? `, needs ${rangeText(fit.bytes)}` : ""}`]),
    ...(budget !== undefined && file === undefined
      ? [
          `Whether it fits into ${budget} is not known: the record lists no files with sizes, or none fits.`,
        ]
      : []),
  ];
  if (app === undefined && apps.length > 0) {
    const width = Math.max(...apps.map((one) => one.app.length));
    parts.push(apps.map((one) => `${one.app.padEnd(width)}  ${summaryOf(one)}`).join("\n"));
  }
  const [only] = app === undefined ? [] : apps;
  if (only !== undefined) {
    const here = only.commands.filter(({ platforms = [platform] }) => platforms.includes(platform));
    parts.push(
      ...section("Install", "sh", only.installs[platform]),
      ...here.flatMap(({ purpose, language, content }) => section(purpose, language, content)),
      ...(only.link === undefined ? [] : [`## Open in the app`, only.link]),
      ...calls.flatMap(({ language, content }) => section("Call it", language, content)),
    );
  }
  const reasons = groupBy(notOffered, ({ reason, fix }) => oneLine(`${reason} ${fix}`));
  if (reasons.length > 0)
    parts.push(
      "## Not offered",
      reasons
        .map((rows) => {
          const [{ reason, fix }] = rows as [(typeof notOffered)[number]];
          const names = rows.map(({ app: of = id }) => of).join(", ");
          return `- ${names}: ${oneLine(`${reason} ${fix}`)}`;
        })
        .join("\n"),
    );
  return parts.join("\n\n");
}

const summaryOf = ({ commands, link, server }: AppSnippet): string =>
  oneLine(commands.at(-1)?.content ?? link ?? server?.url ?? "");

const section = (title: string, language: string, content: string | undefined): readonly string[] =>
  content === undefined || content === "" ? [] : [`## ${title}`, fenced(language, content)];
