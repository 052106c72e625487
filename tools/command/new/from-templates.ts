// The files of a plugin, made of templates that are whole plugins themselves, with other names in them.
import { readFileSync } from "node:fs";
import type { Kind } from "#core/base/kind";
import { isRead, languageText } from "./languages.ts";
import { BEGUN, labelOf, type Names } from "./names.ts";
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
// The other files of each kind, by the extensions of the templates and of the files made from them.
const ROLES: Readonly<Record<Kind, readonly (readonly [template: string, made: string])[]>> = {
  library: [
    ["", ""],
    [".records", ".records"],
    [".conforms", ".test"],
  ],
  provider: [
    ["", ""],
    [".contract", ".contract"],
    [".conforms", ".test"],
  ],
  client: [],
  task: [
    ["", ""],
    [".page", ".page"],
    [".conforms", ".test"],
  ],
  quantization: [
    ["", ""],
    [".conforms", ".test"],
  ],
};
const LANGUAGE = "languages/language.ts";

/** The plugin and its other files, for a separate package. */
export function outsideFiles(names: Names): readonly NewFile[] {
  const { kind, name } = names;
  if (kind === "client") return clientFiles(names);
  return ROLES[kind].map(([template, made]) => ({
    path: `${name}${made}.ts`,
    text: renamed(read(`${kind}/${CALLED[kind]}${template}.ts`), names),
  }));
}

/** The plugin and its other files, for the folders of the repository, whose sweep tests it. */
export function insideFiles(names: Names): readonly NewFile[] {
  const { kind, name, language } = names;
  const files = outsideFiles(names).filter(({ path }) => !path.endsWith(".test.ts"));
  const folder = { library: "libraries", provider: "providers", quantization: "quantizations" };
  return files.map(({ path, text }) => {
    if (kind === "client") {
      const to = path === LANGUAGE ? "shared/language.ts" : path;
      return {
        path: `plugins/clients/${language}/${to}`,
        text: text.replace(`"./${LANGUAGE}"`, '"./shared/language.ts"'),
      };
    }
    if (kind === "task") {
      const to = path === `${name}.ts` ? "index.ts" : "page.ts";
      // Its entry in the generated index loads the page.
      return {
        path: `plugins/tasks/${name}/${to}`,
        text: text.replace(/^import page .*\n|^ {2}page,\n/gm, ""),
      };
    }
    return { path: `plugins/${folder[kind]}/${path}`, text };
  });
}

function clientFiles(names: Names): readonly NewFile[] {
  const { name, language } = names;
  const isOwn = !BEGUN.includes(language);
  const client = renamed(read(`client/${isOwn ? "own" : language}.ts`), names);
  return [
    { path: `${name}.ts`, text: client.replace('"./own-language.ts"', `"./${LANGUAGE}"`) },
    ...(isOwn
      ? [
          {
            path: LANGUAGE,
            text: renamed(languageText(read("client/own-language.ts"), language), names),
          },
        ]
      : []),
    { path: `${name}.test.ts`, text: renamed(testOf(language), names) },
  ];
}

const CLIENT_TEST = `// My Client conforms.
import { checkPlugin } from "hubsmith/testing";
import { expect, it } from "vitest";
import plugin from "./my-client.ts";

it("conforms", { timeout: 120_000 }, async () => {
  expect(await checkPlugin(plugin)).toEqual([]);
});
`;

const NO_FAULTS = "  expect(await checkPlugin(plugin)).toEqual([]);\n";
const UNREAD = `  // Nobody reads the programs yet, for which the kit asks. Once a grammar or a parser does, expect no faults: toEqual([]).
  const faults = await checkPlugin(plugin);
  expect(faults.map(({ check }) => check)).toEqual(["parses"]);
`;

const testOf = (language: string): string =>
  BEGUN.includes(language) || isRead(language)
    ? CLIENT_TEST
    : CLIENT_TEST.replace(NO_FAULTS, UNREAD);

const read = (path: string): string =>
  readFileSync(packageFile(`tools/command/new/templates/${path}`), "utf8");

function renamed(text: string, { kind, name, language }: Names): string {
  const called = CALLED[kind];
  const pairs: readonly (readonly [string, string])[] = [
    [called, name],
    [labelOf(called), labelOf(name)],
    ...(kind === "client"
      ? ([
          ["mylang", language],
          ["Mylang", labelOf(language)],
        ] as const)
      : []),
  ];
  // All at once, so that a name is not taken for a word of the template.
  const words = new RegExp(pairs.map(([word]) => word).join("|"), "g");
  const made = new Map(pairs);
  return text.replace(words, (word) => made.get(word)!);
}
