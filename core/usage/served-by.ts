// How a provider serves a task: as it lists it, or as it says when it is asked.
import { namesFlaw } from "../hub/agreement.ts";
import type { Diagnostic } from "../hub/diagnostic.ts";
import { attempt, misuse } from "../hub/guard.ts";
import type { ProviderSpec } from "../hub/plugin.ts";
import { misreturned } from "../hub/returned.ts";
import { isRecord } from "../hub/anything.ts";
import type { Served } from "../model/served.ts";
import type { Task } from "../model/task.ts";

/** How a provider serves a task; nothing where it does not. @internal */
export function servedBy(
  provider: ProviderSpec,
  task: Task,
  diagnostics: Diagnostic[],
): Served | undefined {
  const listed = provider.tasks.find((one) => one.task.id === task.id);
  if (listed !== undefined || provider.serves === undefined) return listed;
  const made = attempt(`provider/${provider.id}`, `serve ${task.id}`, diagnostics, () =>
    servedIn(provider.serves!(task)),
  );
  return "value" in made ? made.value : undefined;
}

function servedIn(made: unknown): Served | undefined {
  if (made === undefined) return undefined;
  const isServed =
    isRecord(made) &&
    isRecord(made["parameters"]) &&
    [made["request"], made["answer"]].every((one) => typeof one === "function");
  if (!isServed) throw misreturned("serves", made, "on(task, { … }), or nothing");
  const served = made as unknown as Served;
  const flaw = namesFlaw(served);
  if (flaw === undefined) return served;
  throw misuse("wrong-return", `the parameters of what \`serves\` returned: it ${flaw}`);
}
