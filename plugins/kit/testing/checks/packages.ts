// The check of packages: each string of `install` is the name of one package, as its manager writes it.
import type { AppSpec, Install, Plugin, Requirement } from "hubsmith";
import { byKind, type Check, type Finding } from "./check.ts";

const NPM = /^(?:@[\w.~-]+\/)?[\w~][\w.~-]*(?:@[^\s'"]+)?$/;
// The name with extras, versions, a URL or a marker; or an option of pip or a URL alone.
const PIP =
  /^[a-z\d][\w.-]*(?:\[[\w,.-]+\])?(?:\s*[<>=!~]=?=?\s*[\w.*+!-]+(?:\s*,\s*[<>=!~]=?=?\s*[\w.*+!-]+)*)?(?:\s*@\s*\S+)?(?:\s*;\s*(?:extra|implementation|os|platform|python|sys)_?\w*\W.+)?$|^(?:git\+)?https:\/\/\S+$|^--?[a-z][a-z-]*$/i;
const NAMES: Readonly<Record<string, RegExp>> = {
  apt: /^[a-z\d][a-z\d+.-]*(?:[=/][\w.+:~-]+)?$/,
  brew: /^[\w@.+-]+(?:\/[\w@.+-]+){0,2}$/,
  winget: /^\w[\w.+-]*$/,
  pip: PIP,
  npm: NPM,
  cargo: /^\w[\w-]*(?:@[\w.=^~-]+)?$/,
  go: /^[\w.-]+(?:\/[\w.~-]+)+(?:@[\w.-]+)?$/,
  gem: /^\w[\w.-]*(?::[\w.]+)?$/,
  composer: /^[\w.-]+\/[\w.-]+(?::\S+)?$/,
  maven: /^[\w.-]+:[\w.-]+:[\w.-]+$/,
  nuget: /^\w[\w.-]*(?:@[\w.-]+)?$/,
};

/** The package of a requirement, without flags. @internal */
export const packageName = (requirement: Requirement): string =>
  typeof requirement === "string" ? requirement : requirement.name;

function* faultsIn(install: Install, field: string): Iterable<Finding> {
  for (const [manager, pattern] of Object.entries(NAMES))
    for (const requirement of (install[manager as "pip"] ?? []) as readonly Requirement[]) {
      const name = packageName(requirement);
      if (pattern.test(name)) continue;
      const message = `\`${field}.${manager}\` has ${JSON.stringify(name)}, which is not the name of one package. ${fixOf(name)}`;
      yield { message };
    }
}

function fixOf(name: string): string {
  const [first = "", ...flags] = name.trim().split(/\s+/);
  if (flags.length === 0 || /[;&|<>$`()]/.test(name))
    return "Write the name alone, and other commands in `script`.";
  if (!first.startsWith("-") && flags.some((word) => word.startsWith("-")))
    return `Write ${JSON.stringify({ name: first, flags })}.`;
  return `Write ${[first, ...flags].map((word) => JSON.stringify(word)).join(", ")}.`;
}

/** Finds strings of `install` that are not one package. */
export const packagesCheck: Check = {
  id: "packages-are-names",
  what: "Each string of `install` is the name of one package.",
  why: "It is printed as one quoted argument, so two names, flags or shell text in it fail.",
  fix: "Write one string for each package, and `{ name, flags }` for flags.",
  find: byKind({
    library: ({ install = {} }: Plugin<"library">) => faultsIn(install, "install"),
    client: ({ install = {} }: Plugin<"client">) => faultsIn(install, "install"),
    *app({ installs }: AppSpec) {
      for (const [platform, install] of Object.entries(installs))
        yield* faultsIn(install, `installs.${platform}`);
    },
  }),
};
