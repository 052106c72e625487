// Apps with one mistake each, and apps without mistakes.
import { powershell, sh } from "hubsmith/code";
import { type AppCommand, defineApp, type Model, type Plugin } from "hubsmith";
import { only, type Samples, withOptions } from "./samples.ts";

const app = (
  commands: (model: Model) => readonly AppCommand[],
  installs: object = { linux: { pip: ["odd"] }, windows: { pip: ["odd"] } },
): Plugin<"app"> =>
  defineApp({
    id: "odd-app",
    label: "Odd",
    summary: "Says something.",
    docsUrl: "https://odd.example",
    readOn: "2026-11-28",
    installs,
    runs: (model) => ({ commands: commands(model) }),
  });
const purpose = "Start it";
const start: AppCommand = { purpose, code: sh`odd start` };
const folder: AppCommand = { purpose, code: sh`mkdir -p models && odd start` };
const file = ({ siblings = [] }: Model): readonly AppCommand[] => [
  { purpose, code: sh`odd start ${siblings[0]?.rfilename ?? "model"}` },
];

export const apps: Samples = withOptions(only("windows-has-commands"), {
  "": {
    "a command that all shells read alike": app(() => [start]),
    "a command for each shell": app(() => [
      { ...folder, platforms: ["linux"] },
      { purpose, code: powershell`New-Item models; odd start`, platforms: ["windows"] },
    ]),
    "bash, but not on Windows": app(() => [folder], { linux: { pip: ["odd"] } }),
    "a file name that shells read otherwise": app(file),
  },
  "windows-has-commands": {
    "a command for bash": app(() => [folder]),
    "a variable of bash": app(() => [{ purpose, code: sh`export ODD_HOME="YOUR_HOME"` }, start]),
  },
});
