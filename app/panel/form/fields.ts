// The inputs of a call as fields, and the resulting inputs. Typed values are strings under the name of an input: a
// string, lines, a file name, the JSON of a complete chat, a table as comma-separated values.
import { type Call, valueIn } from "hubsmith";
import { isFile, type Value } from "hubsmith/code";
import { type InputType, mediaType } from "#core/kinds/inputs";
import {
  type Chat,
  chatFrom,
  chatIn,
  imageIn,
  jsonIn,
  piecesOf,
  rolesOf,
  withPiece,
  withUrls,
} from "./chat.ts";
import { tableFrom, writtenTable } from "./table.ts";
import { ownOf, type Typed } from "../choice/choice.ts";

export type Field = ValueField | ChatField;

interface Named {
  /** Its name, e.g. `table`; empty for the only input of a task. */
  readonly name: string;
  /** The unique label. */
  readonly label: string;
}

/** A string, several in lines, a file name, JSON, or a table as comma-separated values. */
export interface ValueField extends Named {
  readonly kind: "text" | "texts" | "file" | "json" | "table";
  readonly text: string;
  /** How it is written, if that is not obvious. */
  readonly how?: string;
  /** The value that is used if a required field is empty. */
  readonly placeholder?: string;
  readonly error?: string;
}

export interface ChatField extends Named {
  readonly kind: "chat";
  readonly chat: Chat;
  readonly roles: readonly string[];
  /** The URL of a new image; undefined if images are not supported. */
  readonly image: string | undefined;
  /** It was set as one value, and is changed as one. */
  readonly isWhole: boolean;
}

export function fieldsOf(call: Call, typed: Typed): readonly Field[] {
  const fields = inputsIn(call, typed).map(({ field }) => field);
  const labels = fields.map(({ label }) => label);
  return fields.map((field, at) => {
    const { label } = field;
    const before = labels.slice(0, at).filter((other) => other === label).length;
    const isAlone = before === 0 && labels.lastIndexOf(label) === at;
    return isAlone ? field : { ...field, label: `${label} ${before + 1}` };
  });
}

/**
 * The inputs with the typed values; `undefined` if there are none, so that the samples are used. Invalid values, from
 * any URL, leave the sample.
 */
export function inputsOf(call: Call, typed: Typed): Value | undefined {
  if (Object.keys(typed).length === 0) return undefined;
  const values = inputsIn(call, typed).map(
    ({ field, value, sample }) => [field.name, value ?? sample] as const,
  );
  return typeof call.task.inputs === "string" ? values[0]?.[1] : Object.fromEntries(values);
}

/** The names of typed values without a field, or with an invalid value. */
export function unfitIn(call: Call, typed: Typed): readonly string[] {
  const accepted = inputsIn(call, typed).flatMap(({ accepts }) => accepts);
  return Object.keys(typed).filter((name) => !accepted.includes(name));
}

export function linesIn(text: string): readonly string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== "");
}

/** The path of a message's text, e.g. `0.content`, below the name of the chat. */
export function pieceName(chat: string, message: number, piece: string): string {
  return `${chat === "" ? "" : `${chat}.`}${message}.${piece}`;
}

interface Input {
  readonly sample: Value;
  /** The typed value; undefined if there is none, or if it is invalid. */
  readonly value: Value | undefined;
  /** The names of its typed values, unless they are invalid. */
  readonly accepts: readonly string[];
  readonly field: Field;
}

function inputsIn({ task, inputs }: Call, typed: Typed): readonly Input[] {
  const isPrompt = task.output === "image" || task.output === "video";
  const read = (name: string, type: InputType, sample: Value): Input =>
    inputOf(name, type, sample, typed, isPrompt ? "Prompt" : "Text");
  if (task.takesSeveral === true && typeof inputs === "string") return [paragraphs(inputs, typed)];
  if (typeof task.inputs === "string") return [read("", task.inputs, inputs)];
  return Object.entries(task.inputs).flatMap(([name, type]) => {
    const sample = valueIn(inputs, name);
    return sample === undefined ? [] : [read(name, type, sample)];
  });
}

const HOW_SEVERAL = "several with an empty line between";

/** A text, or several: an empty line is between them, because each may have lines. */
function paragraphs(sample: string, typed: Typed): Input {
  const text = ownOf(typed, "");
  const texts = (text ?? "").split("\n\n").map((one) => one.trim());
  const several = texts.filter((one) => one !== "");
  return {
    sample,
    value: several.length > 1 ? several : text,
    accepts: [""],
    field: { kind: "text", name: "", label: "Text", how: HOW_SEVERAL, text: text ?? sample },
  };
}

