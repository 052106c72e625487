// Apps with one mistake each, and apps without mistakes.
import { absent, type AppSpec, type Call, defineApp, defineProvider, type Model } from "hubsmith";
import { openAiServer, runsGguf } from "hubsmith/apps";
import { type Code, json, sh } from "hubsmith/code";
import { given, only, type Samples, withOptions } from "./samples.ts";

const serving = (flags: Code<"sh">): AppSpec["runs"] =>
  runsGguf(["chat"], ({ hf, model, role }) => ({
    commands: [{ purpose: "Serve", code: sh`mine serve ${hf} ${flags}` }],
    ...openAiServer("http://localhost:9000", model.id, role),
  }));
const app = (more: Partial<AppSpec> | object = {}) =>
  defineApp({
    id: "mine",
    label: "Mine",
    summary: "Serves models.",
    docsUrl: "https://mine.example/docs",
    readOn: "2026-11-25",
    installs: { linux: { pip: ["mine"] }, macos: { brew: ["mine"] } },
    runs: serving(sh`--port 9000`),
    ...more,
  });
const onLinux = (more: { readonly link?: string }): AppSpec["runs"] =>
  runsGguf(["chat"], ({ hf }) => ({
    commands: [{ purpose: "Serve", code: sh`mine serve ${hf}`, platforms: ["linux"] }],
    ...more,
  }));
const provider = defineProvider({
  id: "mine",
  label: "Mine",
  baseUrl: "https://mine.example",
  tasks: [],
});

const parts: Samples = {
  "": {
    "an app": app(),
    "the port of its metrics": app({ runs: serving(sh`--metrics-port 9002`) }),
    "a link where no command is": app({ runs: onLinux({ link: "mine://open" }) }),
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
    "a command that names another file": app({
      runs: ({ siblings: [first] = [] }: Model) =>
        first?.rfilename.endsWith(".gguf") === true
          ? { commands: [{ purpose: "Serve", code: sh`mine serve ${first.rfilename}` }] }
          : absent({ code: "no-file", reason: "It has no file.", fix: "Add one." }),
    }),
    "no command for macOS": app({ runs: onLinux({}) }),
    "no operating system": app({ installs: {} }),
    "nothing to install": app({ installs: { linux: {} } }),
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
