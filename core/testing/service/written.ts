// Prints patterns as authors write them, and the names of tasks in code.
import type { Pattern, Piece } from "../contract/pattern.ts";
import { cut, isMap, isMedia, show } from "./received.ts";

/** A pattern, or a piece of a URL, as an author writes it, abbreviated. @internal */
export const written = (pattern: Pattern | Piece): string => cut(inFull(pattern));

/** The name of a task in programs: `textToImage`, as in `hubsmith/tasks`. @internal */
export const keyOf = ({ id }: { readonly id: string }): string =>
  id.replace(/[^A-Za-z0-9]+(.)/g, (_, letter: string) => letter.toUpperCase());

function inFull(pattern: unknown): string {
  if (Array.isArray(pattern)) return `[${listed(pattern)}]`;
  if (!isMap(pattern) || isMedia(pattern)) return show(pattern);
  const { name, as, fact, names, parts, values } = pattern;
  switch (pattern["~"]) {
    case "text":
      return `fact.${String(fact)}`;
    case "segment":
    case "anything":
      return pattern["~"];
    case "input":
      return name === undefined && as !== undefined
        ? `fact.file(${show(as)})`
        : `fact.input(${[name, as]
            .filter((one) => one !== undefined)
            .map(show)
            .join(", ")})`;
    case "parameter": {
      const more = ["convert", "otherwise"].filter((one) => pattern[one] !== undefined);
      return `fact.parameter(${show(name)}${more.length > 0 ? `, { ${more.map((one) => `${one}: …`).join(", ")} }` : ""})`;
    }
    case "parameters":
      return `fact.parameters(${inFull(names)}, …)`;
    case "joined":
      return `joined(${listed(parts)})`;
    case "oneOf":
      return `oneOf(${listed(values)})`;
    case "optional":
      return `optional(${inFull(pattern["pattern"])})`;
    case "lora":
      return `forLora(${inFull(pattern["pattern"])})`;
    case "open":
      return `open(${inFull(pattern["members"])})`;
    default: {
      const members = Object.entries(pattern).map(([own, one]) => {
        const key = /^[A-Za-z_$][\w$]*$/.test(own) ? own : JSON.stringify(own);
        return `${key}: ${inFull(one)}`;
      });
      return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
    }
  }
}

const listed = (patterns: unknown): string =>
  (patterns as readonly unknown[]).map((one) => inFull(one)).join(", ");
