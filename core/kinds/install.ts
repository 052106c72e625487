// What a program needs, by package manager.

/**
 * The packages that a program needs, by package manager. Each command may list several packages.
 * @see https://pip.pypa.io/en/stable/reference/requirement-specifiers/ for `pip`
 * @see https://docs.npmjs.com/cli/commands/npm-install for `npm`
 * @example
 * ```ts
 * import { type Install, installText } from "hubsmith";
 *
 * const install: Install = { pip: ["transformers[torch]"], note: "Needs a GPU." };
 * installText(install); // → "# Needs a GPU.\npip install -U 'transformers[torch]'"
 * ```
 * @public
 */
export interface Install {
  /** Requirement specifiers, e.g. `transformers[torch]`. */
  readonly pip?: readonly string[];
  /** npm packages, with a version if needed: `three@0.170`. */
  readonly npm?: readonly string[];
  /** Homebrew formulas. */
  readonly brew?: readonly string[];
  /** Debian packages. */
  readonly apt?: readonly string[];
  /** Crates, for `cargo add`. */
  readonly cargo?: readonly string[];
  /** Go modules, for `go get`. */
  readonly go?: readonly string[];
  /** NuGet packages. */
  readonly dotnet?: readonly string[];
  /** Swift packages: the URL of each repository, and the minimum version. */
  readonly swift?: readonly { readonly url: string; readonly from: string }[];
  /** A sentence about requirements that no command installs; printed as a comment. */
  readonly note?: string;
}
