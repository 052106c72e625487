// The run subcommand: which apps run a model on the user's machine; and for one of them, how to install, serve and call it.
import { type Command, InvalidArgumentError, Option } from "commander";
import {
  absent,
  type AppSnippet,
  type Diagnostic,
  type Entry,
  type Hub,
  type InferenceSnippet,
  inferenceSnippets,
  isAbsence,
  type MissingSnippet,
  type Model,
  type Platform,
} from "hubsmith";
import { defined } from "#core/base/describe";
import { resolveEntries } from "#core/hub/registry";
import { type LocalApp, platformNames, runLocally } from "hubsmith/apps";
import { versionsOf } from "#models/versions";
import { deviceOf, type NamedDevices } from "hubsmith/devices";
import { amountNeeded, type Fit } from "hubsmith/formats";
import { isUncertain } from "#plugins/kit/engines/loads";
import { fenced } from "#plugins/kit/code/fenced";
import type { Answer, Subcommand } from "./context.ts";
import {
  bytesOf,
  needText,
  rangeText,
  type RecordRead,
  recordAnswerer,
  sizeText,
} from "./files.ts";
import { didYouMean, failure, oneLine } from "./io.ts";
import type { Printer } from "./printer.ts";
import { EXIT, integer, oneOf } from "./options.ts";
import { idNamed } from "./plugins.ts";
import { clientsOf, reasons } from "./snippets.ts";
import { defineStream, type StreamFlags } from "./stream.ts";

interface RunFlags extends StreamFlags {
  readonly app?: string;
  readonly file?: string;
  readonly device?: NamedDevices;
  /** In bytes. */
  readonly memory?: number;
  /** In tokens. */
  readonly context: number;
  readonly platform?: Platform;
  readonly client: string;
}

export const PLATFORMS = Object.keys(platformNames) as readonly Platform[];
export const HERE: Platform =
  process.platform === "win32" ? "windows" : process.platform === "darwin" ? "macos" : "linux";

function neededFor(entries: readonly Entry[], flags: RunFlags): readonly Entry[] {
  const app = flags.app === undefined ? undefined : idNamed(entries, "app", flags.app);
  const clients: readonly Entry[] = clientsOf(
    flags.client,
    resolveEntries(entries, "client").registry.list,
  );
  return entries.filter(
    (entry) =>
      ["quantization", "task"].includes(entry.kind) ||
      (entry.kind === "app" && (app === undefined || entry.id === app)) ||
      clients.includes(entry),
  );
}

const answerer = recordAnswerer(neededFor, answerOf);

export const run: Subcommand = {
  define: (command: Command, context) =>
    defineStream(command, context, answerer)
      .option("--app <id>", "print how this app installs, serves and calls the model")
      .option("--device <name>", 'your device, such as "RTX 4090" or "M4 Max 64GB"', device)
      .addOption(
        new Option("--memory <amount>", "the memory, such as 16GiB; without unit, GiB")
          .argParser(bytesOf)
          .conflicts("device"),
      )
      .option("--context <tokens>", "the length of the context", integer(1, 1e15), 8192)
      .option("--file <path>", "a file of the repository; by default the best that fits")
      .option(
        "--platform <name>",
        "linux, macos or windows; by default that of the device, or this one",
        oneOf(PLATFORMS),
      )
      .option("--client <id>", "the client of the call, such as requests", "python/openai")
      .addHelpText("after", HELP),
};

function device(text: string): NonNullable<RunFlags["device"]> {
  const found = deviceOf(text);
  if (!isAbsence(found)) return found;
  throw new InvalidArgumentError(`${found.reason} ${found.fix}`);
}

const HELP = `
Without --app, prints a line for each app that runs the model, with the memory
that it needs, those that fit first; then why other apps do not run it. With
file sizes in the record (?blobs=true), the memory is exact, and --memory or
--device chooses the most precise file that fits.

With --app, the exit code is 1 if the app does not run a record.

With --json, the output is one JSON line for each record, in order:
  {"line", "id", "apps": [{"app", "file"?, "memory", "installs", "commands",
   "link"?, "server"?}], "notOffered": […], "calls": […],
   "diagnostics": […]}
"memory" is {"fits", "bytes"?, "needs", "missing", "reason"?}, in bytes.

Examples:
  $ hubsmith run model.json --device "RTX 4090"
  $ hubsmith run model.json --memory 16GB --app ollama --client js/fetch
${EXIT}`;

