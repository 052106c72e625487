// The check of apps: what an app installs, types, serves and opens agree with each other and with the chosen file.
import { createCheckedHub } from "#core/checked/index";
import { appSnippets, type AppSnippet, type Hub, installText, type Plugin } from "hubsmith";
import { type Check, type Finding, onlyOf } from "./check.ts";
import { ofKind } from "../subjects/companions.ts";
import type { Subject } from "../subjects/index.ts";

/** Finds parts of an app that contradict each other. */
export const appCheck: Check = {
  id: "app-parts-agree",
  what: "An app has a command for each operating system that it installs on, calls its server at the port of its command, and runs the chosen file.",
  why: "Otherwise readers install a program that they cannot start, call or use for their file.",
  fix: "Fix the part that differs: `installs`, `platforms`, the URL of the server, or the file.",
  find: onlyOf("app", function* (app, { subjects, companions }) {
    const provider = ofKind(companions, "provider").find(({ id }) => id === app.id);
    if (provider !== undefined) {
      const message = `A provider has the id "${app.id}", too, and requests select both by id. Choose another id.`;
      yield { where: "id", message };
    }
    yield* withoutInstall(app);
    const hub = createCheckedHub([app]);
    for (const subject of subjects) yield* faultsOf(hub, subject);
  }),
};

function* withoutInstall({ installs }: Plugin<"app">): Iterable<Finding> {
  const platforms = Object.entries(installs);
  const fix = "Add packages, a script or a page.";
  if (platforms.length === 0) yield { message: `\`installs\` has no operating system. ${fix}` };
  for (const [platform, install] of platforms)
    if (installText(install) === undefined)
      yield { message: `\`installs.${platform}\` has nothing to install. ${fix}` };
}

function* faultsOf(hub: Hub, { name: where, model }: Subject): Iterable<Finding> {
  const [snippet] = appSnippets(hub, model).snippets;
  if (snippet === undefined) return;
  for (const message of withoutCommand(snippet)) yield { where, message };
  for (const message of otherPorts(snippet)) yield { where, message, cause: "the port" };
  const files = (model.siblings ?? []).map(({ rfilename }) => rfilename);
  for (const file of files.filter((path) => files.length > 1 && !NOT_FIRST.test(path))) {
    const [chosen] = appSnippets(hub, model, { file }).snippets;
    const message = chosen && fileFault(chosen, file, files);
    if (message !== undefined) yield { where, message, cause: "the chosen file" };
  }
}

function* withoutCommand({ installs, commands, link }: AppSnippet): Iterable<string> {
  if (commands.length === 0 || link !== undefined) return;
  for (const platform of Object.keys(installs) as (keyof typeof installs)[])
    if (!commands.some(({ platforms }) => platforms?.includes(platform) ?? true))
      yield `It is installed on ${platform}, but no command is for ${platform}. Add a command, or set \`platforms\` of the run.`;
}

// A gateway names the address of the server that it calls, too.
const OTHER_SERVER = /--api_base \S+/g;
// An option or a variable, `-p`, or an address without a name.
const PORT =
  /(?:(?<!(?:admin|debug|grpc|health|metrics|rpc)[-_])port["']?[\s=]+["']?|\s-p[\s=]*(?:(?:\d+\.){3}\d+:)?|(?:localhost|(?:\.\d+){3}|[\s"'=\]]):)(\d{2,5})\b/gi;

function* otherPorts({ commands, server }: AppSnippet): Iterable<string> {
  if (server === undefined) return;
  const { port, protocol } = new URL(server.url);
  const called = port || (protocol === "https:" ? "443" : "80");
  for (const { content } of commands) {
    const ports = Array.from(
      content.replace(OTHER_SERVER, "").matchAll(PORT),
      ([, named]) => named,
    );
    if (ports.length > 0 && !ports.includes(called))
      yield `The server is called at port ${called}, but a command has ${ports[0]}: \`${content}\`. Write the same port.`;
  }
}

const NOT_FIRST = /-0000[2-9]-of-/;
const labelOf = (path: string): string | undefined =>
  /mmproj/.test(path) ? undefined : /Q\d_[A-Z\d_]+/.exec(path)?.[0];

function fileFault(
  { file: loaded, commands, link = "" }: AppSnippet,
  file: string,
  files: readonly string[],
): string | undefined {
  const label = labelOf(file);
  // Some apps choose the file themselves, and others load all weights.
  if (label === undefined || loaded === "*.gguf") return undefined;
  const text = decodeURIComponent([...commands.map(({ content }) => content), link].join(" "));
  const other = files.map(labelOf).find((name) => name && name !== label && text.includes(name));
  if (loaded !== undefined && loaded !== file)
    return `The chosen file is ${file}, but it loads ${loaded}. Use the argument \`file\` of \`runs\`.`;
  if (other !== undefined)
    return `The chosen file is ${file}, but a command names ${other}. Use the argument \`file\` of \`runs\`.`;
  if (loaded === undefined || text.includes(label) || isUsual(text, label, files)) return undefined;
  return `The chosen file is ${file}, but no command and no link names it. Print its path or its label.`;
}

// Without a tag, llama.cpp takes the only model, or Q4_K_M.
const isUsual = (text: string, label: string, files: readonly string[]): boolean =>
  /-hf \S+/.test(text) &&
  (label === "Q4_K_M" || new Set(files.flatMap((path) => labelOf(path) ?? [])).size === 1);
