// Mistakes that do not compile, each with what the compiler says of it: the field, and what was meant.
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

const HEAD = `
import { absent, answer, defineClient, defineLibrary, defineProvider, defineQuantization, defineTask, on, template } from "./index.ts";
import { env, js, python } from "hubsmith/code";
import { httpClient } from "hubsmith/clients";
const paint = defineTask({
  id: "paint", label: "Paint", modality: "cv", inputs: { prompt: "text", image: "image" }, output: "image",
  parameters: { num_inference_steps: { type: "count", label: "Steps", example: 4 } },
  sample: () => ({ prompt: "A cat", image: null as never }),
});
const library = { id: "a", prettyLabel: "A", repoName: "a", repoUrl: "https://a.example", filter: false };
const provider = { id: "a", label: "A" };
const client = { id: "js/a", label: "A", language: js.language, order: 1 };
const task = { id: "b", label: "B" };
const called = { modality: "cv", inputs: "text", output: "json", parameters: {}, sample: () => "a" } as const;
const served = { request: () => ({ path: "a" }), answer: answer.bytes("image/png") };
`;

/** A mistake, and what the compiler must say of it; nothing for its good twin. */
type Case = readonly [name: string, code: string, says: readonly string[]];

const CASES: Readonly<Record<string, readonly Case[]>> = {
  "a hole": [
    [
      "takes values, and code of its language",
      "python`x = ${{ a: [1, null, env('A')] }}\n${python`y`}`;",
      [],
    ],
    [
      "takes no object with a function",
      "python`x = ${{ a: () => 1 }}`;",
      ["property 'a'", "'() => number' is not assignable to type 'Value"],
    ],
    ["takes no function", "python`x = ${() => 1}`;", ["'() => number'", "'Hole<\"python\">'"]],
    [
      "takes no code of another language",
      "python`x = ${js`y`}`;",
      ["'Code<\"js\">'", "'\"js\"' is not assignable to type '\"python\"'"],
    ],
    ["takes no bigint", "python`x = ${[1n]}`;", ["'bigint' is not assignable to type 'Value'"]],
    [
      "takes nothing that is not there",
      "python`x = ${undefined}`;",
      ["'undefined'", "'Hole<\"python\">'"],
    ],
    ["takes no instance of a class", "python`x = ${new Date()}`;", ["'Date'", "'ValueObject'"]],
    [
      "takes no promise",
      "python`x = ${Promise.resolve(1)}`;",
      ["'Promise<number>'", "'Hole<\"python\">'"],
    ],
    [
      "of parts is of one language",
      "python.join([python`y`, js`y`]);",
      ["'Code<\"js\">' is not assignable to type 'Code<\"python\">'"],
    ],
  ],
  "a library": [
    ["is told what it must be", "defineLibrary({ ...library, snippets: () => python`x` });", []],
    [
      "lacks a field",
      'defineLibrary({ id: "a", prettyLabel: "A", repoName: "a", filter: false });',
      ["'repoUrl' is missing", "'LibrarySpec'"],
    ],
    [
      "has a field of another type",
      'defineLibrary({ ...library, filter: "no" });',
      ["'string' is not assignable to type 'boolean'"],
    ],
    [
      "has a misspelt field",
      "defineLibrary({ ...library, snipets: () => python`x` });",
      ["Did you mean to write 'snippets'?"],
    ],
    [
      "prints text",
      "defineLibrary({ ...library, snippets: (model) => `print(${model.id})` });",
      ["'string' is not assignable to type 'Code<string>"],
    ],
    [
      "is asynchronous",
      "defineLibrary({ ...library, snippets: async () => python`x` });",
      ["'Promise<Code<\"python\">>' is not assignable to type 'Code<string>"],
    ],
    [
      "counts downloads by a text",
      'defineLibrary({ ...library, countDownloads: "path:x" });',
      ["'DownloadRule'"],
    ],
  ],
  "a provider": [
    ["is told what it must be", "defineProvider({ ...provider, tasks: [] });", []],
    ["lacks a field", "defineProvider(provider);", ["'tasks' is missing", "'ProviderSpec'"]],
    [
      "has a misspelt field",
      'defineProvider({ ...provider, tasks: [], baseURL: "https://a" });',
      ["Did you mean to write 'baseUrl'?"],
    ],
  ],
  "a client": [
    ["is told what it must be", "defineClient({ ...client, templates: [] });", []],
    ["lacks a field", "defineClient(client);", ["'templates' is missing", "'ClientSpec'"]],
    [
      "names its language",
      'defineClient({ ...client, templates: [], language: "js" });',
      ["'string' is not assignable to type 'Language<string>'"],
    ],
    [
      "has a misspelt field",
      "defineClient({ ...client, templates: [], otherwize: () => js`x` });",
      ["'otherwize' does not exist in type 'ClientSpec | ClientExtension'"],
    ],
    [
      "extends another without a label",
      'defineClient({ id: "js/a+b", extends: "js/a", language: js.language, templates: [] });',
      [],
    ],
    [
      "extends another with nothing",
      'defineClient({ id: "js/a+b", extends: "js/a", language: js.language });',
      ["'templates' is missing", "'ClientExtension'"],
    ],
    [
      "out of a table lacks parts of the syntax",
      "httpClient({ ...client, tag: js, syntax: {} });",
      ["is missing the following properties from type 'HttpSyntax<\"js\">': post, poll"],
    ],
  ],
  "a task": [
    ["is only listed", 'defineTask({ ...task, modality: "cv" });', []],
    ["lacks a field", "defineTask(task);", ["'modality' is missing"]],
    [
      "has another modality",
      'defineTask({ ...task, modality: "vision" });',
      ["'\"vision\"' is not assignable to type 'Modality'"],
    ],
    [
      "that is called lacks its sample",
      "defineTask({ ...task, ...called, sample: undefined });",
      ["'sample' are incompatible"],
    ],
    [
      "that is called has another input",
      'defineTask({ ...task, ...called, inputs: "picture" });',
      ["'\"picture\"' is not assignable to type 'Inputs'"],
    ],
    [
      "shows inputs of another shape",
      "defineTask({ ...task, ...called, sample: () => 1 });",
      ["'number' is not assignable to type 'string'"],
    ],
  ],
  "a quantization": [
    ["lacks fields", 'defineQuantization({ id: "a" });', ["label, sets, preference"]],
  ],
  "a task of a provider": [
    [
      "is told what it must be",
      'on(paint, { ...served, parameters: { num_inference_steps: "steps" } });',
      [],
    ],
    [
      "has a misspelt parameter",
      'on(paint, { ...served, parameters: { num_inference_step: "steps" } });',
      ["Did you mean to write 'num_inference_steps'?"],
    ],
    [
      "has a name that is none",
      "on(paint, { ...served, parameters: { num_inference_steps: 3 } });",
      ["'number' is not assignable to type 'Taken"],
    ],
    [
      "reads a misspelt input",
      "on(paint, { ...served, request: ({ inputs }) => ({ path: inputs.promt }) });",
      ["Did you mean 'prompt'?"],
    ],
    [
      "takes a file for a text",
      "on(paint, { ...served, request: ({ inputs }) => ({ path: inputs.image }) });",
      ["'FileRef' is not assignable to type 'string'"],
    ],
    [
      "says no path",
      "on(paint, { ...served, request: () => ({ json: {} }) });",
      ["'path' is missing", "'WireParts'"],
    ],
    ["says no answer", 'on(paint, { request: () => ({ path: "a" }) });', ["'answer' is missing"]],
    [
      "says an answer in words",
      'on(paint, { ...served, answer: "bytes" });',
      ["'string' is not assignable to type 'Answer"],
    ],
    [
      "is one that is only listed",
      'on(defineTask({ ...task, modality: "cv" }), served);',
      ["'inputs' is optional", "required in type 'Task<unknown, string>'"],
    ],
    ["answers with a file of no type", 'answer.base64("a");', ["Expected 2 arguments, but got 1."]],
    ["is absent for no reason", 'absent("code", "reason");', ["Expected 3 arguments, but got 2."]],
  ],
  "a template": [
    [
      "prints the inputs of its task",
      "template(paint, (call) => js`x(${call.inputs.prompt})`);",
      [],
    ],
    [
      "reads inputs of another task",
      "template(paint, (call) => js`x(${call.inputs.text})`);",
      ["'text' does not exist", "prompt: string"],
    ],
    [
      "gives a text",
      "template(paint, (call) => call.inputs.prompt);",
      ["'string' is not assignable to type 'Code<string>'"],
    ],
  ],
};