/** What is asked for a model. */
export type RunQuestion = Pick<RunFlags, "app" | "file" | "device" | "memory" | "context"> & {
  readonly platform: Platform;
  /** The ids of the clients of the call; all of the hub by default. */
  readonly clients?: readonly string[];
};

function answerOf(hub: Hub, read: RecordRead, flags: RunFlags): Answer {
  const app = flags.app && (hub.apps.get(flags.app)?.id ?? flags.app);
  const platform = flags.platform ?? flags.device?.platform ?? HERE;
  const question = { ...flags, ...defined({ app }), platform };
  const json = reportOf(hub, read, question);
  return {
    json,
    text: (printer) => textOf(hub, json, question, printer),
    isFailed: app !== undefined && json.apps.length === 0,
  };
}

/** The apps that run a model on a platform, why others do not, and the calls of a chosen one. */
export function reportOf(hub: Hub, { model }: RecordRead, question: RunQuestion): AppReport {
  const { platform, context: tokens, file, app, clients } = question;
  if (file !== undefined) mustHave(model, file);
  const memory = question.memory ?? question.device?.bytes;
  const gpu = question.memory ?? question.device?.gpu;
  const offered = {
    ...defined({ tokens, memory, gpu, file }),
    versions: versionsOf(model.id),
    ...(app && { apps: [app] }),
  };
  const offer = runLocally(hub, model, offered);
  const apps = offer.snippets.filter(({ installs }) => platform in installs);
  const [only] = apps;
  const call =
    app === undefined || only?.server === undefined
      ? undefined
      : inferenceSnippets(
          hub,
          {
            model: only.version ?? model,
            provider: app,
            ...(only.file === undefined || only.file === "*.gguf" ? {} : { file: only.file }),
          },
          defined({ clients }),
        );
  return {
    id: model.id,
    apps,
    notOffered: [
      ...offer.notOffered,
      ...offer.snippets
        .filter((one) => !apps.includes(one))
        .map((one) => elsewhere(one, platform, offer.diagnostics)),
      ...(call?.notOffered ?? []),
    ],
    calls: call?.snippets ?? [],
    diagnostics: offer.diagnostics,
  };
}

/** Throws if a record lists its files, and this one is not among them. */
function mustHave({ id, siblings = [] }: Model, file: string): void {
  const paths = siblings.map(({ rfilename }) => rfilename);
  if (paths.length === 0 || paths.includes(file)) return;
  throw failure(`--file: ${id} has no file ${JSON.stringify(file)}.${didYouMean(file, paths)}`);
}

function elsewhere(
  { app, installs }: LocalApp,
  platform: Platform,
  diagnostics: readonly Diagnostic[],
): MissingSnippet {
  const name = platformNames[platform];
  const cannotPrint = diagnostics.some(
    ({ code, plugin }) => code === "no-windows-command" && plugin === `app/${app}`,
  );
  return {
    app,
    ...absent({
      code: "other-platform",
      reason: cannotPrint
        ? `A name in its commands has a character that shells of ${name} read otherwise.`
        : `It does not run on ${name}.`,
      fix: `--platform ${Object.keys(installs).join(" or ")} prints its commands.`,
    }),
  };
}

interface AppReport {
  readonly id: string;
  readonly apps: readonly LocalApp[];
  readonly notOffered: readonly MissingSnippet[];
  readonly calls: readonly InferenceSnippet[];
  readonly diagnostics: readonly Diagnostic[];
}

export function textOf(
  hub: Hub,
  { id, apps, notOffered, calls }: AppReport,
  question: RunQuestion,
  printer: Printer,
): string {
  const { platform, app } = question;
  const { value, sentence } = printer;
  const [only] = apps;
  const first = only && hub.apps.get(only.app);
  const parts = [`# ${value(id)}`];
  if (app === undefined && only !== undefined && first !== undefined)
    parts.push(
      `First: ${first.label}. ${first.summary}`,
      printer.table(tableOf(id, apps, question)),
      `--app ${only.app} prints all its steps.`,
    );
  if (app !== undefined && only !== undefined) {
    parts.push(
      [
        memoryText(id, only, question, printer),
        ...only.memory.needs.map((need) => `  ${sentence(needText(need))}`),
      ].join("\n"),
      ...stepsOf(only, platform, printer),
      ...(only.link === undefined ? [] : [`## Open in the app`, value(only.link)]),
      ...calls.flatMap(({ language, install, content }) => [
        ...section("Call it", shellOf(platform), install, printer),
        ...(install === undefined ? ["## Call it"] : []),
        fenced(language, content),
      ]),
    );
  }
  if (notOffered.some(({ code }) => code === "no-gguf") && versionsOf(id).length === 0)
    parts.push(sentence(`No GGUF or MLX version of ${id} is known here.`));
  if (notOffered.length > 0)
    parts.push(
      "## Not offered",
      reasons(notOffered, ({ app: of = id }) => of, sentence).join("\n"),
    );
  return parts.join("\n\n");
}

