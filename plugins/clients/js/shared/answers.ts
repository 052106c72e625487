// How JavaScript reads an answer: prints it, or saves the file it holds; an answer without it is shown, and an error.
import type { Path } from "hubsmith";
import { once, type Reading, type Source } from "hubsmith/clients";
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

// The variable of a response that is still to be read; a job was read before.
const RESPONSE: Readonly<Record<Exclude<Source, "job">, Js>> = {
  response: js`response`,
  result: js`last`,
};

// Marked as pure, so that a bundler leaves out what a client does not print.
/** Reads an answer; a chat may answer with calls of tools instead of a text. */
export const readAnswer: (reading: Exclude<Reading, { does: "stream" }>, isChat: boolean) => Js =
  /* @__PURE__ */ once((reading, isChat) => {
    const { from, does } = reading;
    const response = from === "job" ? js`job` : RESPONSE[from];
    if (does === "save body") {
      return js`
      const ${js.name(kindOf(reading.type))} = await ${response}.blob();
      ${saveBlob(reading.type)}
    `;
    }
    if (does === "print all")
      return js`console.log(${from === "job" ? response : js`await ${response}.json()`});`;
    const root = from === "job" ? response : js`answer`;
    const lead = from === "job" ? js`` : js`const answer = await ${response}.json();`;
    return js`
    ${lead}
    ${does === "print" ? printed(root, reading.at, isChat) : saved(root, reading)}
  `;
  });

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
export const printChat: (json: Js, path?: Path) => Js = /* @__PURE__ */ once(
  (json, path = ["choices", 0, "message"]) => js`
    const message = ${at(json, path)};
    const result = message?.content || message?.tool_calls;
    if (result == null) ${show(json)}
    console.log(result);
  `,
);

type Saving = Extract<Reading, { does: "save text" | "save from address" }>;

function saved(json: Js, reading: Saving): Js {
  const { at: places, isList, type } = reading;
  const name = reading.does === "save text" ? js.name(kindOf(type)) : js`url`;
  const found = firstOf(json, places);
  const blob = js`
    const ${js.name(kindOf(type))} = await (await ask(url)).blob();
    ${saveBlob(type)}
  `;
  return js`
    const ${name} = ${isList ? js`[${found}].flat()[0]` : found};
    if (!${name}) ${show(json)}
    ${reading.does === "save text" ? saveText(type, name, reading.encoding) : blob}
  `;
}

function firstOf(json: Js, places: readonly Path[]): Js {
  const [first = js`undefined`, ...others] = places.map((path) => at(json, path));
  return others.reduce((code: Js, other) => js`${code} ?? ${other}`, first);
}