// One program for all of them, so that the kernel is read once.
const FOLDER = import.meta.dirname;
const pathOf = (group: string, at: number): string =>
  join(FOLDER, `case-${group.replaceAll(" ", "-")}-${at}.ts`);
const files = new Map(
  Object.entries(CASES).flatMap(([group, cases]) =>
    cases.map(([, code], at) => [pathOf(group, at), `${HEAD}${code}\n`]),
  ),
);
const messages = compiled(files);

/** What the compiler says of each file. */
function compiled(sources: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const { config } = ts.readConfigFile(join(FOLDER, "../tsconfig.base.json"), ts.sys.readFile);
  const read = ts.parseJsonConfigFileContent(config, ts.sys, join(FOLDER, ".."), {
    composite: false,
    declaration: false,
    isolatedDeclarations: false,
    noEmit: true,
  });
  const host = ts.createCompilerHost(read.options);
  const { readFile, fileExists } = host;
  host.readFile = (path) => sources.get(path) ?? readFile(path);
  host.fileExists = (path) => sources.has(path) || fileExists(path);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (path, options, ...more) => {
    const text = sources.get(path);
    return text === undefined
      ? getSourceFile(path, options, ...more)
      : ts.createSourceFile(path, text, options);
  };
  const program = ts.createProgram([...sources.keys()], read.options, host);
  return new Map(
    [...sources.keys()].map((path) => {
      const file = program.getSourceFile(path);
      const found = [
        ...program.getSyntacticDiagnostics(file),
        ...program.getSemanticDiagnostics(file),
      ];
      const said = found.map(({ messageText }) =>
        ts.flattenDiagnosticMessageText(messageText, "\n"),
      );
      return [path, said.join("\n")];
    }),
  );
}

const rows = Object.entries(CASES).flatMap(([group, cases]) =>
  cases.map(([name, , says], at) => [`${group} ${name}`, pathOf(group, at), says] as const),
);

test.each(rows.filter(([, , says]) => says.length === 0))("%s", (_, path) => {
  expect(messages.get(path)).toBe("");
});

test.each(rows.filter(([, , says]) => says.length > 0))(
  "%s, which does not compile",
  (_, path, says) => {
    const said = messages.get(path);
    for (const one of says) expect(said).toContain(one);
  },
);
