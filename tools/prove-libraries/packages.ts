// Downloads the sources of the modules that Python programs import; missing modules have a reason.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { output } from "../process.ts";
import type { Block } from "./blocks.ts";
import type { Fault } from "./faults.ts";

// Modules whose package has another name; the first is downloaded, any of them is valid.
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  Bio: ["biopython"],
  PIL: ["pillow"],
  bs4: ["beautifulsoup4"],
  cv2: [
    "opencv-python",
    "opencv-python-headless",
    "opencv-contrib-python",
    "opencv-contrib-python-headless",
  ],
  sklearn: ["scikit-learn"],
  skimage: ["scikit-image"],
  skops: ["skops"],
  yaml: ["pyyaml"],
  google: ["protobuf"],
  tensorflow: ["tensorflow", "tensorflow-cpu", "tensorflow-gpu", "tensorflow-macos"],
  onnxruntime: ["onnxruntime", "onnxruntime-gpu"],
  paddle: ["paddlepaddle", "paddlepaddle-gpu"],
  mlx: ["mlx"],
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
export const packagesOf = (module: string): readonly string[] =>
  PACKAGES[module] ?? [canonical(module)];

// An import has its own line, or is in a block. Lines of a string with several lines are also read as imports.
const IMPORT = /^[ \t]*(?:from[ \t]+([A-Za-z_][\w.]*)[ \t]+import\b|import[ \t]+(.+))/gm;

