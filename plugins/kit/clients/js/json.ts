// JavaScript code that reads a value in JSON, and saves a file.
import { type Code, isEnv, js, render, type Value } from "hubsmith/code";
import { anyOf } from "./typed.ts";

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

/** Fails with an error. Prettier puts what is too long for a line on the next one. */
export function failsIf(condition: Js, error: Js): Js {
  const fails = js`throw new Error(${error});`;
  return render(condition).length + render(fails).length <= 74
    ? js`if (${condition}) ${fails}`
    : js`
      if (${condition})
          ${fails}
    `;
}

/** Fails without the key, which OpenAI's SDK would replace by OpenAI's. */
export const requireKey = (key: Value): Js =>
  isEnv(key) ? failsIf(js`!${key}`, js`${`Set ${key.name}.`}`) : js``;

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

/** An expression: the text in a message of Messages. Other blocks have none. */
export const blocksText = (message: Js): Js =>
  js`${message}.content.map((${anyOf("block")}) => block.text).join("")`;

/** A statement that fails if a message of Messages was cut, because an argument of the last call may be missing. */
export const failsIfCut = (message: Js): Js => js`
  if (${message}.stop_reason === "max_tokens") {
      throw new Error(JSON.stringify(${message}));
  }
`;
