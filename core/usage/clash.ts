// A parameter that nobody knows stands beside what a request holds, and never takes the place of it.
import { brief, isRecord } from "../hub/anything.ts";
import type { ValueObject } from "../code/value.ts";
import { absent, type Absence } from "../hub/diagnostic.ts";
import type { Json } from "../model/json.ts";
import type { WireParts } from "../model/wire.ts";

// No service has a parameter of this name; where it ends up is where the others do.
const PROBE = "~";

/**
 * Why parameters that the task does not know cannot be sent; nothing where they can. `build` makes the request of a
 * provider with the parameters that it is given.
 * @internal
 */
export function clashOf(
  label: string,
  known: ValueObject,
  others: ValueObject,
  build: (parameters: ValueObject) => WireParts | Absence,
): Absence | undefined {
  const parts = build(Object.freeze({ ...known, [PROBE]: PROBE }));
  const beside = "reason" in parts ? undefined : around(bodyOf(parts));
  const name =
    beside && Object.keys(others).find((one) => one !== PROBE && Object.hasOwn(beside, one));
  if (name === undefined) return undefined;
  const reason = `The request to ${label} holds a ${JSON.stringify(brief(name))} itself, which no parameter may replace.`;
  return absent("parameter-clash", reason, `Leave the parameter ${brief(name)} out.`);
}

function bodyOf({ form, json, text }: WireParts): Json {
  if (text === undefined) return (form ?? json ?? {}) as Json;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return {};
  }
}

/** The object in which the probe stands. */
function around(body: Json): Json | undefined {
  if (Object.hasOwn(body, PROBE)) return body;
  for (const member of Object.values(body)) {
    const found = isRecord(member) ? around(member) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