/** The first names of all modules that a program in Python imports. */
export function importedBy(program: string): readonly string[] {
  const found = [...program.matchAll(IMPORT)].flatMap(([, from, names = ""]) =>
    from === undefined
      ? names.split(",").map((one) => /^\s*([\w.]+)/.exec(one)?.[1] ?? "")
      : [from],
  );
  const modules = found.map((name) => {
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

/** A normalized package name. */
export const canonical = (name: string): string => name.toLowerCase().replace(/[-_.]+/g, "-");

/** Reads the arguments of pip; options and folders are not requirements. */
export const requirementsIn = (pip: readonly string[] = []): readonly Requirement[] =>
  pip.filter((text) => !/^[-./]/.test(text)).map(requirementOf);

function requirementOf(text: string): Requirement {
  if (/^(git\+)?\w+:\/\//.test(text)) return { name: "", text, url: text };
  const name = canonical(/^[A-Za-z0-9._-]+/.exec(text)?.[0] ?? "");
  const url = /^[^@]*?\s*@\s*(\S+)/.exec(text)?.[1];
  return { name, text, ...(url === undefined ? {} : { url }) };
}

/** The same without extras: sources are the same with and without. */
export const withoutExtras = ({ text }: Requirement): string => text.replace(/\[[^\]]*\]/, "");

/** The download cache. */
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
}

interface Wanted {
  readonly packages: readonly string[];
  /** The requirement lists of installations. */
  readonly closures: readonly (readonly string[])[];
}

interface Answer {
  readonly packages: ReadonlyMap<string, Fetched>;
  /** The names of the packages, by the list as JSON. */
  readonly closures: ReadonlyMap<string, ReadonlySet<string>>;
  readonly standard: ReadonlySet<string>;
}

const SCRIPT = fileURLToPath(new URL("python/main.py", import.meta.url));

/** Downloads requirements that are not in the cache, and unpacks them. */
async function askRegistry(wanted: Wanted, asking: Asking): Promise<Answer> {
  const { python, offline, cache = CACHE } = asking;
  const packages = [...new Set(wanted.packages)].sort();
  const lists = [...new Set(wanted.closures.map((one) => JSON.stringify(one)))].sort();
  const closures = lists.map((one) => JSON.parse(one) as unknown);
  const task = { cache, offline, jobs: 8, packages, closures };
  const results = JSON.parse(await output(python, [SCRIPT], { input: JSON.stringify(task) })) as {
    readonly packages: readonly Fetched[];
    readonly closures: readonly (readonly string[])[];
    readonly standard: readonly string[];
  };
  return {
    packages: new Map(packages.map((one, at) => [one, results.packages[at]!])),
    closures: new Map(lists.map((one, at) => [one, new Set(results.closures[at])])),
    standard: new Set(results.standard),
  };
}

export interface Missing {
  readonly what: string;
  readonly why: string;
}

export interface Sourced {
  readonly block: Block;
  /** The folders in which the imports are searched. */
  readonly roots: readonly string[];
  readonly packages: Readonly<Record<string, string>>;
  readonly missing: readonly Missing[];
  readonly faults: readonly Fault[];
}

/** A block whose own packages were searched. */
interface Looked {
  readonly block: Block;
  readonly own: readonly (Fetched & { readonly name: string })[];
  /** Why modules may be in other packages. */
  readonly elsewhere: string | undefined;
  /** All packages of its installation. */
  readonly along: ReadonlySet<string>;
  /** The modules that its own packages do not have. */
  readonly others: readonly string[];
}

/** Finds the sources for blocks; for other languages than Python, the installed packages. */
export async function sourcesFor(
  blocks: readonly Block[],
  asking: Asking,
): Promise<readonly Sourced[]> {
  const looked = await lookInto(blocks, asking);
  const beside = looked.flatMap((one) => one.others.flatMap((module) => nameOf(module, one) ?? []));
  const { packages } = await askRegistry({ packages: beside, closures: [] }, asking);
  return looked.map((one): Sourced => {
    const { block, own, others, along } = one;
    const found = others.map((module) => {
      const name = nameOf(module, one) ?? "";
      return { module, name, ...packages.get(name) };
    });
    const taken = [...own, ...found];
    const why = one.elsewhere ?? own.find((its) => its.why !== undefined)?.why;
    const missing = found
      .filter(({ roots = [] }) => roots.length === 0)
      .map((its): Missing => ({ what: its.module, why: why ?? its.why ?? NOTHING }));
    // If a requirement is from elsewhere, so may be its dependencies.
    const unknown = others.filter(
      (module) => why === undefined && !packagesOf(module).some((name) => along.has(name)),
    );
    const versions = taken.flatMap(({ name, version }) =>
      version === undefined ? [] : [[name, version] as const],
    );
    return {
      block,
      roots: [...new Set(taken.flatMap(({ roots = [] }) => roots))],
      packages: Object.fromEntries(versions),
      missing,
      faults: [
        ...own.flatMap((its) => (its.why === undefined ? [] : notPublished(block, its.why))),
        ...unknown.map((module) => notInstalled(block, module)),
      ],
    };
  });
}

const NOTHING = "Nothing that is installed brings it.";

async function lookInto(blocks: readonly Block[], asking: Asking): Promise<readonly Looked[]> {
  const cloned = new Set(
    blocks.filter(({ content }) => content.includes("git clone")).map(({ library }) => library),
  );
  const plans = blocks.map((block) => {
    const pip = requirementsIn(block.install.pip);
    const published = pip.filter(({ url }) => url === undefined);
    return { block, pip, published, list: published.map(({ text }) => text) };
  });
  const wanted = {
    packages: plans.flatMap(({ published }) => published.map(withoutExtras)),
    closures: plans.map(({ list }) => list),
  };
  const { packages, closures, standard } = await askRegistry(wanted, asking);
  return plans.map(({ block, pip, published, list }): Looked => {
    const own = published.map((one) => ({ name: one.name, ...packages.get(withoutExtras(one)) }));
    const address = pip.find(({ url }) => url !== undefined)?.url;
    const fromAddress = address && `pip installs it from ${address}, not from a registry.`;
    const roots = own.flatMap((one) => one.roots ?? []);
    const modules = block.language.id === "python" ? importedBy(block.content) : [];
    const others = modules.filter(
      (name) => !standard.has(name) && !roots.some((root) => holds(root, name)),
    );
    const elsewhere = cloned.has(block.library) ? CLONE : fromAddress;
    return { block, own, elsewhere, along: closures.get(JSON.stringify(list))!, others };
  });
}

const CLONE = "The import is only in the Git repository.";

// Another package may have the name of a module, so only known packages are used.
function nameOf(module: string, { along }: Looked): string | undefined {
  const names = packagesOf(module);
  return names.find((name) => along.has(name)) ?? (COMMON.has(module) ? names[0] : undefined);
}

const holds = (root: string, module: string): boolean =>
  ["", ".py", ".pyi"].some((ending) =>
    existsSync(join(root, module.replaceAll(".", "/") + ending)),
  );

function notInstalled(block: Block, module: string): Fault {
  const imports = new RegExp(`^\\s*(from|import)\\b.*\\b${module.replace(".", "\\.")}\\b`);
  const line = block.content.split("\n").findIndex((one) => imports.test(one)) + 1;
  const message = `Nothing that is installed brings the module "${module}".`;
  return { block, level: "typed", line, code: "notInstalled", message };
}

/** The fault of a block that installs a package that is not published. */
export const notPublished = (block: Block, message: string): Fault => ({
  block,
  level: "typed",
  line: 0,
  code: "notPublished",
  message,
});
