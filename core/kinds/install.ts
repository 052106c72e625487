// The requirements of a program, by package manager.

/** A package as its manager names it, alone or with flags of the command. @public */
export type Requirement =
  | string
  | {
      /** The package, e.g. `reqwest`. */
      readonly name: string;
      /** What follows it in its own command, e.g. `["--features", "json"]`. */
      readonly flags?: readonly string[];
      /** What a client's program contains if it needs the package, e.g. `import numpy`; by default each needs it. */
      readonly ifProgramHas?: string;
    };

/**
 * The packages that a program needs, by package manager. `installText` prints the commands.
 * @see https://pip.pypa.io/en/stable/reference/requirement-specifiers/ for `pip`
 * @see https://docs.npmjs.com/cli/commands/npm-install for `npm`
 * @public
 */
export interface Install {
  /** Debian packages, for `apt-get install`. */
  readonly apt?: readonly Requirement[];
  /** Homebrew formulas, for `brew install`. */
  readonly brew?: readonly Requirement[];
  /** Windows packages, for `winget install`. */
  readonly winget?: readonly Requirement[];
  /** Python requirements, for `pip install`, e.g. `transformers[torch]`. */
  readonly pip?: readonly Requirement[];
  /** npm packages, with a version if needed: `three@0.170`. */
  readonly npm?: readonly Requirement[];
  /** Crates, for `cargo add`. */
  readonly cargo?: readonly Requirement[];
  /** Go modules, for `go get`. */
  readonly go?: readonly Requirement[];
  /** Ruby gems, for `gem install`. */
  readonly gem?: readonly Requirement[];
  /** PHP packages, for `composer require`, e.g. `guzzlehttp/guzzle`. */
  readonly composer?: readonly Requirement[];
  /** Java artifacts, for Maven, e.g. `com.squareup.okhttp3:okhttp:4.12.0`. */
  readonly maven?: readonly Requirement[];
  /** .NET packages, for `dotnet add package`. */
  readonly nuget?: readonly Requirement[];
  /** Swift packages: the URL of each repository, and the minimum version. */
  readonly swift?: readonly { readonly url: string; readonly from: string }[];
  /** Other commands from its documentation, such as an installer. */
  readonly script?: readonly string[];
  /** The URL of a page with installers; printed as a comment. */
  readonly page?: string;
  /** A sentence about requirements that no command installs; printed as a comment. */
  readonly note?: string;
}
