// The files of a plugin, made of templates that are whole plugins themselves, with other names in them.
import { readFileSync } from "node:fs";
import type { Kind } from "hubsmith";
import { labelOf, type Names, variableOf } from "./names.ts";
import { packageFile } from "../version.ts";

/** A file to be written, below the folder that all go into. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}

// What each template is called where it stands.
const CALLED: Readonly<Record<Kind, string>> = {
  library: "my-library",
  provider: "my-provider",
  client: "my-client",
  task: "my-task",
  quantization: "my-format",
};
const ROLES: Readonly<Record<Kind, readonly string[]>> = {
  library: ["", ".records", ".test"],
  provider: ["", ".contract", ".test"],
  client: ["", ".test"],
  task: ["", ".page", ".test"],
  quantization: ["", ".test"],
};
const LANGUAGES: readonly string[] = ["python", "js", "sh"];

/** The plugin and what stands beside it, for a package of its own. */
export function outsideFiles(names: Names): readonly NewFile[] {
  const { kind, name } = names;
  if (kind === "client") return clientFiles(names);
  return ROLES[kind].map((role) => ({
    path: `${name}${role}.ts`,
    text: renamed(read(`${kind}/${CALLED[kind]}${role}.ts`), names),
  }));
}

/** The plugin and what stands beside it, for the folders of the repository, whose sweep tests it. */
export function insideFiles(names: Names): readonly NewFile[] {
  const { kind, name, language } = names;
  const files = outsideFiles(names).filter(({ path }) => !path.endsWith(".test.ts"));
  const folder = { library: "libraries", provider: "providers", quantization: "quantizations" };
  return files.map(({ path, text }) => {
    if (kind === "client")
      return {
        path: `plugins/clients/${language}/${path === "language.ts" ? "shared/" : ""}${path}`,
        text: text.replace('"./language.ts"', '"./shared/language.ts"'),
      };
    if (kind === "task")
      return {
        path: `plugins/tasks/${name}/${path === `${name}.ts` ? "index.ts" : "page.ts"}`,
        text,
      };
    return { path: `plugins/${folder[kind]}/${path}`, text };
  });
}

function clientFiles(names: Names): readonly NewFile[] {
  const { name, language } = names;
  const isOwn = !LANGUAGES.includes(language);
  const client = renamed(read(`client/${isOwn ? "own" : language}.ts`), names);
  const test = TEST.replaceAll("my-client", name)
    .replaceAll("myClient", variableOf(name))
    .replaceAll("My Client", labelOf(name));
  return [
    { path: `${name}.ts`, text: client.replace("./own-language.ts", "./language.ts") },
    ...(isOwn
      ? [{ path: "language.ts", text: renamed(read("client/own-language.ts"), names) }]
      : []),
    { path: `${name}.test.ts`, text: test },
  ];
}

const TEST = `// My Client conforms.
import { checkPlugin } from "hubsmith/testing";
import { expect, it } from "vitest";
import myClient from "./my-client.ts";

it("conforms", { timeout: 120_000 }, async () => {
  expect(await checkPlugin(myClient)).toEqual([]);
});
`;

const read = (path: string): string =>
  readFileSync(packageFile(`tools/command/new/templates/${path}`), "utf8");

function renamed(text: string, { kind, name, language }: Names): string {
  const called = CALLED[kind];
  return text
    .replaceAll(called, name)
    .replaceAll(variableOf(called), variableOf(name))
    .replaceAll(labelOf(called), labelOf(name))
    .replaceAll("mylang", language)
    .replaceAll("Mylang", labelOf(language || "x"));
}
