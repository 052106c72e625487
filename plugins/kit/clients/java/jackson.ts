// The parts of clients in a language of the JVM: JSON is read by Jackson, and URLs by java.net.URI.
import type { JsonPath } from "hubsmith";
import { type Code, type FileRef, type Hole, render } from "hubsmith/code";
import type { Tag } from "hubsmith/language";
import { type FormPart, quoteName } from "../body.ts";
import { syntaxOf } from "../compose.ts";
import type { HttpSyntax, PostStep } from "../http-client.ts";
import { piecesOf } from "../pieces.ts";
import type { Primitives } from "../primitives.ts";

export const INSTALL = { maven: ["com.fasterxml.jackson.core:jackson-databind:2.23.0"] } as const;

const publishers = <L extends string>(tag: Tag<L>): Code<L> =>
  tag.requires("java.net.http.HttpRequest.BodyPublishers");

const ofFile = <L extends string>(tag: Tag<L>, path: Code<L>, file: FileRef): Code<L> =>
  tag`${publishers(tag)}BodyPublishers.ofFile(${path}(${file.path}))`;

/** Calls that build a request. `path` is the function that makes a path of a string, and `formType` the type of a form. */
export function requestOf<L extends string>(
  tag: Tag<L>,
  path: Code<L>,
  formType: Code<L>,
  {
    headers,
    body,
  }: Pick<PostStep, "body"> & { readonly headers: Readonly<Record<string, Hole<L>>> },
): Code<L> {
  const json = body.kind === "json" && body.isAssigned ? tag`body.toString()` : tag`body`;
  const [type, content] =
    body.kind === "form"
      ? [formType, tag`form`]
      : body.kind === "file"
        ? [body.type, ofFile(tag, path, body.file)]
        : [body.type, tag`${publishers(tag)}BodyPublishers.ofString(${json})`];
  return tag.join([
    ...Object.entries(headers).map(([name, value]) => tag`.header(${name}, ${value})`),
    tag`.header("Content-Type", ${type})`,
    tag`.POST(${content})`,
  ]);
}

/** Calls of `formPart`, each with a comma. */
export function formParts<L extends string>(
  tag: Tag<L>,
  path: Code<L>,
  parts: readonly FormPart[],
): Code<L> {
  const codes = parts.map((part) => {
    const name = `name=${quoteName(part.name)}`;
    if ("text" in part) return tag`formPart(${name}, BodyPublishers.ofString(${part.text})),`;
    const header = `${name}; filename=${quoteName(part.fileName)}\r\nContent-Type: ${part.file.type}`;
    return tag`formPart(${header}, ${ofFile(tag, path, part.file)}),`;
  });
  return tag.join(codes);
}

type Shared = ReturnType<typeof primitivesOf<string>>;

/** Makes the steps of an HTTP client from the primitives in which languages differ. `end` is the end of a statement. */
export function jacksonSyntax<L extends string>(
  tag: Tag<L>,
  end: Code<L>,
  own: Omit<Primitives<L>, keyof Shared>,
): HttpSyntax<L> {
  const shared = primitivesOf(tag, end);
  const syntax = syntaxOf(tag, { ...shared, ...own });
  return {
    ...syntax,
    // `firstOf` fails if there is no value.
    requires: (value, path, ...from) =>
      path.length === 0 ? undefined : syntax.requires?.(value, path, ...from),
    // An empty body is a missing node, which has no error.
    unwrap: (value, wanted) =>
      wanted.member === undefined && !wanted.isVector
        ? tag.join([
            shared.when(tag`${value}.isMissingNode()`, own.fail(shared.text)),
            syntax.unwrap!(value, wanted),
          ])
        : syntax.unwrap!(value, wanted),
    print: (value, isJson) => {
      const isText = value === shared.text || render(value).endsWith(".size()");
      return own.print(isJson || isText ? value : shared.string(value));
    },
  };
}

function primitivesOf<L extends string>(tag: Tag<L>, end: Code<L>) {
  const find = (json: Code<L>, path: JsonPath): Code<L> =>
    path.reduce<Code<L>>((code, step) => tag`${code}.path(${step})`, json);
  const { block } = piecesOf(tag);
  const not = (condition: Code<L>, is: boolean): Code<L> => (is ? condition : tag`!${condition}`);
  const body = tag`response.body()`;
  // A map is no JSON.
  const add = (array: Code<L>, item: Code<L>): Code<L> =>
    /\bmap\.?of\(/i.test(render(item))
      ? tag`${array}.addPOJO(${item})${end}`
      : tag`${array}.add(${item})${end}`;
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
    isNoArray: (json) => tag`!${json}.isArray()`,
    hasItems: (json, is) => not(tag`${json}.has(0)`, is),
    isEmpty: (value, _kind, is) => not(tag`${value}.isEmpty()`, is),
    first: (array) => tag`${array}.get(0)`,
    empty: (kind) => (kind === "text" ? tag.value("") : tag`JSON.createArrayNode()`),
    base64: (_text, json) => tag`${json}.binaryValue()`,
    when: (condition, then) => block(tag`if (${condition})`, then),
    repeat: (condition, then) => block(tag`while (${condition})`, then),
    sleep: (seconds) => tag`Thread.sleep(${seconds * 1000})${end}`,
    exit: tag.join([tag`return`, end], ""),
    append: (member, item) => add(tag.variable(member), item),
    add: (item) => add(tag`results`, item),
  } as const satisfies Partial<Primitives<L>>;
}
