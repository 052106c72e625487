// The parts of clients in a language of the JVM: JSON is read by Jackson, and URLs by java.net.URI.
import type { JsonPath } from "hubsmith";
import { type Code, render } from "hubsmith/code";
import type { Tag, Text } from "hubsmith/language";
import { syntaxOf } from "../compose.ts";
import type { HttpSyntax } from "../http-client.ts";
import type { Primitives } from "../primitives.ts";

export const INSTALL = { maven: ["com.fasterxml.jackson.core:jackson-databind:2.23.0"] } as const;

/** A URL whose characters java.net.URI allows. */
export const uriOf = (url: string | Text): string | Text =>
  typeof url === "string" ? url.replaceAll(/["<>\\^`{|}]/g, encodeURIComponent) : url;

type Shared = ReturnType<typeof primitivesOf<string>>;

/** Makes the steps of an HTTP client from the primitives that Jackson does not determine. */
export function jacksonSyntax<L extends string>(
  tag: Tag<L>,
  own: Omit<Primitives<L>, keyof Shared>,
): HttpSyntax<L> {
  const shared = primitivesOf(tag);
  return {
    ...syntaxOf(tag, { ...shared, ...own }),
    print: (value, isJson, job) => {
      const isText = value === shared.text || render(value).endsWith(".size()");
      const printed = own.print(isJson || isText ? value : shared.string(value));
      if (job === undefined) return printed;
      return tag.join([
        own.when(shared.has(value, [], false), own.fail(shared.encode(job))),
        printed,
      ]);
    },
  };
}

function primitivesOf<L extends string>(tag: Tag<L>) {
  const find = (json: Code<L>, path: JsonPath): Code<L> =>
    path.reduce<Code<L>>((code, step) => tag`${code}.path(${step})`, json);
  const not = (condition: Code<L>, is: boolean): Code<L> => (is ? condition : tag`!${condition}`);
  const body = tag`response.body()`;
  return {
    json: tag`JSON.readTree(response.body())`,
    text: body,
    bytes: body,
    at: (json, step) => tag`${json}.required(${step})`,
    either: (json, names) =>
      tag`firstOf(${tag.join([json, ...names.map((name) => tag.value(name))], ", ")})`,
    string: (value) => tag`${value}.asText()`,
    path: (url) => tag`pathOf(${url})`,
    length: (array) => tag`${array}.size()`,
    decode: (text) => tag`JSON.readTree(${text})`,
    encode: (value) => tag`${value}.toString()`,
    find: (json, path) => tag`${find(json, path)}.asText("")`,
    list: find,
    has: (json, path, is) =>
      path.length === 0
        ? not(tag`${json}.isNull()`, !is)
        : not(tag`${find(json, path.slice(0, -1))}.hasNonNull(${path.at(-1)!})`, is),
    hasItems: (json, is) => not(tag`${json}.has(0)`, is),
    isEmpty: (value, _kind, is) => not(tag`${value}.isEmpty()`, is),
    first: (array) => tag`${array}.get(0)`,
    empty: (kind) => (kind === "text" ? tag.value("") : tag`JSON.createArrayNode()`),
    base64: (_text, json) => tag`${json}.binaryValue()`,
  } as const satisfies Partial<Primitives<L>>;
}
