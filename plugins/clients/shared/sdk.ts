// What an SDK can do, as it was read out of the SDK itself: data that its client asks before it prints a call.
import { absent, type Absence, type Call } from "hubsmith";
import type { Value } from "hubsmith/code";

/** An SDK: its version, and what it can call. */
export interface Sdk {
  /** The name of its package. */
  readonly name: string;
  readonly version: string;
  /** By the id of the task. */
  readonly tasks: Readonly<Record<string, SdkTask>>;
}

/** How an SDK calls a task. */
export interface SdkTask {
  readonly method: string;
  /** Its inputs by name, in order; empty where they go as one object. */
  readonly inputs: readonly string[];
  /** The parameters that it declares. */
  readonly parameters: readonly string[];
  /** Where other parameters go: in a dictionary of that name, or beside those that it declares; nowhere if left out. */
  readonly others?: "extra_body" | "beside";
  /** By the id of the provider. */
  readonly providers: Readonly<Record<string, SdkPair>>;
}

/** How an SDK sends a task to a provider. */
export interface SdkPair {
  /**
   * Where a parameter stands in the body, with dots; `*` stands for those that are not listed, and for their names.
   * An empty text: it is not sent, or not as it was given. Each has its own name unless told.
   */
  readonly places?: Readonly<Record<string, string>>;
  /** The MIME type that it gives to every file; it tells it by the file's name unless told. */
  readonly fileType?: string;
}

/** Why an SDK cannot call the task of a call with its provider; nothing where it can. */
export function lacksPair(sdk: Sdk, { provider, target, task }: Call): Absence | undefined {
  const known = Object.keys(sdk.tasks[task.id]?.providers ?? {});
  const isKnown = target === "endpoint" || provider === "auto" ? known.length > 0 : false;
  if (isKnown || known.includes(provider)) return undefined;
  const where = known.length === 0 ? "" : ` on ${provider}`;
  return absent(
    "sdk-lacks-pair",
    `${sdk.name} does not support ${task.id}${where}.`,
    "Choose another client, or another provider.",
  );
}

/** Why an SDK cannot send the parameters of a call as the service takes them; nothing where it can. */
export function lacksParameter(sdk: Sdk, call: Call): Absence | undefined {
  const task = sdk.tasks[call.task.id];
  if (task === undefined) return undefined;
  for (const [name, value] of Object.entries(call.parameters)) {
    if (task.others === undefined && !task.parameters.includes(name)) {
      return lacking(`${sdk.name}'s ${task.method} takes no ${name}.`, name);
    }
    if (!arrives(task.providers[call.provider], call, name, value)) {
      const reason = `${sdk.name} does not send ${name} to ${call.provider} as it is wanted there.`;
      return lacking(reason, name);
    }
  }
  return undefined;
}

function lacking(reason: string, name: string): Absence {
  return absent("sdk-lacks-parameter", reason, `Choose another client, or leave ${name} out.`);
}

// The wire view is right, so what an SDK sends is right where it stands at the same place with the same value.
function arrives(pair: SdkPair | undefined, call: Call, name: string, value: Value): boolean {
  if (pair?.places === undefined || call.target === "endpoint" || "reason" in call.wire)
    return true;
  const { places } = pair;
  const place = Object.hasOwn(places, name) ? places[name]! : (places["*"] ?? "*");
  if (place === "") return false;
  const { body } = call.wire;
  if ("file" in body) return false;
  const path = place.split(".").map((step) => (step === "*" ? name : step));
  const found = path.reduce<unknown>(
    (inside, step) => (inside as Readonly<Record<string, unknown>> | undefined)?.[step],
    "json" in body ? body.json : body.form,
  );
  return "json" in body ? JSON.stringify(found) === JSON.stringify(value) : found !== undefined;
}
