// Downloads the sources of the modules that Python programs import; missing modules have a reason.
import type { Install } from "hubsmith";
import { packageName } from "#plugins/kit/testing/checks/packages";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { output } from "../../support/process.ts";
import { canonical } from "../../support/setup.ts";
import type { Block, Fault } from "./blocks.ts";
import {
  clonedBy,
  declaredIn,
  type ClonedFolder,
  placeOf,
  repositoriesIn,
  type Repository,
  requirementsOf,
} from "./repositories.ts";

// Modules whose package has another name; the first is downloaded, any of them is valid.
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  Bio: ["biopython"],
  PIL: ["pillow"],
  bs4: ["beautifulsoup4"],
  docling: ["docling-slim"],
  cv2: [
    "opencv-python",
    "opencv-python-headless",
    "opencv-contrib-python",
    "opencv-contrib-python-headless",
  ],
  sklearn: ["scikit-learn"],
  skimage: ["scikit-image"],
  yaml: ["pyyaml"],
  google: ["protobuf"],
  tensorflow: ["tensorflow", "tensorflow-cpu", "tensorflow-gpu", "tensorflow-macos"],
  onnxruntime: ["onnxruntime", "onnxruntime-gpu"],
  paddle: ["paddlepaddle", "paddlepaddle-gpu"],
  dateutil: ["python-dateutil"],
  faiss: ["faiss-cpu", "faiss-gpu"],
  attr: ["attrs"],
  // Several packages share one folder; each of their modules has two names.
  "pyannote.audio": ["pyannote-audio"],
  "pyannote.core": ["pyannote-core"],
  "pyannote.database": ["pyannote-database"],
  pkg_resources: ["setuptools"],
};

/** The packages that may have a module, the most likely one first. */
const packagesOf = (module: string): readonly string[] => PACKAGES[module] ?? [canonical(module)];

// An import has its own line, or is in a block. Lines of a string with several lines are also read as imports.
const IMPORT = /^[ \t]*(?:from[ \t]+([A-Za-z_][\w.]*)[ \t]+import\b|import[ \t]+(.+))/gm;

function importedBy(program: string): readonly string[] {
  const imported = [...program.matchAll(IMPORT)].flatMap(([, from, names = ""]) =>
    from === undefined
      ? names.split(",").map((part) => /^\s*([\w.]+)/.exec(part)?.[1] ?? "")
      : [from],
  );
  const modules = imported.map((name) => {
    const [first = "", second = ""] = name.split(".");
    return Object.hasOwn(PACKAGES, `${first}.${second}`) ? `${first}.${second}` : first;
  });
  return [...new Set(modules)].filter((name) => name !== "").sort();
}

/** Modules with well-known names, which are read even if no installed package declares them. */
const COMMON: ReadonlySet<string> = new Set([
  ..."PIL cv2 datasets huggingface_hub imageio jax librosa matplotlib numpy pandas".split(" "),
  ..."requests scipy sklearn soundfile tensorflow torch torchaudio torchvision".split(" "),
  "transformers",
]);

interface Requirement {
  /** Its normalized name; undefined for a URL. */
  readonly name: string;
  /** The argument of pip, or only the URL. */
  readonly text: string;
  /** Its source, if that is not the registry. */
  readonly url?: string;
}

/** Reads the arguments of pip; options and folders are not requirements. */
export const requirementsIn = (pip: Install["pip"] = []): readonly Requirement[] =>
  pip
    .map(packageName)
    .filter((text) => !/^[-./]/.test(text))
    .map(requirementOf);

function requirementOf(text: string): Requirement {
  if (/^(git\+)?\w+:\/\//.test(text)) return { name: "", text, url: text };
  const name = canonical(/^[A-Za-z0-9._-]+/.exec(text)?.[0] ?? "");
  const url = /^[^@]*?\s*@\s*(\S+)/.exec(text)?.[1];
  return { name, text, ...(url === undefined ? {} : { url }) };
}

/** The same without extras: sources are the same with and without. */
const withoutExtras = ({ text }: Requirement): string => text.replace(/\[[^\]]*\]/, "");

export const CACHE = ".cache/libraries";

