// The scripts of the build. By default code is split by who shares what, into a hundred small files, which a slow line
// loads one by one. Here modules that are used together are one file.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

interface Group {
  readonly name: string;
  readonly test: (id: string) => boolean;
  /** In how many entries it is. */
  readonly minShareCount?: number;
}

/** A file with the modules whose paths start so, except some. */
function file(name: string, starts: readonly string[], except: readonly string[] = []): Group {
  const isIn = (path: string, all: readonly string[]): boolean =>
    all.some((start) => path.startsWith(start));
  return {
    name,
    test: (id) => {
      const path = id.replace(ROOT, "");
      return isIn(path, starts) && !isIn(path, except);
    },
  };
}

/** Is this a framework, which is loaded when it is chosen, or code that frameworks share? */
function isOfFrameworks(id: string): boolean {
  const path = id.slice(ROOT.length);
  if (/^plugins\/kit\/clients\/(?:\w+\/|python-)?framework\./.test(path)) return true;
  return (
    /^plugins\/clients\/.*\.ts$/.test(path) &&
    /\b(?:frameworkClient|pythonFramework)\(/.test(readFileSync(id, "utf8"))
  );
}

const PANEL_LATER = [
  "app/panel/agents/",
  "app/panel/answers/answer.",
  "app/panel/answers/load-samples",
  "app/panel/answers/words",
  "app/panel/code/alternatives",
  "app/panel/code/no-code",
  "app/panel/code/request-view",
  "app/panel/code/views.ts",
  "app/panel/download/file",
  "app/panel/download/save",
  "app/panel/local/",
  "app/panel/proofs/proof-words",
  "app/panel/providers/provider-offers",
  "app/panel/providers/why-not",
  "app/panel/ways/offered",
];
// How a model is loaded with a library; apps need some of it.
const LIBRARY_WAY = ["app/panel/load/"];
const LISTS = [
  "app/routing/unknown",
  "app/ui/item-list",
  "app/ui/page-parts",
  "app/ui/programs",
  "app/ui/task-icon",
];
const ICONS = "node_modules/lucide-react/dist/esm/icons/";

const SAMPLES = "plugins/kit/samples/";
const SHARED_TEXTS = [
  "asked",
  "beginnings",
  "embedded",
  "prefixes",
  "rewritten",
  "sentences",
  "similar",
  "sounds",
  "spoken",
].map((name) => `${SAMPLES}${name}.`);
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  gaps: ["gaps"],
  names: ["found-names", "names"],
  texts: ["articles", "compared", "news", "opinions", "passages", "questions"],
  translation: ["translation"],
};

