// Finds the sources of what each block in Python imports, and says of each module that has none why not.
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Block } from "./blocks.ts";
import type { Fault } from "./fault.ts";
import { COMMON, importedBy, packagesOf } from "./imports.ts";
import { type Asking, askRegistry, type Fetched } from "./registry.ts";
import { requirementsIn, withoutExtras } from "./requirements.ts";

/** Why the sources of something cannot be read. */
export interface Missing {
  /** The module, or the package. */
  readonly what: string;
  readonly why: string;
}

/** A block, and the sources of what it imports. */
export interface Sourced {
  readonly block: Block;
  /** The folders that the imports are looked for in. */
  readonly roots: readonly string[];
  readonly packages: Readonly<Record<string, string>>;
  /** What it imports and nobody has. */
  readonly missing: readonly Missing[];
  readonly faults: readonly Fault[];
}

type Named = readonly [name: string, found: Fetched];

/** A block whose own packages were looked into. */
interface Looked {
  readonly block: Block;
  readonly own: readonly Named[];
  /** Why modules may come from elsewhere than its packages. */
  readonly elsewhere: string | undefined;
  /** All packages that come with its installation. */
  readonly along: ReadonlySet<string>;
  /** The modules that its own packages do not have. */
  readonly others: readonly string[];
}

/** Finds the sources for blocks; of those that are not in Python, the packages that they install. */
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
      const name = nameOf(module, one);
      return { module, named: name === undefined ? [] : [[name, packages.get(name)!] as const] };
    });
    const taken = [...own, ...found.flatMap(({ named }) => named)];
    const why = one.elsewhere ?? own.flatMap(([, its]) => ("why" in its ? [its.why] : []))[0];
    const missing = found
      .filter(({ named }) => rootsOf(named).length === 0)
      .map(({ module, named: [its] }): Missing => {
        const told = its !== undefined && "why" in its[1] ? its[1].why : NOTHING;
        return { what: module, why: why ?? told };
      });
    const unpublished = own.flatMap(([, its]) =>
      "why" in its ? [notPublished(block, its.why)] : [],
    );
    // Where something comes from elsewhere, so may all that it requires.
    const unknown =
      why !== undefined
        ? []
        : others
            .filter((module) => !packagesOf(module).some((name) => along.has(name)))
            .map((module) => notInstalled(block, module));
    const versions = taken.flatMap(([name, its]) =>
      "version" in its ? [[name, its.version] as const] : [],
    );
    const roots = [...new Set(rootsOf(taken))];
    const faults = [...unpublished, ...unknown];
    return { block, roots, packages: Object.fromEntries(versions), missing, faults };
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
    const own = published.map((one): Named => [one.name, packages.get(withoutExtras(one))!]);
    const address = pip.find(({ url }) => url !== undefined)?.url;
    const fromAddress = address && `pip installs from ${address}, which is no registry.`;
    const modules = block.language.id === "python" ? importedBy(block.content) : [];
    const others = modules.filter(
      (name) => !standard.has(name) && !rootsOf(own).some((root) => holds(root, name)),
    );
    const elsewhere = cloned.has(block.library) ? CLONE : fromAddress;
    return { block, own, elsewhere, along: closures.get(JSON.stringify(list))!, others };
  });
}

const CLONE = "What is imported comes with a clone of the repository.";

// A package that has a module's name by chance must not stand for it, so only those are asked for that are known.
function nameOf(module: string, { along }: Looked): string | undefined {
  const names = packagesOf(module);
  return names.find((name) => along.has(name)) ?? (COMMON.has(module) ? names[0] : undefined);
}

const rootsOf = (taken: readonly Named[]): readonly string[] =>
  taken.flatMap(([, one]) => ("roots" in one ? one.roots : []));

const holds = (root: string, module: string): boolean =>
  ["", ".py", ".pyi"].some((ending) =>
    existsSync(join(root, module.replaceAll(".", "/") + ending)),
  );

const notPublished = (block: Block, message: string): Fault => ({
  block,
  level: "typed",
  line: 0,
  code: "notPublished",
  message,
});

function notInstalled(block: Block, module: string): Fault {
  const imports = new RegExp(`^\\s*(from|import)\\b.*\\b${module.replace(".", "\\.")}\\b`);
  const line = block.content.split("\n").findIndex((one) => imports.test(one)) + 1;
  const message = `Nothing that is installed brings the module "${module}".`;
  return { block, level: "typed", line, code: "notInstalled", message };
}