/** The sources of a package, or why there are none. */
interface Fetched {
  readonly version?: string;
  readonly roots?: readonly string[];
  readonly why?: string;
}

export interface Asking {
  readonly python: string;
  readonly offline: boolean;
  /** The cache folder, by default `CACHE`. */
  readonly cache?: string;
  /** A folder of clones: `<owner>/<name>`. */
  readonly repositories?: string;
}

const SCRIPT = fileURLToPath(new URL("python/main.py", import.meta.url));

/** Downloads requirements that are not in the cache, unpacks them, and resolves the lists of installations. */
async function askRegistry(
  wanted: readonly string[],
  installed: readonly (readonly string[])[],
  { python, offline, cache = CACHE }: Asking,
) {
  const packages = [...new Set(wanted)].sort();
  const lists = [...new Set(installed.map((item) => JSON.stringify(item)))].sort();
  const closures = lists.map((list) => JSON.parse(list) as unknown);
  const task = { cache, offline, jobs: 8, packages, closures };
  const results = JSON.parse(await output(python, [SCRIPT], { input: JSON.stringify(task) })) as {
    readonly packages: readonly Fetched[];
    readonly closures: readonly (readonly string[])[];
    readonly standard: readonly string[];
  };
  return {
    packages: new Map(packages.map((name, at) => [name, results.packages[at]!])),
    // The names of the packages, by the list as JSON.
    closures: new Map(lists.map((list, at) => [list, new Set(results.closures[at])])),
    standard: new Set(results.standard),
  };
}

interface Missing {
  readonly what: string;
  readonly why: string;
}

export interface Sourced {
  readonly block: Block;
  readonly roots: readonly string[];
  readonly packages: Readonly<Record<string, string>>;
  readonly repositories: readonly Repository[];
  /** The names of the repositories without a clone. */
  readonly absent: readonly string[];
  readonly missing: readonly Missing[];
  readonly faults: readonly Fault[];
}

/** A program whose packages are known, and whose sources are elsewhere. */
export const sourcedFrom = (block: Block, packages: Sourced["packages"]): Sourced => ({
  block,
  packages,
  roots: [],
  repositories: [],
  absent: [],
  missing: [],
  faults: [],
});

type Looked = Awaited<ReturnType<typeof lookInto>>[number];

/** Finds the sources for blocks; for other languages than Python, the installed packages. */
export async function sourcesFor(
  blocks: readonly Block[],
  asking: Asking,
): Promise<readonly Sourced[]> {
  const looked = await lookInto(blocks, asking);
  const beside = looked.flatMap((lookup) =>
    lookup.others.flatMap((module) => requirementFor(module, lookup) ?? []),
  );
  const { packages } = await askRegistry(beside, [], asking);
  return looked.map((lookup): Sourced => {
    const { block, own, others, along, repositories, absent } = lookup;
    const packaged = others.map((module) => {
      const requirement = requirementFor(module, lookup) ?? "";
      return { module, name: requirementOf(requirement).name, ...packages.get(requirement) };
    });
    const taken = [...own, ...packaged];
    const why = lookup.elsewhere ?? own.find((its) => its.why !== undefined)?.why;
    const missing = packaged
      .filter(({ roots = [] }) => roots.length === 0)
      .map((its): Missing => ({ what: its.module, why: why ?? its.why ?? NOTHING }));
    // If a requirement is from elsewhere, so may be its dependencies; those of a repository are not read further.
    const isKnown = (module: string): boolean =>
      packagesOf(module).some((name) => along.has(name)) ||
      (repositories.length > 0 && requirementFor(module, lookup) !== undefined);
    const isOpen = why === undefined && block.language.id === "python";
    const unknown = others.filter((module) => isOpen && !isKnown(module));
    const versions = taken.flatMap(({ name, version }) =>
      version === undefined ? [] : [[name, version] as const],
    );
    const sources = [...repositories, ...taken];
    return {
      block,
      roots: [...new Set(sources.flatMap(({ roots = [] }) => roots))],
      packages: Object.fromEntries(versions),
      repositories,
      absent,
      missing,
      faults: [
        ...own.flatMap((its) => (its.why === undefined ? [] : notPublished(block, its.why))),
        ...unknown.map((module) => notInstalled(block, module)),
      ],
    };
  });
}

