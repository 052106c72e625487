// JavaScript with types, which only TypeScript prints; and clients of TypeScript that print what a client of JavaScript does.
import { type Call, defineClient, type Plugin } from "hubsmith";
import { type Code, js, ts } from "hubsmith/code";
import { isCode } from "hubsmith/language";
import type { CodeNode } from "#core/code/tag";

type Js = Code<"js">;
type Ts = Code<"ts">;

// What a piece of JavaScript is in TypeScript, if that has types.
const TYPED = new WeakMap<Code, Ts>();

/** A piece of JavaScript that has types in TypeScript. */
export function typed(code: Js, inTypes: Ts): Js {
  // Code may be a constant, and has its types only here.
  const piece = js`${code}`;
  TYPED.set(piece, inTypes);
  return piece;
}

/** A variable that has no type in TypeScript, because its value is JSON, or one that an SDK's types lack. */
export const anyOf = (name: string): Js => typed(js.name(name), ts`${ts.name(name)}: any`);

/** JavaScript as TypeScript. */
export function inTypeScript(code: Js): Ts {
  const known = TYPED.get(code);
  if (known !== undefined) return known;
  const { holes } = code as Js & CodeNode;
  const value = holes.map((hole) => (isCode(hole) ? inTypeScript(hole as Js) : hole));
  return Object.create(code, { language: { value: ts.language }, holes: { value } }) as Ts;
}

/** A client of JavaScript in TypeScript. */
export function typedClient(client: Plugin<"client">): Plugin<"client"> {
  const { fallback, id, templates, "~hub": _, ...fields } = client;
  const inTypes =
    (print: (call: Call) => Code) =>
    (call: Call): Ts =>
      inTypeScript(print(call) as Js);
  return defineClient({
    ...fields,
    id: id.replace(/^js/, "ts"),
    language: ts.language,
    templates: templates.map(({ task, print }) => ({ task, print: inTypes(print) })),
    ...(fallback && { fallback: inTypes(fallback) }),
  });
}
