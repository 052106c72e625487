// JavaScript code that reads a value in JSON, and saves a file.
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

/** The function that saves a file in Node. */
export const WRITE = js.requires("node:fs/promises", "writeFile");

/** Saves the body of a response as a file. */
export const saveBody = (response: Js, file: string): Js =>
  js`${WRITE}await writeFile(${file}, Buffer.from(await ${response}.arrayBuffer()));`;

/** Downloads the file at a URL, and saves it; the variable is named after its type. */
export function download(url: Js, file: string): Js {
  const name = js.name(file.split(".")[0]!);
  return js`
    const ${name} = await fetch(${url});
    ${failsIfText(name)}
    ${saveBody(name, file)}
  `;
}

/** Fails if a response is no file. */
export const failsIfText = (response: Js): Js => js`
  if (!${response}.ok || ${response}.headers.get("Content-Type")?.match(/json|html/))
      throw new Error(await ${response}.text());
`;