/** An input by the kind of its sample; `single` is the label of a text without a name. */
function inputOf(
  name: string,
  type: InputType,
  sample: Value,
  typed: Typed,
  single: string,
): Input {
  const text = ownOf(typed, name);
  const named = (otherwise: string) => ({ name, label: labelOf(name) || otherwise });
  const accepts = [name];
  if (typeof sample === "string") {
    const field = { kind: "text", ...named(single), text: text ?? sample } as const;
    return { sample, value: text, accepts, field };
  }
  if (isFile(sample)) {
    const { path } = sample;
    const label = "File on your disk";
    // The field shows that it is empty.
    const written = text?.trim() ? text : undefined;
    const isWrong = written !== undefined && !isPathOf(written, type);
    const field = {
      kind: "file",
      name,
      label,
      text: text ?? path,
      placeholder: path,
      ...(isWrong ? { error: noPath(type, path) } : {}),
    } as const;
    if (isWrong) return { sample, value: undefined, accepts: [], field };
    return { sample, value: written, accepts, field };
  }
  if (type === "texts") {
    const lines = (sample as readonly string[]).join("\n");
    const field = { kind: "texts", ...named(single), text: text ?? lines } as const;
    return { sample, value: text === undefined ? text : linesIn(text), accepts, field };
  }
  const chat = chatIn(sample);
  if (chat !== undefined) return chatInput(name, chat, typed);
  const table = writtenTable(sample);
  const read = (typed: string): Value | undefined =>
    table === undefined ? (jsonIn(typed) as Value | undefined) : tableFrom(typed, sample);
  const value = text === undefined ? undefined : read(text);
  const isWrong = text !== undefined && value === undefined;
  const shown =
    table === undefined
      ? ({ kind: "json", ...named("JSON"), text: text ?? JSON.stringify(sample, null, 2) } as const)
      : ({ kind: "table", ...named("Table"), text: text ?? table, how: HOW_TABLE } as const);
  const error = table === undefined ? "Invalid JSON. The sample value is used." : NO_TABLE;
  const field = isWrong ? { ...shown, error } : shown;
  return { sample, value, accepts: isWrong ? [] : accepts, field };
}

const HOW_TABLE = "CSV, or pasted from a spreadsheet";
const NO_TABLE =
  "Enter the names of the columns, and rows with a value for each column. Until then the sample is used.";

// A program opens the file, which it cannot do with a URL. A drive such as `C:` is no scheme.
function isPathOf(text: string, medium: string): boolean {
  const [kind] = mediaType(text, medium)?.split("/") ?? [];
  // The sound of a video can be read.
  const fits = kind === medium || (medium === "audio" && kind === "video");
  return fits && !/^[a-z][a-z\d+.-]+:/i.test(text.trim());
}

const noPath = (medium: string, sample: string): string =>
  `This must be the path of ${medium === "video" ? "a" : "an"} ${medium} file on your disk, e.g. ${sample}. Until then the sample is used.`;

// Texts may be stored one by one, so that a URL has only the changes.
function chatInput(name: string, sample: Chat, typed: Typed): Input {
  const pieces = sample.flatMap((message, at) =>
    piecesOf(message).map((piece, index) => ({ at, index, name: pieceName(name, at, piece.name) })),
  );
  const whole = chatFrom(ownOf(typed, name) ?? "", sample);
  const isWhole = whole !== undefined;
  const edited = pieces.reduce((chat, piece) => {
    const text = ownOf(typed, piece.name);
    return text === undefined ? chat : withPiece(chat, piece.at, piece.index, text);
  }, sample);
  const chat = whole ?? edited;
  const [roles, image] = [rolesOf(sample), imageIn(sample)];
  const invalid = edited.flatMap((message, at) =>
    piecesOf(message).flatMap(({ name: piece, error }) =>
      error === undefined ? [] : [pieceName(name, at, piece)],
    ),
  );
  const accepts = [
    ...(isWhole ? [name] : []),
    ...pieces.map((piece) => piece.name).filter((piece) => !invalid.includes(piece)),
  ];
  const field = { kind: "chat", name, label: "Messages", chat, isWhole, roles, image } as const;
  return { sample, value: withUrls(chat, image), accepts, field };
}

const labelOf = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");
