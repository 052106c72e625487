// Libraries with one mistake each, and libraries without mistakes.
import { defineClient, defineProvider, downloads, type Model, type Plugin } from "hubsmith";
import { defineLanguage } from "hubsmith/language";
import { unsafe } from "#core/code/tag";
import { js, python, sh } from "hubsmith/code";
import { interpolations } from "../checks/hostile-strings.ts";
import { fixture } from "../subjects/fixtures.ts";
import { draw } from "./provider.ts";
import { library as libraryOf } from "./small.ts";
import { given, only, type Samples, withOptions } from "./samples.ts";

/** A library that prints `print(id)`. */
export const library = (more: object = {}): Plugin<"library"> =>
  libraryOf("mine", {
    install: { pip: ["mine"], npm: ["mine"] },
    snippets: ({ id }: Model) => python`print(${id})`,
    ...more,
  });
export const printing = (snippets: (model: Model) => unknown): Plugin<"library"> =>
  library({ snippets });

/** Records of the library and of another one. */
export const FIXTURES = [
  fixture("mine: plain", {
    library_name: "mine",
    tags: ["plain"],
    widgetData: [{ text: "an example", src: "a.png", table: { Column: ["x"] } }],
    mask_token: "<mask>",
    siblings: [{ rfilename: "model.bin" }],
    cardData: { base_model: "acme/base", instance_prompt: "a photo" },
    config: { architectures: ["Model"], name: "Name" },
  }),
  fixture("other: tagged", { library_name: "other", tags: ["tag"], pipeline_tag: "text-to-image" }),
];

const careless = (extension: string, parser: string, print: (text: string) => string) =>
  defineLanguage({
    id: "careless",
    label: "Careless",
    extension,
    check: { parser },
    spans: [],
    print: (value: unknown) => print(String(value)),
  } as never);
// Printers that drop invisible characters, shorten strings and leave interpolations, and a language without a parser.
const dropping = careless(".py", "python", (text) => JSON.stringify(text.replace(/[^ -~]/g, "?")));
const cutting = careless(".js", "javascript", (text) => JSON.stringify(text.slice(0, 4)));
const filling = careless(".js", "javascript", (text) => `\`${text.replace(/[\\`]/g, "\\$&")}\``);
const unparsed = careless(".txt", "none", JSON.stringify);
const programs: Samples = {
  "": {
    "replaces another id": library({ id: "better", replaces: "mine" }),
  },
  "is-plugin": {
    "an object without a stamp": { id: "mine" },
  },
  "manifest-is-json": {
    "data that JSON changes": given(only("manifest-is-json"), { ...library(), extra: Number.NaN }),
  },
  parses: {
    "a printer that cuts strings": printing(() => cutting`console.log(${"lighthouse"})`),
    "an undefined name of Python": printing(() => python`print(y)`),
    "no parser": given(
      only("parses"),
      printing(() => unparsed`say(${"it"})`),
    ),
  },
};

const pasting = (read: (model: Model) => string | undefined): Plugin<"library"> =>
  printing((model) => python`load(${unsafe(python, `"${read(model) ?? "none"}"`)})`);
const masked = (print: (mask: string) => unknown): Plugin<"library"> =>
  printing(({ mask_token = "" }) => print(mask_token));
const BARE = fixture("mine: bare", { library_name: "mine" });
/** Pastes the mask token into Python. */
export const pasted = pasting(({ mask_token }) => mask_token);
const hostile: Samples = {
  "hostile-strings": {
    "pasted at a key": pasting(
      ({ widgetData }) => Object.keys(widgetData?.[0]?.["table"] ?? {})[0],
    ),
    "quoted for another language": masked((mask) => sh`load ${unsafe(sh, JSON.stringify(mask))}`),
    "a name that is tested badly": masked(
      (mask) => python`${unsafe(python, /^\w*$/m.test(mask) ? mask : "x")} = 1`,
    ),
    "a printer that changes strings": masked((mask) => dropping`print(${mask})`),
    "a printer that leaves interpolations": given(
      { strings: [interpolations], allowedNames: ["PWNED"] },
      masked((mask) => filling`console.log(${mask});`),
    ),
    "a field that is expected to be a string": printing(
      ({ config }) => python`print(${(config?.["name"] as string | undefined)?.trim() ?? ""})`,
    ),
    "throws for a quote": masked((mask) => {
      if (mask.includes('"')) throw new Error("a quote");
      return python`x = 1`;
    }),
  },
};

const reads: Samples = {
  "reads-are-tried": {
    "branches on an item that no record has": printing(({ tags }) =>
      ["plain", "clip"].every((tag) => tags.includes(tag))
        ? python`print(1)`
        : python`[].append(1)`,
    ),
  },
};

const load = { purpose: "Load", code: python`print("load")` };
const LINKS = only("links-open");
const client = { id: "js/mine", label: "Mine", language: js.language, order: 1 } as const;
const besideTimm = { companions: [library({ id: "timm", aliases: ["timm-models"] })] };
const fields: Samples = {
  "": {
    "a service on this machine": given(
      LINKS,
      defineProvider({ id: "mine", label: "Mine", baseUrl: "http://localhost:8080/v1", tasks: [] }),
    ),
    "an id that is meant to be alike": given(
      { ...besideTimm, likeNames: ["timm"] },
      library({ id: "tim" }),
    ),
  },
  "purposes-tell": {
    "a purpose twice": printing(() => [load, { ...load, purpose: "Load " }]),
  },
  "prints-something": {
    "empty code among other code": printing(() => [load, { purpose: "Run", code: python`` }]),
  },
  "links-open": {
    "a link without https": library({ repoUrl: "http://example.org" }),
    "a link with a password": library({ repoUrl: "https://a:b@example.org" }),
    "a service without https": given(
      LINKS,
      defineProvider({ id: "mine", label: "Mine", baseUrl: "http://api.example.org", tasks: [] }),
    ),
  },
  "fields-are-known is-plugin": {
    "a client with `template`": defineClient({ ...client, template: [] } as never),
  },
  "id-is-its-own": {
    "an id without a letter of another": given(besideTimm, library({ id: "tim" })),
  },
  "id-is-lower-case is-plugin": {
    "an id in another case": given(besideTimm, library({ id: "Timm" })),
  },
};

