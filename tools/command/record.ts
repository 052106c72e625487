// One record of the catalogue for a person, field by field, within the width of a terminal.
import { type Install, installText } from "hubsmith";
import type { TaskPage } from "hubsmith/catalogue";
import type { DemoItem } from "#plugins/catalogue/task-page";
import type { Value, ValueObject } from "hubsmith/code";
import type { Row } from "./catalogue.ts";
import { type Terminal, visible } from "./io.ts";

const GAP = "  ";

/** A record field by field. */
export function recordOf(row: Row, { width, bold }: Terminal): string {
  const isEmpty = (value: unknown): boolean =>
    typeof value === "object" && value !== null && Object.keys(value).length === 0;
  const names = Object.keys(row).filter((name) => name !== "id" && !isEmpty(row[name]));
  const indent = Math.max(0, ...names.map((name) => name.length)) + GAP.length;
  const lines = names.flatMap((name) =>
    linesOf(name, row[name])
      .flatMap((line) => wrapped(visible(line), width - indent))
      .map((line, at) => (at === 0 ? name : "").padEnd(indent) + line),
  );
  return [bold(visible(row.id)), ...lines].join("\n");
}

function linesOf(name: string, value: unknown): readonly string[] {
  if (name === "parameters") return parametersOf(value as Value);
  if (name === "answers") return answersOf(value as ValueObject);
  if (name === "demo") return demoOf(value as unknown as TaskPage["demo"]);
  if (name === "sets") return setsOf(value as ValueObject);
  if (name === "families" || name === "files") return membersByLine(value as ValueObject);
  if (name === "quantizations") return (value as readonly ValueObject[]).flatMap(formatLines);
  return fieldOf(name === "install" ? installText(value as Install) : value);
}

// What can be asked of a task: each with its name, its type, and a value to try it with.
function parametersOf(parameters: Value): readonly string[] {
  const rows = Object.entries(parameters as Readonly<Record<string, ValueObject>>);
  const longest = Math.max(0, ...rows.map(([name]) => name.length));
  return rows.map(
    ([name, { type, label, example }]) =>
      `${name.padEnd(longest)}  ${String(type)}: ${String(label)}, e.g. ${JSON.stringify(example)}`,
  );
}

// What comes back for each task: the task, and the shape.
function answersOf(answers: ValueObject): readonly string[] {
  const longest = Math.max(0, ...Object.keys(answers).map((task) => task.length));
  return Object.entries(answers).map(
    ([task, shape]) => `${task.padEnd(longest)}  ${String(shape)}`,
  );
}

// Each thing of a demo on lines of its own; media by name, because a terminal shows none.
function demoOf({ inputs, outputs }: TaskPage["demo"]): readonly string[] {
  const part = (way: string, items: readonly DemoItem[]): readonly string[] =>
    items.map((item) => `${way} ${item.label ?? item.type}: ${itemText(item)}`);
  return [...part("in,", inputs), ...part("out,", outputs)];
}

function itemText(item: DemoItem): string {
  switch (item.type) {
    case "text":
      return item.content;
    case "img":
    case "audio":
      return `${item.alt} (${item.filename})`;
    case "chart":
      return item.data.map(({ label, score }) => `${label} ${score}`).join(", ");
    case "tabular":
      return item.table.map((row) => row.join(" | ")).join("; ");
    case "text-with-tokens": {
      const marked = item.tokens.map(
        ({ type, start, end }) => `${item.text.slice(start, end)} ${type}`,
      );
      return `${item.text} (${marked.join(", ")})`;
    }
  }
}

// The names alone: `show quantization <name>` tells more of one.
function setsOf(sets: ValueObject): readonly string[] {
  return Object.entries(sets).map(([set, formats]) => {
    const names = (formats as readonly { readonly name: string }[]).map(({ name }) => name);
    return `${set}: ${names.join(", ")}`;
  });
}

function membersByLine(members: ValueObject): readonly string[] {
  return Object.entries(members).map(([name, member]) => {
    const { label, description } = (member ?? {}) as ValueObject;
    return typeof description === "string"
      ? `${String(label)}: ${description}`
      : `${name}: ${fieldOf(member).join(", ")}`;
  });
}

// What one quantization knows of a format.
function formatLines({
  id,
  codes,
  bits,
  family,
  description,
  note,
}: ValueObject): readonly string[] {
  const { exact, base, measured } = (bits ?? {}) as ValueObject;
  const facts = [
    ...Object.entries(codes as ValueObject).map(([set, code]) => `${set} ${String(code)}`),
    ...(exact === undefined ? [] : [`${String(exact)} bits a weight`]),
    ...(base === undefined ? [] : [`most weights of a file have ${String(base)} bits`]),
    ...(measured === undefined ? [] : [`all together ${String(measured)} as measured`]),
  ];
  return [
    `${String(id)}: ${facts.join(", ")}`,
    ...(family === undefined ? [] : [`${String(family)}: ${String(description)}`]),
    ...(note === undefined ? [] : [String(note)]),
  ];
}

function fieldOf(value: unknown): readonly string[] {
  if (typeof value === "string") return value.split("\n");
  if (!Array.isArray(value)) return [membersOf(value) ?? JSON.stringify(value)];
  const isText = value.some((one) => typeof one === "string" && one.endsWith("."));
  if (value.every((one) => typeof one !== "object")) return isText ? value : [value.join(", ")];
  return value.map((one: unknown) => headed(one) ?? membersOf(one) ?? JSON.stringify(one));
}

// What a name is told to be, in a list of such.
function headed(one: unknown): string | undefined {
  const told = (one ?? {}) as Readonly<Record<string, unknown>>;
  const pair = [
    ["id", "description"],
    ["id", "when"],
    ["id", "label"],
    ["title", "text"],
  ].find((names) => names.join() === Object.keys(told).join());
  return pair && `${String(told[pair[0]!])}: ${String(told[pair[1]!])}`;
}

function membersOf(value: unknown): string | undefined {
  const members = Object.entries((value ?? {}) as object).map(([name, one]) => [
    name,
    one as unknown,
  ]);
  const isFlat = members.length > 0 && members.every(([, one]) => typeof one !== "object");
  return isFlat ? members.map((member) => member.join(": ")).join(", ") : undefined;
}

function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
