// The limits of the proofs, in words for every place that shows them.

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
