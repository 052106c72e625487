// Types in programs of JavaScript clients, which only TypeScript prints, and the TypeScript clients that print them.
import { type Call, defineClient, type Plugin } from "hubsmith";
import { type Code, js, ts } from "hubsmith/code";
import { isCode } from "hubsmith/language";
import { codeOf, type CodeNode, type Hole } from "#core/code/tag";

type Js = Code<"js">;
type Ts = Code<"ts">;

// The TypeScript of code that has types there.
const TYPED = new WeakMap<Code, Ts>();

/** JavaScript whose TypeScript differs, because it has types. */
export function typed(code: Js, inTypes: Ts): Js {
  // Code may be a constant, and has its types only here.
  const piece = js`${code}`;
  TYPED.set(piece, inTypes);
  return piece;
}

/** A variable whose type is `any` in TypeScript: its value is JSON, or has members that an SDK's types lack. */
export const anyOf = (name: string): Js => typed(js.name(name), ts`${ts.name(name)}: any`);

/** The TypeScript of a JavaScript program. */
export function inTypeScript(code: Js): Ts {
  const known = TYPED.get(code);
  if (known !== undefined) return known;
  const { shape, holes } = code as Js & CodeNode;
  const typedHoles = holes.map((hole) => (isCode(hole) ? inTypeScript(hole as Js) : hole));
  return codeOf(ts.language, shape, typedHoles as readonly Hole<"ts">[]);
}

/** Creates the TypeScript client for a JavaScript client. */
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
