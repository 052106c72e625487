// The inputs of a call as fields, and the resulting inputs. Typed values are strings under the name of an input: a
// string, lines, a file name or JSON. A chat has two fields, under their paths: its prompt and its image.
import { type Call, textIn, valueIn } from "hubsmith";
import { isFile, type Value, type ValueObject } from "hubsmith/code";
import { type InputType, mediaType } from "#core/kinds/inputs";
import { ownOf, type Typed } from "./choice.ts";

export interface Field {
  /** Its name, e.g. `table`; empty for the only input of a task, and a path in a chat. */
  readonly name: string;
  /** The unique label. */
  readonly label: string;
  /** A string, several in lines, a file name, a URL, or JSON. */
  readonly kind: "text" | "texts" | "file" | "url" | "json";
  readonly text: string;
  /** How it is written, if that is not obvious. */
  readonly how?: string;
  /** The value that is used if a required field is empty. */
  readonly placeholder?: string;
  readonly error?: string;
}

export function fieldsOf(call: Call, typed: Typed): readonly Field[] {
  const fields = inputsIn(call, typed).flatMap((input) => input.fields);
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
    ({ name, value, sample }) => [name, value ?? sample] as const,
  );
  return typeof call.task.inputs === "string" ? values[0]?.[1] : Object.fromEntries(values);
}

export function linesIn(text: string): readonly string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== "");
}

interface Input {
  readonly name: string;
  readonly sample: Value;
  /** The typed value; undefined if there is none, or if it is invalid. */
  readonly value: Value | undefined;
  readonly fields: readonly Field[];
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
    name: "",
    sample,
    value: several.length > 1 ? several : text,
    fields: [{ kind: "text", name: "", label: "Text", how: HOW_SEVERAL, text: text ?? sample }],
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
  if (typeof sample === "string") {
    const field = { kind: "text", ...named(single), text: text ?? sample } as const;
    return { name, sample, value: text, fields: [field] };
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
    return { name, sample, value: isWrong ? undefined : written, fields: [field] };
  }
  if (type === "texts") {
    const lines = (sample as readonly string[]).join("\n");
    const field = { kind: "texts", ...named(single), text: text ?? lines } as const;
    return { name, sample, value: text === undefined ? text : linesIn(text), fields: [field] };
  }
  const chat = chatInput(name, sample, typed);
  if (chat !== undefined) return chat;
  const value = text === undefined ? undefined : jsonIn(text);
  const isWrong = text !== undefined && value === undefined;
  const field = {
    kind: "json",
    ...named("JSON"),
    text: text ?? JSON.stringify(sample, null, 2),
    ...(isWrong ? { error: "Invalid JSON. The sample value is used." } : {}),
  } as const;
  return { name, sample, value, fields: [field] };
}

/** The value of JSON; `undefined` if it is invalid. */
function jsonIn(text: string): Value | undefined {
  try {
    return JSON.parse(text) as Value;
  } catch {
    return undefined;
  }
}

// A program opens the file, which it cannot do with a URL. A drive such as `C:` is no scheme.
function isPathOf(text: string, medium: string): boolean {
  const [kind] = mediaType(text, medium)?.split("/") ?? [];
  // The sound of a video can be read.
  const fits = kind === medium || (medium === "audio" && kind === "video");
  return fits && !/^[a-z][a-z\d+.-]+:/i.test(text.trim());
}

const noPath = (medium: string, sample: string): string =>
  `This must be the path of ${medium === "video" ? "a" : "an"} ${medium} file on your disk, e.g. ${sample}. Until then the sample is used.`;

type Path = readonly (string | number)[];

/** A chat by the text and the image of its last message of a user; `undefined` if the sample has no such text. */
function chatInput(name: string, sample: Value, typed: Typed): Input | undefined {
  const messages: readonly Value[] = Array.isArray(sample) ? sample : [];
  const at = messages.findLastIndex((message) => valueIn(message, "role") === "user");
  const content = valueIn(messages[at], "content");
  const parts: readonly Value[] = Array.isArray(content) ? content : [];
  const pathIn = (...path: Path): Path | undefined => {
    const part = parts.findIndex((one) => textIn(one, ...path) !== undefined);
    return part < 0 ? undefined : [at, "content", part, ...path];
  };
  const prompt = typeof content === "string" ? [at, "content"] : pathIn("text");
  if (prompt === undefined) return undefined;
  const image = pathIn("image_url", "url");
  const paths = image === undefined ? [prompt] : [prompt, image];
  const fields = paths.map((path): Field => {
    const own = [...(name === "" ? [] : [name]), ...path].join(".");
    const text = textIn(sample, ...path)!;
    const written = ownOf(typed, own);
    return path === prompt
      ? { kind: "text", name: own, label: "Prompt", text: written ?? text }
      : urlField(own, written ?? text, text);
  });
  const value = fields.reduce(
    (chat, { text, kind, error }, index) =>
      error !== undefined || (kind === "url" && text.trim() === "")
        ? chat
        : withText(chat, paths[index]!, text),
    sample,
  );
  return { name, sample, value, fields };
}

/** The value with another string at a path. */
function withText(value: Value | undefined, path: Path, text: string): Value {
  const [key, ...rest] = path;
  if (key === undefined) return text;
  const inner = withText(valueIn(value, key), rest, text);
  return Array.isArray(value)
    ? value.with(Number(key), inner)
    : { ...(value as ValueObject), [key]: inner };
}

// The field shows that it is empty.
function urlField(name: string, text: string, placeholder: string): Field {
  const field = { kind: "url", name, label: "Image URL", text, placeholder } as const;
  if (isUrl(text) || text.trim() === "") return field;
  return { ...field, error: `${wrongUrl(text)} Until then the sample image is used.` };
}

function wrongUrl(text: string): string {
  const type = text.includes("://") ? undefined : mediaType(text, "image");
  return type === undefined
    ? "This must be a URL without spaces that starts with https:// or http://, or a data URL."
    : `A provider cannot read a file on your disk. Upload it and enter its URL, or data:${type};base64, and the file as Base64.`;
}

/** Whether a server can load it: neither a path nor another scheme. */
const isUrl = (text: string): boolean =>
  /^(?:https?:\/\/|data:[^,\s]*,)\S+$/i.test(text) && URL.canParse(text);

const labelOf = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");
