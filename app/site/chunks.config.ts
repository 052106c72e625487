// The scripts of the build. By default code is split by who shares what, into a hundred small files, which a slow line
// loads one by one. Here modules that are used together are one file.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createFilter } from "vite";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const LUCIDE = "node_modules/lucide-react";

type Globs = readonly string[];

/** The files with the globs of their modules, and of modules that are not in them. The first that matches a module has it. */
export const FILES: Readonly<Record<string, readonly [modules: Globs, except?: Globs]>> = {
  ui: [
    [
      "app/{browser,ui}/**",
      "app/models/{host,models,reasons}.ts",
      "models/{card,hub-url,labels}.ts",
      "plugins/kit/catalog/shown.ts",
      "app/models/proofs/*.ts",
      "core/http/path.ts",
      "plugins/kit/offers/offer.ts",
      `${LUCIDE}/dist/esm/icons/{check,chevron-down,copy}.*`,
    ],
    ["app/ui/{format-rows,highlighter,lucide-icon,memory-field,page-parts,programs,task-icon}.*"],
  ],
  lists: [
    [
      "app/models/offers/**",
      "app/ui/{page-parts,programs,task-icon}.*",
      "plugins/kit/offers/**",
      `${LUCIDE}/**`,
    ],
    ["plugins/kit/offers/offers.gen*"],
  ],
  // The languages of most programs come with the highlighter.
  highlighter: [
    [
      "app/ui/highlighter.*",
      "node_modules/{devlop,lowlight}/**",
      "node_modules/highlight.js/**/{core,bash,python}.js",
    ],
  ],
  search: [
    [
      "app/models/items-like.ts",
      "app/pages/{item-list,unknown}.tsx",
      "models/search/{find,query,subjects,words}.*",
      "node_modules/minisearch/**",
    ],
  ],
  // Programs of libraries and apps; they are commands, too.
  programs: [
    [
      "core/snippets/load-snippets.ts",
      "plugins/kit/catalog/downloads.ts",
      "plugins/kit/code/{powershell,shell,windows-command}*",
    ],
  ],
  // Python is shown first, and each other language is loaded when it is chosen. TypeScript's clients are those of
  // JavaScript with types.
  ...Object.fromEntries(
    ["csharp", "go", "java", "kotlin", "php", "powershell", "ruby", "rust", "sh", "swift"].map(
      (language) => [language, [[`plugins/{,kit/}{clients/${language}/**,code/${language}.*}`]]],
    ),
  ),
  // Frameworks are loaded when they are chosen, with the code that they share.
  frameworks: [["plugins/kit/clients/{python-,*/,}framework.*"]],
  js: [
    ["plugins/kit/code/javascript.*", "plugins/kit/clients/js/**", "plugins/clients/{js,ts}/**"],
  ],
  checked: [["core/checked/**"]],
  kernel: [
    [
      "app/models/plugins.ts",
      "core/**",
      "plugins/kit/catalog/{base-model,languages}*",
      "plugins/kit/{code,language,tasks}/**",
      "plugins/kit/libraries/{inferred,mlx-weights,weights}*",
      "plugins/kit/samples/{by-language,edits,fields,inputs,media.,pictur,sentences.json,translated}*",
    ],
    [
      "core/snippets/app-snippets.ts",
      "plugins/kit/code/{config,powershell}*",
      "plugins/kit/tasks/wire*",
    ],
  ],
  // A page needs one task, but providers and clients import all tasks that they serve, which are one file.
  tasks: [
    [
      "plugins/tasks/**",
      "plugins/kit/tasks/wire*",
      "plugins/kit/samples/{asked,beginnings,embedded,gaps,prefixes,rewritten,sentences,similar,sounds,spoken}.*",
    ],
  ],
  // Others have the texts of their purpose, in many languages.
  texts: [
    [
      "plugins/kit/samples/{articles,compared,found-names,language-codes,names,news,opinions}.*",
      "plugins/kit/samples/{pairs,passages,questions,tables,translation}.*",
    ],
  ],
  // Most languages share it, but not Python, which is loaded first.
  compose: [["plugins/kit/clients/compose.*"]],
  clients: [["plugins/{,kit/}clients/**"]],
  panel: [
    [
      "app/models/licenses.ts",
      "app/models/{machine,memoized,providers,recall-machine,ways}.ts",
      "app/{pages/model,panel}/**",
      "node_modules/zustand/**",
      "plugins/kit/formats/common-files.ts",
    ],
    [
      "app/pages/model/{files.ts,files-view.tsx,unknown-model.tsx}",
      "app/panel/{agent,app,library}/**",
      "app/panel/api/{no-code,provider-offers}.tsx",
      "app/panel/data/{agents,alternatives,load-data,local-data,offered,proof-words}.ts",
      "app/panel/parts/{app-rows,memory,steps}.tsx",
    ],
  ],
  "library-way": [["app/panel/library/**", "app/panel/data/load-data.ts"]],
  files: [["app/pages/model/files{.ts,-view.tsx}", "app/ui/{format-rows,memory-field}.tsx"]],
  devices: [["app/models/read-machine.ts", "plugins/kit/devices/**"]],
  // What Transformers and the fallback do not need is loaded with the libraries that do.
  loaders: [
    [
      "plugins/kit/libraries/{choose-file,gguf-files,gguf-images,gguf-role,litert,openvino}*",
      "plugins/kit/engines/mlx-*",
      "plugins/kit/libraries/{mlx-task,saved-model,set-up,trellis,warnings}*",
      "plugins/kit/libraries/diffusers/**",
    ],
  ],
  apps: [
    [
      "app/panel/{agent,app}/**",
      "app/panel/data/{agents,local-data,offered}.ts",
      "app/panel/parts/{app-rows,memory,steps}.tsx",
      "core/snippets/app-snippets.ts",
      "plugins/apps/**",
      "plugins/kit/{agents,apps,engines}/**",
      "plugins/kit/code/config*",
    ],
  ],
  formats: [["app/models/amounts.ts", "plugins/kit/formats/**", "plugins/quantizations/**"]],
  libraries: [["plugins/kit/libraries/**", "plugins/libraries/transformers{.ts,/**}"]],
  providers: [["plugins/kit/providers/**", "plugins/providers/auto*"]],
  proofs: [
    ["app/panel/data/proof-words.ts", "plugins/kit/catalog/program-key.ts", "plugins/proofs/**"],
  ],
};

const IN_FRAMEWORK = createFilter("plugins/clients/**/*.ts", [], { resolve: ROOT });

const isFramework = (id: string): boolean =>
  IN_FRAMEWORK(id) && /\b(?:frameworkClient|pythonFramework)\(/.test(readFileSync(id, "utf8"));

interface Group {
  readonly name: string;
  readonly test: (id: string) => boolean;
  /** In how many entries it is. */
  readonly minShareCount?: number;
}

/** For `codeSplitting`: a file includes only the modules that it names, and imports only files above it. */
export const CHUNKS: {
  includeDependenciesRecursively: false;
  groups: ({ name: string; tags: ["$initial"] } | Group)[];
} = {
  includeDependenciesRecursively: false,
  groups: [
    { name: "first", tags: ["$initial"] },
    ...Object.entries(FILES).map(([name, [modules, except]]): Group => {
      const isIn = createFilter([...modules], except && [...except], { resolve: ROOT });
      return {
        name,
        test: name === "frameworks" ? (id) => isIn(id) || isFramework(id) : isIn,
        ...(name === "tasks" ? { minShareCount: 3 } : {}),
      };
    }),
  ],
};
