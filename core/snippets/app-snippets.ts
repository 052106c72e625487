// How apps run a model: install commands, commands, a link that opens it, and the server to call.
import { defined } from "../base/describe.ts";
import { type Diagnostic, isAbsence, tryCall } from "../base/issue.ts";
import { render } from "../code/render.ts";
import type { Hub } from "../hub/hub.ts";
import type { AppCommand, AppRun, AppServer, Platform } from "../kinds/app.ts";
import type { Plugin } from "../kinds/index.ts";
import { asModel, type Model } from "../record/model.ts";
import { runOf } from "./app-server.ts";
import { installText } from "./install.ts";
import type { InferenceSnippet, MissingSnippet, SnippetResult } from "./inference-snippets.ts";

/** How an app runs a model. @public */
export interface AppSnippet extends Pick<AppRun, "link" | "file" | "note"> {
  /** The id of the app. */
  readonly app: string;
  /** The commands that install it, by operating system. */
  readonly installs: Readonly<Partial<Record<Platform, string>>>;
  /** What to type, in order. */
  readonly commands: readonly (Omit<AppCommand, "code"> &
    Pick<InferenceSnippet, "language" | "content">)[];
  /** The server: pass the id of the app as `provider` of an inference request to call it. */
  readonly server?: Omit<AppServer, "tasks"> & {
    /** The id of the task that it serves. */
    readonly task: string;
  };
}

/**
 * Prints how apps run a model on the user's machine. Never throws: if a plugin throws, only its own result is missing.
 * @param record - The record, parsed by `parseModel` or raw.
 * @param options - The ids of the apps, the path of a file or of its first part, the length of the context in tokens,
 * and the memory of one GPU in bytes. Default: all apps, and what each chooses.
 * @returns The results in the order of the hub, and the reason for each app that does not run it.
 * @see https://huggingface.co/docs/hub/en/local-apps
 * @example
 * ```ts
 * import { appSnippets, createHub } from "hubsmith";
 * import ollama from "hubsmith/plugins/apps/ollama";
 *
 * const model = { id: "owner/name-GGUF", tags: ["gguf"], siblings: [{ rfilename: "name-Q4_K_M.gguf" }] };
 * const { snippets } = appSnippets(createHub([ollama]), model);
 * snippets[0]?.commands[0]?.content; // → "ollama run hf.co/owner/name-GGUF:Q4_K_M"
 * ```
 * @public
 */
export function appSnippets(
  hub: Hub,
  record: Model,
  options: { apps?: readonly string[]; file?: string; context?: number; gpu?: number } = {},
): SnippetResult<AppSnippet> {
  const { apps, file, context, gpu } = options;
  const diagnostics: Diagnostic[] = [];
  const model = asModel(record, diagnostics);
  if (isAbsence(model)) return { snippets: [], notOffered: [model], diagnostics };
  const snippets: AppSnippet[] = [];
  const notOffered: MissingSnippet[] = [];
  for (const app of hub.apps) {
    if (apps?.includes(app.id) === false) continue;
    const run = runOf(app, model, diagnostics, file, context, gpu);
    const printed = isAbsence(run)
      ? run
      : tryCall(`app/${app.id}`, "printing its commands", diagnostics, () =>
          printRun(app, run, diagnostics),
        );
    if (isAbsence(printed)) notOffered.push({ app: app.id, ...printed });
    else snippets.push(printed);
  }
  return { snippets, notOffered, diagnostics };
}

/** Prints the commands of an app. May throw. @internal */
export function printRun(app: Plugin<"app">, run: AppRun, diagnostics: Diagnostic[]): AppSnippet {
  const { commands = [], link, server, file, note, platforms = PLATFORMS } = run;
  const texts = Object.entries(app.installs)
    .filter(([platform]) => platforms.includes(platform as Platform))
    .map(([platform, install]) => [platform, installText(install)]);
  const installs: Installs = defined(Object.fromEntries(texts));
  const printed = commands
    .filter((command) => command.platforms?.some((platform) => platform in installs) ?? true)
    .map((command) => commandsOf(command, installs));
  if (printed.includes(undefined)) {
    const { windows: _, ...others } = app.installs;
    diagnostics.push(noWindows(app));
    return printRun({ ...app, installs: others }, run, diagnostics);
  }
  const [first] = server?.tasks ?? [];
  const called = server && first && { url: server.url, model: server.model, task: first.task.id };
  return {
    app: app.id,
    installs,
    commands: printed.flatMap((entries) => entries ?? []),
    ...defined({ link, file, note, server: called }),
  };
}

const PLATFORMS: readonly Platform[] = ["linux", "macos", "windows"];

type Installs = AppSnippet["installs"];
type Entry = AppSnippet["commands"][number];

const noWindows = ({ id, label }: Plugin<"app">): Diagnostic => ({
  code: "no-windows-command",
  message: `${label} is not offered on Windows for this model: a command needs bash, or a name in it has a character that PowerShell or cmd.exe reads otherwise. Choose another file or app.`,
  plugin: `app/${id}`,
});

/** A command as it is printed: twice if Windows needs another form; undefined if Windows cannot run it. */
function commandsOf(
  { purpose, code, platforms }: AppCommand,
  installs: Installs,
): readonly Entry[] | undefined {
  const all = platforms ?? (Object.keys(installs) as readonly Platform[]);
  const { id: language, windows } = code.language;
  const content = render(code);
  const entry = { purpose, language, content, ...(platforms && { platforms }) };
  const isForWindows = "windows" in installs && all.includes("windows");
  if (windows === undefined || !isForWindows) return [entry];
  const translated = windows.translate(content);
  if (typeof translated !== "string") return undefined;
  if (translated === content) return [entry];
  const others = all.filter((platform) => platform !== "windows");
  const there: Entry = {
    purpose,
    language: windows.language,
    content: translated,
    platforms: ["windows"],
  };
  return others.length === 0 ? [there] : [{ ...entry, platforms: others }, there];
}
