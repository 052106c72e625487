// Apps with one mistake each, and apps without mistakes.
import { absent, type AppSpec, type Call, defineApp, defineProvider, type Model } from "hubsmith";
import { openAiServer, runsGguf } from "hubsmith/apps";
import { type Code, json, sh } from "hubsmith/code";
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
const serving = (flags: Code<"sh">): AppSpec["runs"] =>
  runsGguf(["chat"], ({ hf, model }) => ({
    commands: [{ purpose: "Serve", code: sh`mine serve ${hf} ${flags}` }],
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
const provider = defineProvider({
  id: "mine",
  label: "Mine",
  baseUrl: "https://mine.example",
  tasks: [],
});

const parts: Samples = {
  "": {
    "an app": app(),
  },
  "settings-are-data": {
    "an agent that prints any name of a model": app({
      configures: ({ mapping }: Call) => ({
        commands: [
          { purpose: "Add to ~/.mine.json", code: json`${{ model: mapping?.providerId ?? "" }}` },
        ],
      }),
    }),
  },
  "app-parts-agree": {
    "another port in an option": app({ runs: serving(sh`--http-port 9001`) }),
    "another port in a variable": app({ runs: serving(sh`--env FORGE_PORT=9001`) }),
    "another port in an address": app({ runs: serving(sh`--listen 0.0.0.0:9001`) }),
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
    "no command for macOS": app({
      runs: runsGguf(["chat"], ({ hf }) => ({
        commands: [{ purpose: "Serve", code: sh`mine serve ${hf}`, platforms: ["linux"] }],
      })),
    }),
    "nothing to install": app({ installs: { linux: {} } }),
    "no operating system": app({ installs: {} }),
    "the id of a provider": given({ companions: [provider] }, app()),
  },
  "packages-are-names": {
    "flags in a name": app({ installs: { linux: { brew: ["--cask mine"] } } }),
  },
  "windows-has-commands": {
    "a command for bash": given(
      only("windows-has-commands"),
      app({
        installs: { linux: { pip: ["mine"] }, windows: { pip: ["mine"] } },
        runs: () => ({
          commands: [{ purpose: "Serve", code: sh`mkdir -p models && mine serve` }],
        }),
      }),
    ),
  },
};

export const apps: Samples = withOptions(
  only("app-parts-agree", "packages-are-names", "settings-are-data"),
  parts,
);
