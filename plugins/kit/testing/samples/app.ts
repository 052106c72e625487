// Apps with one mistake each, and apps without mistakes.
import {
  absent,
  type AppCommand,
  type AppSpec,
  defineApp,
  defineProvider,
  type Model,
} from "hubsmith";
import { openAiServer, type Role, runsGguf, runsWeights } from "hubsmith/apps";
import { powershell, sh } from "hubsmith/code";
import { given, only, type Samples, withOptions } from "./samples.ts";

const app = (more: Partial<AppSpec> | object = {}) =>
  defineApp({
    id: "mine",
    label: "Mine",
    summary: "Serves models.",
    docsUrl: "https://mine.example/docs",
    readOn: "2026-11-25",
    installs: { linux: { pip: ["mine"] }, macos: { brew: ["mine"] } },
    runs: runsGguf(["chat"], ({ hf, model, role }) => ({
      commands: [{ purpose: "Serve", code: sh`mine serve ${hf} --port 9000` }],
      ...openAiServer("http://localhost:9000", model.id, role),
    })),
    ...more,
  });
const serving = (flags: string): AppSpec["runs"] =>
  runsGguf(["chat"], ({ hf, model }) => ({
    commands: [{ purpose: "Serve", code: sh`mine serve ${hf} --port ${flags}` }],
    ...openAiServer("http://localhost:9000", model.id, "chat"),
  }));
const filesOf = ({ siblings = [] }: Model): readonly string[] =>
  siblings.flatMap(({ rfilename }) => (rfilename.endsWith(".gguf") ? [rfilename] : []));
const NO_FILES = absent({ code: "no-file", reason: "It has no file.", fix: "Add one." });
/** Runs a file that it chooses itself. */
const choosing =
  (file: (paths: readonly string[]) => string | undefined, printed = true): AppSpec["runs"] =>
  (model, given = "none") => {
    const path = file([given, ...filesOf(model)]);
    if (path === undefined || path === "none") return NO_FILES;
    const code = printed ? sh`mine serve ${path}` : sh`mine serve ${model.id}`;
    return { file: path, commands: [{ purpose: "Serve", code }] };
  };
const onLinux: AppSpec["runs"] = runsGguf(["chat"], ({ hf }) => ({
  commands: [{ purpose: "Serve", code: sh`mine serve ${hf}`, platforms: ["linux"] }],
}));
const wrong = "chatt" as Role as "chat";
const provider = defineProvider({
  id: "mine",
  label: "Mine",
  baseUrl: "https://mine.example",
  tasks: [],
});

const parts: Samples = {
  "": {
    "an app": app(),
    "a link where no command is": app({
      runs: runsGguf(["chat"], ({ hf, model }) => ({
        commands: [{ purpose: "Serve", code: sh`mine serve ${hf}`, platforms: ["linux"] }],
        link: `mine://${model.id}`,
      })),
    }),
  },
  "app-parts-agree": {
    "another port in the command": app({ runs: serving("9001") }),
    "another file than the chosen one": app({ runs: choosing(([, first]) => first) }),
    "a file that no command names": app({
      runs: choosing(([given, first]) => (given === "none" ? first : given), false),
    }),
    "a command that names another file": app({
      runs: (model: Model) => {
        const [first] = filesOf(model);
        if (first === undefined) return NO_FILES;
        return { commands: [{ purpose: "Serve", code: sh`mine serve ${first}` }] };
      },
    }),
    "no command for macOS": app({ runs: onLinux }),
    "nothing to install": app({ installs: { linux: {} } }),
    "no operating system": app({ installs: {} }),
    "the id of a provider": given({ companions: [provider] }, app()),
  },
  "has-reasons": {
    "an unknown role": app({ runs: runsGguf([wrong], () => ({ link: "mine://model" })) }),
    "an unknown role of weights": app({ runs: runsWeights([wrong], () => ({ link: "mine://a" })) }),
    "a server of an unknown role": app({
      runs: (model: Model) => openAiServer("http://localhost:9000", model.id, wrong),
    }),
  },
  "is-plugin": {
    "a day that does not exist": app({ readOn: "2026-02-30" }),
    "a month that does not exist": app({ readOn: "2026-13-01" }),
  },
  "packages-are-names": {
    "two packages in one string": app({ installs: { linux: { pip: ["mine torch"] } } }),
    "flags in a name": app({ installs: { linux: { brew: ["--cask mine"] } } }),
  },
};

/** An app with the same commands for each system on which it is installed. */
const shellApp = (
  commands: (model: Model) => readonly AppCommand[],
  installs: object = { linux: { pip: ["mine"] }, windows: { pip: ["mine"] } },
) => app({ installs, runs: (model: Model) => ({ commands: commands(model) }) });
const purpose = "Serve";
const start: AppCommand = { purpose, code: sh`mine serve` };
const folder: AppCommand = { purpose, code: sh`mkdir -p models && mine serve` };

const shells: Samples = {
  "": {
    "a command that all shells read alike": shellApp(() => [start]),
    "a command for each shell": shellApp(() => [
      { ...folder, platforms: ["linux"] },
      { purpose, code: powershell`New-Item models; mine serve`, platforms: ["windows"] },
    ]),
    "bash, but not on Windows": shellApp(() => [folder], { linux: { pip: ["mine"] } }),
    "a file name that shells read otherwise": shellApp(({ siblings = [] }) => [
      { purpose, code: sh`mine serve ${siblings[0]?.rfilename ?? "model"}` },
    ]),
  },
  "windows-has-commands": {
    "a command for bash": shellApp(() => [folder]),
    "a variable of bash": shellApp(() => [
      { purpose, code: sh`export MINE_HOME="$HOME/mine"` },
      start,
    ]),
  },
};

const agreeing = withOptions(
  only("app-parts-agree", "has-reasons", "is-plugin", "packages-are-names"),
  parts,
);
const onWindows = withOptions(only("windows-has-commands"), shells);

export const apps: Samples = {
  ...agreeing,
  ...onWindows,
  "": { ...agreeing[""], ...onWindows[""] },
};
