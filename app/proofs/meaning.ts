// How programs are tested, and the limits of the tests, in words for every place that shows them.

/** Each step, and its meaning; a program's level is its last step. */
export const STEPS: readonly (readonly [string, string])[] = [
  ["Syntax-checked", "The program parses without errors."],
  ["Names checked", "Every name is defined or imported."],
  [
    "Type-checked",
    "Imports exist. Methods and arguments match the types or sources of the installed package.",
  ],
  [
    "Run",
    "The real client ran the program unchanged. A mock of the provider received the request and sent the documented response. The exit code, the output, the saved files and the recipient of each key were checked. Rejected requests, failed jobs and strings full of quotes were tested, too.",
  ],
];

/** Each limit, and its meaning. */
export const LIMITS: readonly (readonly [string, string])[] = [
  [
    "No live service was called",
    "A mock service follows the documentation. If the real service differs, the tests do not detect it.",
  ],
  [
    "The quality of models is not tested",
    "Quality, speed and cost of responses are not tested, nor whether a provider still hosts a model.",
  ],
  [
    "One version of each client was tested",
    "A program may behave differently with another version of its client.",
  ],
  [
    "Few libraries were run",
    "Most were only checked against the sources of their packages, and were not run with a real model.",
  ],
];
