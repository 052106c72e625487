// What a program needs, by package manager.

/** The packages that a snippet needs, by package manager. `installText` prints the commands. @public */
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
