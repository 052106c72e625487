// The limits of the proofs, in words for every place that shows them.

/** Each limit, and its meaning. */
export const LIMITS: readonly (readonly [string, string])[] = [
  [
    "No live service was called",
    "A mock service follows the documentation. If the real service differs, or has changed since, this proof does not detect it.",
  ],
  [
    "The quality of models is not tested",
    "Not how good an answer is, how long it takes, or what it costs, nor whether a provider still hosts a model.",
  ],
  [
    "Versions are those in the proof",
    "A program was run with one version of its client. With another one it may do otherwise.",
  ],
  [
    "Few libraries were run",
    "Most were compared with the sources of their published packages, and were not run with a real model.",
  ],
];