const slow = (ms: number): string => {
  const start = process.cpuUsage();
  while (process.cpuUsage(start).user < ms * 1000);
  return "done";
};
let isFirst = true;
const slowOnce = (): unknown => {
  if (isFirst) slow(80);
  isFirst = false;
  return python`x = 1`;
};
// It takes much more than the limit, also on a fast machine.
const pairs = ({ siblings = [] }: Model): unknown => {
  const names = siblings.map(({ rfilename }) => rfilename);
  const twins = names.filter((name) => names.some((two) => two.normalize("NFKD") === `${name} `));
  return python`x = ${twins.length}`;
};
const record = fixture("mine: files", {
  library_name: "mine",
  tags: ["mine"],
  siblings: [{ rfilename: "a.bin" }, { rfilename: "b.bin" }],
  mask_token: "<mask>",
});
// A function that reads the clock is also impure.
const costs = withOptions(
  { fixtures: [record], ...only("costs-little", "is-small") },
  {
    "costs-little": {
      slow: printing(() => python`x = ${slow(80)}`),
      "compares all pairs of files": printing(pairs),
      "a pattern that is exponential": masked((mask) => python`x = ${/^(a+)+$/.test(mask)}`),
    },
    "": {
      "slow once": printing(slowOnce),
    },
    "is-small": {
      "a large program": printing(() => python`x = ${"x".repeat(70_000)}`),
      "large data": library({ aliases: Array.from({ length: 9000 }, (_, at) => `mine-${at}x`) }),
    },
  },
);

const installing = (install: object | undefined): Plugin<"library"> =>
  library({
    install,
    snippets: ({ id }: Model) => python`
      import mine

      print(mine.load(${id}))
    `,
  });
const ON_MISSPELLED = fixture("mine: hosted", {
  library_name: "mine",
  inferenceProviderMapping: [
    { provider: "togehter", providerId: "x", task: "sample-draw", status: "live" },
  ],
});
const mistakes: Samples = {
  "": {
    "an import of a package of another name": library({
      install: { pip: ["mine", "opencv-python"] },
      snippets: ({ id }: Model) => python`
        import cv2
        import mine
        import numpy

        print(mine.load(${id}, cv2, numpy))
      `,
    }),
    "an id as a record has it": given(
      { fixtures: [fixture("mine: capitals", { tags: ["MineOCR"] })], ...only("id-is-lower-case") },
      library({ id: "MineOCR" }),
    ),
  },
  "packages-are-names": {
    "a command after a name": library({ install: { pip: ["mine; rm -rf ~"] } }),
  },
  "install-is-complete": {
    "a package of npm for a Python program": installing({ npm: ["mine"] }),
    "no `install`": installing(undefined),
  },
  "shows-result": {
    "a program that only loads": printing(({ id }) => python`model = dict(id=${id})`),
  },
  "model-is-loaded": {
    "a fixed model id": printing(() => python`print("google/gemma-2-2b-it")`),
    "an id without its owner": printing(({ id }) => python`print(${id.split("/")[1]!})`),
  },
  "names-exist": {
    "a misspelled task": library({ tasks: ["sample-drew"] }),
    "a misspelled task without companions": given(
      { companions: [] },
      library({ tasks: ["image-clasification"] }),
    ),
    "a misspelled provider of a record": given({ fixtures: [BARE, ON_MISSPELLED] }, library()),
    "a misspelled library that it replaces": library({ replaces: "transformer" }),
  },
  "downloads-are-counted": {
    "a pattern of files": library({ countDownloads: downloads.path("*.json") }),
    "an extension with a dot": library({ countDownloads: downloads.extension(".onnx") }),
  },
  "key-is-carried": {
    "a key in a load snippet": printing(({ id }) => python`print(${id}, "hf_AbCdEfGhIjKl")`),
  },
  "options-are-safe": {
    "no verification": printing(({ id }) => python`print(${id}, dict(verify=False))`),
    "a timeout of a second": printing(({ id }) => python`print(${id}, dict(timeout=1))`),
    "a time limit of five seconds": printing(({ id }) => python`print(${id}, str.time() + 5)`),
    "a poll without a pause": printing(({ id }) => python`print(${id}, str.sleep(0))`),
  },
  "id-is-lower-case": {
    "an id in camelCase": library({ id: "mineAlone" }),
  },
};

/** Samples of libraries, and of the fields that all plugins share. */
export const libraries: readonly Samples[] = [
  withOptions({ fixtures: FIXTURES }, programs),
  withOptions({ fixtures: FIXTURES, allowedNames: ["load"], ...only("hostile-strings") }, hostile),
  withOptions({ fixtures: FIXTURES, ...only("reads-are-tried") }, reads),
  withOptions({ strings: ['"'] }, fields),
  withOptions({ strings: ['"'] }, costs),
  withOptions({ fixtures: [BARE], companions: [draw], strings: ['"'] }, mistakes),
];
