// Clients of TypeScript that print what a client of JavaScript does, with types.
import { type Call, defineClient, type Plugin } from "hubsmith";
import { type Code, ts } from "hubsmith/code";
import { inTypeScript } from "../../code/javascript.ts";

/** A client of JavaScript in TypeScript. */
export function typedClient(client: Plugin<"client">): Plugin<"client"> {
  const { fallback, id, templates, "~hub": _, ...fields } = client;
  const inTypes =
    (print: (call: Call) => Code) =>
    (call: Call): Code<"ts"> =>
      inTypeScript(print(call) as Code<"js">);
  return defineClient({
    ...fields,
    id: id.replace(/^js/, "ts"),
    language: ts.language,
    templates: templates.map(({ task, print }) => ({ task, print: inTypes(print) })),
    ...(fallback && { fallback: inTypes(fallback) }),
  });
}
