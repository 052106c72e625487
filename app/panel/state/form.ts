// The inputs of a call as fields: one for each editable value, and the resulting inputs.
// Typed values are strings under a name: a string, the JSON of a complete chat, a table as comma-separated values.
import { type Call, type Task, textIn, valueIn } from "hubsmith";
import { file, type Value } from "hubsmith/code";
import { type Chat, chatFrom, imageIn, piecesOf, rolesOf, withPiece } from "../form/chat.ts";
import { type Grid, gridFrom, tableOf } from "../form/grid.ts";
import { areMessages, type Place, placesOf, put } from "../form/places.ts";
import { numberFrom } from "../form/scalar.ts";
import { ownOf, type Typed } from "./choice.ts";

/** An editable value of the inputs. */
export type Field = ValueField | ChatField | TableField;

interface Named {
  /** Its path in the inputs, e.g. `table`, or `0.content.1.text`; empty for the complete inputs. */
  readonly name: string;
  /** The unique label. */
  readonly label: string;
}

/** A string, several in lines, a file name, a number, or a boolean. */
export interface ValueField extends Named {
  readonly kind: "text" | "line" | "texts" | "file" | "number" | "check";
  readonly text: string;
  /** The value that is used if a required field is empty. */
  readonly placeholder?: string;
  readonly error?: string;
}

/** The messages of a chat. */
export interface ChatField extends Named {
  readonly kind: "chat";
  readonly chat: Chat;
  readonly roles: readonly string[];
  /** The URL of a new image; undefined if images are not supported. */
  readonly image?: string;
  /** It was set as a whole, and is changed as a whole. */
  readonly isWhole: boolean;
}

/** A table. */
export interface TableField extends Named {
  readonly kind: "table";
  readonly grid: Grid;
}

/** The fields of a call from its sample inputs and the typed values. */
export function fieldsOf({ task, inputs }: Call, typed: Typed): readonly Field[] {
  const places = placesOf(task, inputs);
  const labels = places.map((place) => labelOf(task, place, inputs));
  return places.map((place, at) => {
    const label = labels[at]!;
    const before = labels.slice(0, at).filter((one) => one === label).length;
    const isAlone = before === 0 && labels.lastIndexOf(label) === at;
    return fieldOf(place, isAlone ? label : `${label} ${before + 1}`, typed);
  });
}

/**
 * The inputs with the typed values; `undefined` if there are none, so that the samples are used. Invalid values, from
 * any URL, leave the sample.
 */
export function inputsOf({ task, inputs }: Call, typed: Typed): Value | undefined {
  if (Object.keys(typed).length === 0) return undefined;
  return placesOf(task, inputs).reduce<Value>((all, place) => {
    const value = valueOf(place, typed);
    return value === undefined ? all : put(all, place.path, value);
  }, inputs);
}

/** The names of typed values without a field, or with an invalid value. */
export function unfitIn({ task, inputs }: Call, typed: Typed): readonly string[] {
  const places = placesOf(task, inputs);
  const fits = ([name, text]: readonly [string, string]): boolean =>
    places.some((place) => {
      const own = nameOf(place);
      if (place.kind === "chat") {
        if (name === own) return chatFrom(text, place.value) !== undefined;
        return place.value.some((message, at) =>
          piecesOf(message).some((piece) => pieceName(own, at, piece.name) === name),
        );
      }
      // The fields of a number and of a file report their own errors.
      const isReported = place.kind === "number" || place.kind === "file";
      return name === own && (isReported || valueOf(place, typed) !== undefined);
    });
  return Object.entries(typed).flatMap((one) => (fits(one) ? [] : [one[0]]));
}

/** The strings in lines. */
export function linesIn(text: string): readonly string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== "");
}

const nameOf = ({ path }: Place): string => path.join(".");

/** The typed value of a field; `undefined` if there is none, or if it is invalid. */
function valueOf(place: Place, typed: Typed): Value | undefined {
  if (place.kind === "chat") return chatOf(place.value, nameOf(place), typed).chat;
  const text = ownOf(typed, nameOf(place));
  if (text === undefined) return undefined;
  switch (place.kind) {
    case "text":
      return text;
    case "texts":
      return linesIn(text);
    case "number":
      return numberFrom(text);
    case "check":
      return text === "true" || text === "false" ? text === "true" : undefined;
    case "file":
      if (text.trim() === "") return undefined;
      // The kernel finds the type of an input by its extension; a file in JSON keeps that of the sample.
      return place.isInput ? text : file(text, place.value.type);
    case "table": {
      const grid = gridFrom(text);
      return grid && tableOf(grid, place.value);
    }
  }
}

// Texts may be stored one by one, so that a URL has only the changes.
function chatOf(sample: Chat, name: string, typed: Typed): Pick<ChatField, "chat" | "isWhole"> {
  const whole = chatFrom(ownOf(typed, name) ?? "", sample);
  if (whole !== undefined) return { chat: whole, isWhole: true };
  const chat = sample.reduce(
    (all, message, at) =>
      piecesOf(message).reduce((one, piece, index) => {
        const own = ownOf(typed, pieceName(name, at, piece.name));
        return own === undefined ? one : withPiece(one, at, index, own);
      }, all),
    sample,
  );
  return { chat, isWhole: false };
}

/** The path of a message's text, e.g. `0.content`, below the name of the chat. */
export function pieceName(chat: string, message: number, piece: string): string {
  return `${chat === "" ? "" : `${chat}.`}${message}.${piece}`;
}

function fieldOf(place: Place, label: string, typed: Typed): Field {
  const name = nameOf(place);
  const text = ownOf(typed, name);
  switch (place.kind) {
    case "chat": {
      const image = imageIn(place.value);
      return {
        kind: "chat",
        name,
        label,
        ...chatOf(place.value, name, typed),
        roles: rolesOf(place.value),
        ...(image === undefined ? {} : { image }),
      };
    }
    case "table":
      return { kind: "table", name, label, grid: gridFrom(text ?? "") ?? place.grid };
    case "check":
      return { kind: "check", name, label, text: String(valueOf(place, typed) ?? place.value) };
    case "number": {
      const placeholder = String(place.value);
      const isWrong = text !== undefined && text.trim() !== "" && numberFrom(text) === undefined;
      return {
        kind: "number",
        name,
        label,
        text: text ?? placeholder,
        placeholder,
        ...(isWrong ? { error: "Not a number. The sample value is used." } : {}),
      };
    }
    case "file": {
      const { path } = place.value;
      return { kind: "file", name, label, text: text ?? path, placeholder: path };
    }
    case "texts":
      return { kind: "texts", name, label, text: text ?? place.value.join("\n") };
    case "text": {
      const kind = place.path.at(-1) === "url" ? "line" : "text";
      return { kind, name, label, text: text ?? place.value };
    }
  }
}

function labelOf(task: Task, { path, kind }: Place, inputs: Value): string {
  if (kind === "chat") return "Messages";
  if (kind === "file") return "File on your disk";
  if (path.at(-1) === "url") return "Image URL";
  if (areMessages(inputs)) {
    const role = textIn(inputs, path[0]!, "role") ?? "user";
    return role === "user" ? "Your message" : `${capital(role)} message`;
  }
  const words = path.map((key, at) =>
    Array.isArray(valueIn(inputs, ...path.slice(0, at))) ? String(Number(key) + 1) : key,
  );
  const plain = task.output === "image" || task.output === "video" ? "Prompt" : "Text";
  return (
    capital(words.join(" ").replaceAll("_", " ").trim()) || (kind === "table" ? "Table" : plain)
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