/** How to install and start an app on a platform. */
export const stepsOf = (
  app: AppSnippet,
  platform: Platform,
  printer: Printer,
  title = "Install",
): readonly string[] => [
  ...(app.note === undefined ? [] : [printer.sentence(app.note)]),
  ...(platform === "windows" ? [FOR_POWERSHELL] : []),
  ...section(title, shellOf(platform), app.installs[platform], printer),
  // What is only for one platform may be a file in another language than its shell's.
  ...commandsOn(app, platform).flatMap(({ purpose, language, content, platforms }) => {
    const isForBoth = language === "sh" && platforms === undefined;
    return section(purpose, isForBoth ? shellOf(platform) : language, content, printer);
  }),
];

const FOR_POWERSHELL = "The commands are for PowerShell. Lines with $env: do not work in cmd.exe.";

// Commands that both shells read alike are printed once, as those of bash.
export const shellOf = (platform: Platform): string =>
  platform === "windows" ? "powershell" : "sh";

const WORDS: Readonly<Record<Fit["fits"], string>> = {
  yes: "fits",
  tight: "tight",
  no: "does not fit",
  unknown: "not known",
};

export const commandsOn = ({ commands }: AppSnippet, platform: Platform): AppSnippet["commands"] =>
  commands.filter(({ platforms = [platform] }) => platforms.includes(platform));

/** A line for each app: its id, the memory, whether it fits, and the command that gets the model. */
function tableOf(
  id: string,
  apps: readonly LocalApp[],
  flags: RunQuestion,
): readonly (readonly string[])[] {
  const hasBudget = flags.memory !== undefined || flags.device !== undefined;
  const rows = apps.map((one) => [
    one.app,
    amountOf(one),
    ...(hasBudget ? [WORDS[one.memory.fits]] : []),
    oneLine(mainCommand(id, one, flags.platform) ?? one.link ?? one.server?.url ?? "") +
      (isUncertain(one) ? "  # may not load" : ""),
  ]);
  const head = ["app", "memory", ...(hasBudget ? ["fits"] : []), "command"];
  return [head, ...rows];
}

/** The command that names the model. One that names none comes after what prepares it, such as the token. */
function mainCommand(id: string, app: LocalApp, platform: Platform): string | undefined {
  // A line that continues another is part of its command.
  const commands = commandsOn(app, platform).map(({ content }) =>
    content.replace(/ [\\`]\n\s*/g, " "),
  );
  return commands.find((one) => one.includes(app.version?.id ?? id)) ?? commands.at(-1);
}

function amountOf({ memory }: LocalApp): string {
  const bytes = amountNeeded(memory);
  return bytes === undefined ? "?" : rangeText(bytes);
}

/** The file, the memory, and whether it fits, in a line. */
function memoryText(
  id: string,
  app: LocalApp,
  { device, memory }: RunQuestion,
  { value, sentence }: Printer,
): string {
  const {
    file,
    version,
    memory: { fits, reason, missing, bytes },
  } = app;
  const budget = device?.label ?? (memory === undefined ? undefined : sizeText(memory));
  const as = version === undefined ? "" : `Runs as ${value(version.id)}, ${ownerOf(version, id)}. `;
  const what =
    as + (file === undefined ? (as === "" ? "All weights" : "all weights") : value(file));
  if (bytes === undefined) return `${what}: memory unknown. ${sentence(reason ?? "")}`;
  const verdict = budget === undefined ? "" : `, ${WORDS[fits]} in ${budget}`;
  const why = missing.length === 0 ? "" : ` The record does not have ${missing.join(" and ")}.`;
  return `${what}: ${amountOf(app)}${verdict}.${why}`;
}

const ownerOf = ({ id }: Model, base: string): string => {
  const [owner = ""] = id.split("/");
  return owner === base.split("/")[0] ? "its owner's own version" : `a version by ${owner}`;
};

export const section = (
  title: string,
  language: string,
  content: string | undefined,
  { sentence }: Printer,
): readonly string[] =>
  content === undefined || content === ""
    ? []
    : [`## ${sentence(title)}`, fenced(language, content)];
