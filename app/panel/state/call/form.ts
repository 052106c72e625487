// The inputs of a call as fields, and the resulting inputs. Typed values are strings under the name of an input: a
// string, lines, a file name, the JSON of a complete chat, a table as comma-separated values.
import { type Call, valueIn } from "hubsmith";
import { type FileRef, isFile, type Value } from "hubsmith/code";
import type { InputType } from "#core/kinds/inputs";
import {
  type Chat,
  chatFrom,
  chatIn,
  imageIn,
  jsonIn,
  piecesOf,
  rolesOf,
  withPiece,
} from "../../form/chat.ts";
import { type Grid, gridFrom, gridOf, tableOf } from "../../form/grid.ts";
import { ownOf, type Typed } from "../choice/choice.ts";

/** An editable input. */
export type Field = ValueField | ChatField | TableField;

interface Named {
  /** Its name, e.g. `table`; empty for the only input of a task. */
  readonly name: string;
  /** The unique label. */
  readonly label: string;
}

/** A string, several in lines, a file name, or JSON. */
export interface ValueField extends Named {
  readonly kind: "text" | "texts" | "file" | "json";
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
  readonly image: string | undefined;
  /** It was set as a whole, and is changed as a whole. */
  readonly isWhole: boolean;
}

/** A table. */
export interface TableField extends Named {
  readonly kind: "table";
  readonly grid: Grid;
}

/** The fields of a call from its sample inputs and the typed values. */
export function fieldsOf(call: Call, typed: Typed): readonly Field[] {
  const samples = samplesOf(call);
  const labels = samples.map((sample) => labelOf(call, sample));
  return samples.map((sample, at) => {
    const label = labels[at]!;
    const before = labels.slice(0, at).filter((other) => other === label).length;
    const isAlone = before === 0 && labels.lastIndexOf(label) === at;
    return fieldOf(sample, isAlone ? label : `${label} ${before + 1}`, typed);
  });
}

/**
 * The inputs with the typed values; `undefined` if there are none, so that the samples are used. Invalid values, from
 * any URL, leave the sample.
 */
export function inputsOf(call: Call, typed: Typed): Value | undefined {
  if (Object.keys(typed).length === 0) return undefined;
  const values = samplesOf(call).map(
    (sample) => [sample.name, valueOf(sample, typed) ?? sample.value] as const,
  );
  return typeof call.task.inputs === "string" ? values[0]?.[1] : Object.fromEntries(values);
}

/** The names of typed values without a field, or with an invalid value. */
export function unfitIn(call: Call, typed: Typed): readonly string[] {
  const samples = samplesOf(call);
  const fits = (name: string): boolean =>
    samples.some((sample) => {
      if (sample.kind === "chat" && name !== sample.name)
        return sample.value.some((message, at) =>
          piecesOf(message).some((piece) => pieceName(sample.name, at, piece.name) === name),
        );
      // The field of a file shows that it is empty.
      const isFit = sample.kind === "file" || valueOf(sample, typed) !== undefined;
      const isWhole = sample.kind !== "chat" || chatOf(sample.value, name, typed).isWhole;
      return name === sample.name && isFit && isWhole;
    });
  return Object.keys(typed).filter((name) => !fits(name));
}

/** The strings in lines. */
export function linesIn(text: string): readonly string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== "");
}

/** The path of a message's text, e.g. `0.content`, below the name of the chat. */
export function pieceName(chat: string, message: number, piece: string): string {
  return `${chat === "" ? "" : `${chat}.`}${message}.${piece}`;
}

/** An input of the sample, and how it is edited. */
type Sample = { readonly name: string } & (
  | { readonly kind: "text"; readonly value: string }
  | { readonly kind: "texts"; readonly value: readonly string[] }
  | { readonly kind: "file"; readonly value: FileRef }
  | { readonly kind: "chat"; readonly value: Chat }
  | { readonly kind: "table"; readonly value: Value; readonly grid: Grid }
  | { readonly kind: "json"; readonly value: Value }
);

function samplesOf({ task: { inputs: types }, inputs }: Call): readonly Sample[] {
  if (typeof types === "string") return [sampleOf("", types, inputs)];
  return Object.entries(types).flatMap(([name, type]) => {
    const value = valueIn(inputs, name);
    return value === undefined ? [] : [sampleOf(name, type, value)];
  });
}

function sampleOf(name: string, type: InputType, value: Value): Sample {
  if (typeof value === "string") return { name, kind: "text", value };
  if (isFile(value)) return { name, kind: "file", value };
  if (type === "texts") return { name, kind: "texts", value: value as readonly string[] };
  const chat = chatIn(value);
  if (chat !== undefined) return { name, kind: "chat", value: chat };
  const grid = gridOf(value);
  return grid ? { name, kind: "table", value, grid } : { name, kind: "json", value };
}

/** The typed value of a field; `undefined` if there is none, or if it is invalid. */
function valueOf(sample: Sample, typed: Typed): Value | undefined {
  const text = ownOf(typed, sample.name);
  if (sample.kind === "chat") return chatOf(sample.value, sample.name, typed).chat;
  if (text === undefined) return undefined;
  switch (sample.kind) {
    case "text":
      return text;
    case "texts":
      return linesIn(text);
    case "file":
      return text.trim() === "" ? undefined : text;
    case "json":
      return jsonIn(text) as Value | undefined;
    case "table": {
      const grid = gridFrom(text);
      return grid && tableOf(grid, sample.value);
    }
  }
}

// Texts may be stored one by one, so that a URL has only the changes.
function chatOf(sample: Chat, name: string, typed: Typed): Pick<ChatField, "chat" | "isWhole"> {
  const whole = chatFrom(ownOf(typed, name) ?? "", sample);
  if (whole !== undefined) return { chat: whole, isWhole: true };
  const chat = sample.reduce(
    (all, message, at) =>
      piecesOf(message).reduce((edited, piece, index) => {
        const typedText = ownOf(typed, pieceName(name, at, piece.name));
        return typedText === undefined ? edited : withPiece(edited, at, index, typedText);
      }, all),
    sample,
  );
  return { chat, isWhole: false };
}

function fieldOf(sample: Sample, label: string, typed: Typed): Field {
  const { name, kind, value } = sample;
  const text = ownOf(typed, name);
  switch (kind) {
    case "chat": {
      const [roles, image] = [rolesOf(value), imageIn(value)];
      return { kind, name, label, ...chatOf(value, name, typed), roles, image };
    }
    case "table":
      return { kind, name, label, grid: gridFrom(text ?? "") ?? sample.grid };
    case "file":
      return { kind, name, label, text: text ?? value.path, placeholder: value.path };
    case "texts":
      return { kind, name, label, text: text ?? value.join("\n") };
    case "text":
      return { kind, name, label, text: text ?? value };
    case "json": {
      const isWrong = text !== undefined && jsonIn(text) === undefined;
      const error = isWrong ? { error: "Invalid JSON. The sample value is used." } : {};
      return { kind, name, label, text: text ?? JSON.stringify(value, null, 2), ...error };
    }
  }
}

function labelOf({ task: { output } }: Call, { name, kind }: Sample): string {
  if (kind === "chat") return "Messages";
  if (kind === "file") return "File on your disk";
  if (name !== "") return name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");
  if (kind !== "text" && kind !== "texts") return kind === "table" ? "Table" : "JSON";
  return output === "image" || output === "video" ? "Prompt" : "Text";
}