const NOTHING = "Nothing that is installed brings it.";

/** Searches the packages that each block installs. */
async function lookInto(blocks: readonly Block[], asking: Asking) {
  const find = repositoriesIn(asking.repositories, asking.cache ?? CACHE);
  const plans = await Promise.all(
    blocks.map(async (block) => {
      const pip = requirementsIn(block.install.pip);
      const published = pip.filter(({ url }) => url === undefined);
      const places = placesOf(block, pip);
      const opened = await Promise.all(places.map(find));
      const repositories = opened.filter((repository) => repository !== undefined);
      const absent = places.filter((_, at) => opened[at] === undefined).map(({ name }) => name);
      const listed = repositories.flatMap(({ folder }) => requirementsOf(folder));
      const list = [...published.map(({ text }) => text), ...listed];
      return { block, pip, published, repositories, absent, list };
    }),
  );
  const wanted = plans.flatMap(({ published }) => published.map(withoutExtras));
  const lists = plans.map(({ list }) => list);
  const { packages, closures, standard } = await askRegistry(wanted, lists, asking);
  return plans.map(({ block, pip, published, repositories, absent, list }) => {
    const own = published.map((requirement): Fetched & { readonly name: string } => ({
      name: requirement.name,
      ...packages.get(withoutExtras(requirement)),
    }));
    const address = pip.find(({ url = "" }) => url !== "" && placeOf(url) === undefined)?.url;
    // Why modules may be in other packages.
    const elsewhere =
      absent.length > 0
        ? `There was no clone of ${[...new Set(absent)].join(", ")}.`
        : address && `pip installs it from ${address}, not from a registry.`;
    const roots = [...repositories, ...own].flatMap((source) => source.roots ?? []);
    const modules = block.language.id === "python" ? importedBy(block.content) : [];
    // The modules that its own packages do not have.
    const others = modules.filter(
      (name) => !standard.has(name) && !roots.some((root) => holds(root, name)),
    );
    const along = closures.get(JSON.stringify(list))!;
    return { block, own, repositories, absent, elsewhere, along, others };
  });
}

function placesOf(
  { cloning = "", content, language }: Block,
  pip: readonly Requirement[],
): readonly ClonedFolder[] {
  const installed = pip.flatMap(({ url }) => (url === undefined ? [] : (placeOf(url) ?? [])));
  const added = [...content.matchAll(/^sys\.path\.append\("([\w/.-]+)"\)$/gm)];
  const cloned = clonedBy(cloning);
  const beside = cloned.flatMap((place) =>
    language.id === "python"
      ? added.map(([, folder]) => ({ ...place, folder: join(place.folder, folder!) }))
      : [],
  );
  return [...cloned, ...beside, ...installed];
}

// Another package may have the name of a module, so only known packages are used.
function requirementFor(
  module: string,
  { along, repositories }: Pick<Looked, "along" | "repositories">,
): string | undefined {
  const names = packagesOf(module);
  const folders = repositories.flatMap(({ folder, root }) => [folder, root]);
  for (const name of names) {
    const declared = declaredIn(folders, name);
    if (declared !== undefined) return declared;
  }
  return names.find((name) => along.has(name)) ?? (COMMON.has(module) ? names[0] : undefined);
}

const holds = (root: string, module: string): boolean =>
  ["", ".py", ".pyi"].some((ending) =>
    existsSync(join(root, module.replaceAll(".", "/") + ending)),
  );

function notInstalled(block: Block, module: string): Fault {
  const imports = new RegExp(`^\\s*(from|import)\\b.*\\b${module.replace(".", "\\.")}\\b`);
  const line = block.content.split("\n").findIndex((text) => imports.test(text)) + 1;
  const message = `Nothing that is installed brings the module "${module}".`;
  return { block, level: "typed", line, code: "notInstalled", message };
}

const notPublished = (block: Block, message: string): Fault => ({
  block,
  level: "typed",
  line: 0,
  code: "notPublished",
  message,
});
