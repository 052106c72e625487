// How JavaScript reads an answer: prints it, or saves the file it holds; an answer without it is shown, and an error.
import type { Answer, Path } from "hubsmith";
import { type Code, js } from "hubsmith/code";
import { kindOf, saveBlob, saveText } from "./media.ts";

type Js = Code<"js">;

/** The value at a place of a JSON value; nothing where the way ends before. */
export function at(json: Js, path: Path): Js {
  return path.reduce((code: Js, step, index) => {
    if (typeof step !== "string" || !js.isName(step))
      return index === 0 ? js`${code}[${step}]` : js`${code}?.[${step}]`;
    return index === 0 ? js`${code}.${js.name(step)}` : js`${code}?.${js.name(step)}`;
  }, json);
}

/** Ends the program with a JSON value as the reason. */
export const show = (json: Js): Js => js`throw new Error(JSON.stringify(${json}));`;

/** What is read, and how. */
export interface Reading {
  readonly answer: Exclude<Answer, { as: "stream" }>;
  /** The variable of the response. */
  readonly response: Js;
  /** The variable of its JSON, where that is read already. */
  readonly json?: Js;
  /** A chat may answer with calls of tools instead of a text. */
  readonly isChat?: boolean;
}

/** Reads an answer. */
export function readAnswer({ answer, response, json, isChat }: Reading): Js {
  if (answer.as === "bytes") {
    return js`
      const ${js.name(kindOf(answer.type))} = await ${response}.blob();
      ${saveBlob(answer.type)}
    `;
  }
  if (answer.as === "json" && answer.at.some((path) => path.length === 0))
    return js`console.log(${json ?? js`await ${response}.json()`});`;
  const root = json ?? js`answer`;
  const lead = json === undefined ? js`const answer = await ${response}.json();` : js``;
  return js`
    ${lead}
    ${answer.as === "json" ? printed(root, answer.at, isChat === true) : saved(root, answer)}
  `;
}

function printed(json: Js, places: readonly Path[], isChat: boolean): Js {
  const [first = []] = places;
  if (isChat && first.at(-1) === "content") return printChat(json, first.slice(0, -1));
  return js`
    const result = ${firstOf(json, places)};
    if (result == null) ${show(json)}
    console.log(result);
  `;
}

/** Prints the message of a completion: its text, or the tools it calls. */
export function printChat(json: Js, path: Path = ["choices", 0, "message"]): Js {
  return js`
    const message = ${at(json, path)};
    const result = message?.content || message?.tool_calls;
    if (result == null) ${show(json)}
    console.log(result);
  `;
}

function saved(json: Js, { at: places, holds, list, type }: Extract<Answer, { as: "file" }>): Js {
  const name = holds === "url" ? js`url` : js.name(kindOf(type));
  const found = firstOf(json, places);
  const blob = js`
    const ${js.name(kindOf(type))} = await (await ask(url)).blob();
    ${saveBlob(type)}
  `;
  return js`
    const ${name} = ${list ? js`[${found}].flat()[0]` : found};
    if (!${name}) ${show(json)}
    ${holds === "url" ? blob : saveText(type, name, holds)}
  `;
}

function firstOf(json: Js, places: readonly Path[]): Js {
  const [first = js`undefined`, ...others] = places.map((path) => at(json, path));
  return others.reduce((code: Js, other) => js`${code} ?? ${other}`, first);
}
