// How programs get access to a gated or private model: the user accepts its terms, and the program sends a token.
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
  /** How it gets access to a gated or private model, or why it cannot. By default, its programs read the variable `HF_TOKEN`. */
  readonly access?: readonly AppCommand[] | Absence;
}

/** A step for `access`, in bash and in PowerShell. @internal */
export function accessStep(purpose: string, unix: Code, windows: Code): readonly AppCommand[] {
  return [
    { purpose, code: unix, platforms: ["linux", "macos"] },
    { purpose, code: windows, platforms: ["windows"] },
  ];
}

/** For `access` of programs that read a token from a variable. @internal */
export const withVariable = (name: string): readonly AppCommand[] =>
  accessStep(
    "Set your token from hf.co/settings/tokens",
    sh`export ${sh.name(name)}="YOUR_TOKEN"`,
    powershell`$env:${powershell.name(name)} = "YOUR_TOKEN"`,
  );

/** For `access` of programs that read the token that `hf` stores. @internal */
export const WITH_LOGIN = accessStep("Log in", sh`hf auth login`, powershell`hf auth login`);

/** For `access` of programs that send no token. @internal */
export const NO_TOKEN = absent({
  code: "gated",
  reason: "It cannot download a gated or private model, because it sends no token.",
  fix: "Use llama.cpp, or another app that sends one.",
});

/** The argument of Docker that passes the token for a gated or private model to a container. @internal */
export const tokenFor = (model: Model): Code<"sh"> =>
  isRestricted(model) ? sh` -e HF_TOKEN` : sh``;

export const isRestricted = ({ gated, private: isPrivate }: Model): boolean =>
  gated === true || isPrivate === true;

/** How an app runs a model, with the steps for a gated or private one first, or why it has no access. @internal */
export function withAccess(model: Model, run: HubRun | Absence): AppRun | Absence {
  if (isAbsence(run)) return run;
  const { access = withVariable("HF_TOKEN"), ...plain } = run;
  if (!isRestricted(model) || plain.commands === undefined) return plain;
  if (isAbsence(access)) return access;
  const steps = model.gated === true ? access.map(afterTerms) : access;
  return { ...plain, commands: [...steps, ...plain.commands] };
}

const afterTerms = ({ purpose, ...step }: AppCommand): AppCommand => ({
  ...step,
  purpose: `Accept the terms on the page of the model, and ${purpose[0]!.toLowerCase()}${purpose.slice(1)}`,
});
