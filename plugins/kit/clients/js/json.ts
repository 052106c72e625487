// JavaScript code that reads a value in JSON.
import { type Code, js } from "hubsmith/code";

type Js = Code<"js">;

/** A member or an item of a JSON value. */
export const at = (json: Js, step: string | number): Js =>
  step === -1
    ? js`${json}.at(-1)`
    : typeof step === "string" && js.isName(step)
      ? js`${json}.${js.name(step)}`
      : js`${json}[${step}]`;

/** A member or an item of a JSON value, or `undefined` if the value is null or missing. */
export const optional = (json: Js, step: string | number): Js =>
  typeof step === "string" && js.isName(step)
    ? js`${json}?.${js.name(step)}`
    : js`${json}?.[${step}]`;

/** The first of several members of a JSON object that has a value. */
export function either(json: Js, names: readonly string[], isLast: boolean): Js {
  const expression = js.join(
    names.map((name) => at(json, name)),
    " ?? ",
  );
  return isLast ? expression : js`(${expression})`;
}
