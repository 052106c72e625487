// How programs get access to a gated model: the user accepts its terms, and the program sends a token.
import {
  type Absence,
  absent,
  type AppCommand,
  type AppRun,
  isAbsence,
  type Model,
} from "hubsmith";
import { type Code, powershell, sh } from "hubsmith/code";

/** How an app runs a model of the Hub. @public */
export interface HubRun extends AppRun {
  /** How it gets access to a gated model, or why it cannot. By default, its programs read the variable `HF_TOKEN`. */
  readonly access?: readonly AppCommand[] | Absence;
}

/** A step for `access`, in bash and in PowerShell. @internal */
export function accessStep(what: string, unix: Code, windows: Code): readonly AppCommand[] {
  const purpose = `Accept the terms on the page of the model, and ${what}`;
  return [
    { purpose, code: unix, platforms: ["linux", "macos"] },
    { purpose, code: windows, platforms: ["windows"] },
  ];
}

/** For `access` of programs that read a token from a variable. @internal */
export const withVariable = (name: string): readonly AppCommand[] =>
  accessStep(
    "set your token from hf.co/settings/tokens",
    sh`export ${sh.name(name)}="YOUR_TOKEN"`,
    powershell`$env:${powershell.name(name)} = "YOUR_TOKEN"`,
  );

/** For `access` of programs that read the token that `hf` stores. @internal */
export const WITH_LOGIN = accessStep("log in", sh`hf auth login`, powershell`hf auth login`);

/** For `access` of programs that send no token. @internal */
export const NO_TOKEN = absent({
  code: "gated",
  reason: "It cannot download a gated model, because it sends no token.",
  fix: "Use llama.cpp, or another app that sends one.",
});

/** The argument of Docker that passes the token for a gated model to a container. @internal */
export const tokenFor = ({ gated }: Model): Code<"sh"> =>
  gated === true ? sh` -e HF_TOKEN` : sh``;

/** How an app runs a model, with the steps for a gated one first, or why it has no access. @internal */
export function withAccess(model: Model, run: HubRun | Absence): AppRun | Absence {
  if (isAbsence(run)) return run;
  const { access = withVariable("HF_TOKEN"), ...plain } = run;
  if (model.gated !== true || plain.commands === undefined) return plain;
  return isAbsence(access) ? access : { ...plain, commands: [...access, ...plain.commands] };
}
