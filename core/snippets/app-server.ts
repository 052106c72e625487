// A server that an app starts is called like a provider: at its own address, with its own name of the model.
import { absent, type Absence, type Diagnostic, isAbsence, tryCall } from "../base/issue.ts";
import type { Hub } from "../hub/hub.ts";
import type { AppRun } from "../kinds/app.ts";
import type { Plugin } from "../kinds/index.ts";
import type { ProviderSpec, Role } from "../kinds/provider.ts";
import type { Model } from "../record/model.ts";
import type { InferenceRequest } from "./options.ts";

export function runOf(
  app: Plugin<"app">,
  model: Model,
  diagnostics: Diagnostic[],
  ...chosen: readonly [file?: string, context?: number, gpu?: number]
): AppRun | Absence {
  return tryCall(`app/${app.id}`, "running a model", diagnostics, () => {
    const run = app.runs(model, ...chosen);
    // A plugin may return the fields of an absence.
    return "reason" in run ? absent(run) : run;
  });
}

/** The input of a plan, and the list of reported problems. @internal */
export interface PlanInput {
  readonly hub: Hub;
  readonly model: Model;
  readonly request: InferenceRequest;
  readonly diagnostics: Diagnostic[];
}

/** The service that is called: a provider, or the server of an app. @internal */
export interface Callee extends Omit<ProviderSpec, "role"> {
  readonly role: Role;
}

/** The server of an app that runs a model, or why there is none; undefined if the hub has no such app. @internal */
export function serverOf(input: PlanInput): Callee | Absence | undefined {
  const { hub, model, request, diagnostics } = input;
  const app = hub.apps.get(request.provider);
  if (app === undefined) return undefined;
  const run = runOf(app, model, diagnostics, request.file);
  if (isAbsence(run)) return run;
  const { server } = run;
  if (server === undefined)
    return absent({
      code: "no-server",
      reason: `${app.label} starts no server for this model.`,
      fix: "Use its commands, or choose an app that serves it.",
    });
  return {
    id: app.id,
    label: app.label,
    baseUrl: server.url,
    tasks: server.tasks,
    role: "local",
    providerIdOf: () => server.model,
  };
}
