// A server that an app starts is called like a provider: at its own address, with its own name of the model.
import { absent, type Absence, type Diagnostic, isAbsence, tryCall } from "../base/issue.ts";
import type { Hub } from "../hub/hub.ts";
import type { ProviderSpec } from "../kinds/provider.ts";
import type { Model } from "../record/model.ts";

/** What is called: a provider, or the server of an app. @internal */
export interface Place extends ProviderSpec {
  /** It runs on the user's machine, and needs no key. */
  readonly isLocal?: boolean;
}

/** The server of an app that runs a model, or why there is none; undefined if the hub has no such app. @internal */
export function serverOf(
  { apps }: Hub,
  id: string,
  model: Model,
  file: string | undefined,
  diagnostics: Diagnostic[],
): Place | Absence | undefined {
  const app = apps.get(id);
  if (app === undefined) return undefined;
  const run = tryCall(`app/${app.id}`, "running a model", diagnostics, () =>
    app.runs(model, file),
  );
  if (isAbsence(run)) return run;
  // A plugin may return the fields of an absence.
  if ("reason" in run) return absent(run as Absence);
  if (run.server === undefined)
    return absent({
      code: "no-server",
      reason: `${app.label} starts no server for this model.`,
      fix: "Use its commands, or choose an app that serves it.",
    });
  const { url, model: name, tasks } = run.server;
  return {
    id: app.id,
    label: app.label,
    baseUrl: url,
    tasks,
    isDirectOnly: true,
    isLocal: true,
    providerIdOf: () => name,
  };
}