/** For `codeSplitting`: a file includes only the modules that it names, and imports only files above it. */
export const CHUNKS: {
  includeDependenciesRecursively: false;
  groups: ({ name: string; tags: ["$initial"] } | Group)[];
} = {
  includeDependenciesRecursively: false,
  groups: [
    { name: "first", tags: ["$initial"] },
    file(
      "ui",
      [
        "app/catalog/card",
        "app/catalog/labels",
        "app/proofs/load-proofs",
        "app/proofs/levels",
        "app/routing/",
        "app/stores/",
        "app/ui/",
        "core/http/path",
        "plugins/kit/offers/offer.",
        ...["check", "chevron-down", "copy", "download", "x"].map((icon) => `${ICONS}${icon}.`),
      ],
      [
        "app/stores/plugins",
        "app/ui/combobox-list",
        "app/ui/highlighter",
        "app/ui/lucide-icon",
        ...LISTS,
      ],
    ),
    file("offers", ["app/offers/", "plugins/kit/offers/"], ["plugins/kit/offers/offers.gen"]),
    file("search", ["app/search/"]),
    // Python is shown first, and each other language is loaded when it is chosen. TypeScript's clients are those of
    // JavaScript with types.
    ...["csharp", "go", "java", "kotlin", "php", "powershell", "ruby", "rust", "sh", "swift"].map(
      (language) =>
        file(language, [
          `plugins/kit/code/${language}.`,
          `plugins/clients/${language}/`,
          `plugins/kit/clients/${language}/`,
        ]),
    ),
    {
      name: "js",
      test: (id) =>
        /^plugins\/(?:kit\/code\/javascript\.|kit\/clients\/js\/|clients\/[jt]s\/)/.test(
          id.slice(ROOT.length),
        ) && !isOfFrameworks(id),
    },
    // Programs of libraries and apps; they are commands, too.
    file("programs", [
      "core/snippets/load-snippets",
      "plugins/kit/catalog/downloads",
      "plugins/kit/code/shell",
      "plugins/kit/code/windows-command",
    ]),
    file("checked", ["core/checked/"]),
    file(
      "kernel",
      [
        "app/stores/plugins",
        "core/",
        "plugins/kit/catalog/base-model",
        "plugins/kit/catalog/languages",
        "plugins/kit/code/",
        "plugins/kit/language/",
        "plugins/kit/libraries/inferred",
        "plugins/kit/libraries/mlx-weights",
        "plugins/kit/libraries/weights",
        ...["by-language", "fields", "inputs", "media.", "pictures"].map((name) => SAMPLES + name),
        "plugins/kit/tasks/",
      ],
      [
        "core/snippets/app-snippets",
        "core/snippets/load-snippets",
        "plugins/kit/contract/",
        "plugins/kit/testing/",
        "plugins/kit/code/config",
        "plugins/kit/code/powershell",
        "plugins/kit/tasks/wire",
      ],
    ),
    // A page needs one task, but providers and clients import all tasks that they serve, which are one file.
    {
      ...file("tasks", ["plugins/tasks/", "plugins/kit/tasks/wire", ...SHARED_TEXTS]),
      minShareCount: 3,
    },
    // Others have the texts of their purpose, in many languages.
    ...Object.entries(TEXTS).map(([name, modules]) =>
      file(
        name,
        modules.map((module) => `${SAMPLES}${module}.`),
      ),
    ),
    { name: "frameworks", test: (id) => isOfFrameworks(id) },
    // Most languages share it, but not Python, which is loaded first.
    file("compose", ["plugins/kit/clients/compose."]),
    {
      name: "clients",
      test: (id) => /^plugins\/(?:kit\/)?clients\//.test(id.slice(ROOT.length)),
    },
    file(
      "panel",
      [
        "app/files/files-part",
        "app/files/files.css",
        "app/files/has-files",
        "app/catalog/licenses",
        "app/formats/machine",
        "app/formats/recall-machine",
        "plugins/kit/formats/common-files",
        "app/model/",
        "app/panel/",
        "node_modules/zustand/",
      ],
      ["app/model/unknown-model", ...LIBRARY_WAY, ...PANEL_LATER],
    ),
    file("library-way", LIBRARY_WAY),
    file("amounts", ["app/formats/amounts"]),
    file("devices", ["app/devices/items", "app/formats/read-machine", "plugins/kit/devices/"]),
    file("files", ["app/files/", "app/formats/"], ["app/formats/page"]),
    file("mlx", ["plugins/kit/engines/mlx-", "plugins/kit/libraries/mlx-task"]),
    file("apps", [
      "app/panel/agents/",
      "app/panel/local/",
      "app/panel/ways/offered",
      "core/snippets/app-snippets",
      "plugins/kit/agents/",
      "plugins/kit/code/config",
      "plugins/apps/",
      "plugins/kit/agents/",
      "plugins/kit/apps/",
      "plugins/kit/engines/",
    ]),
    file("formats", ["plugins/kit/formats/", "plugins/quantizations/gguf"]),
    file("quantizations", ["plugins/quantizations/"]),
    // What Transformers and the fallback do not need is loaded with the libraries that do.
    file(
      "loaders",
      [
        "choose-file",
        "diffusers/",
        "gguf-files",
        "gguf-images",
        "gguf-role",
        "litert",
        "openvino",
        "saved-model",
        "set-up",
        "trellis",
        "warnings",
        "x-ray",
      ].map((name) => `plugins/kit/libraries/${name}`),
    ),
    file("libraries", [
      "plugins/kit/libraries/",
      "plugins/libraries/transformers.ts",
      "plugins/libraries/transformers/",
    ]),
    file("providers", ["plugins/kit/providers/", "plugins/providers/auto"]),
    file("proofs", [
      "app/panel/proofs/proof-words",
      "plugins/kit/catalog/program-key",
      "plugins/proofs/",
    ]),
    file("lists", ["node_modules/lucide-react/", ...LISTS]),
  ],
};
