// What `npm run prove:libraries -- --help` says.

/** The help. */
export const HELP = `Proves the load snippets of the libraries, and writes down how far.

  npm run prove:libraries                 parses all, downloads the published packages, and types against their sources
  npm run prove:libraries -- --run        also installs small packages and runs the programs of some libraries
  npm run prove:libraries -- --check      compares with what is committed
  npm run prove:libraries -- --records FILE   proves what models of the Hub get, one record in JSON a line; writes nothing

  --only ID     this library alone; may be said several times
  --offline     takes what was downloaded before, and asks no registry
  --jobs N      how many checkers work at the same time (2)
  --keep        leaves the folders behind in which programs ran

--records parses and types, or with --check parses alone.

Nothing that is downloaded is run, but for --run, which installs the versions that tools/prove-libraries/run names into an
environment of its own below .cache/libraries.

--check needs no network and takes under a minute. It parses every program of every library and every command that installs,
and looks for unknown names. A program that its formatter would change is a fault: that of ruff at 88 columns, of Prettier
at 80, of shfmt. It holds the libraries and the digests of their programs against the record: a program that changed since
it was proven is a fault, and so is a library without a row or a row without a library. It holds the page against the
record. It types nothing, runs nothing, and does not look whether newer packages were published.
`;
