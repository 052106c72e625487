// Choices of options together, so that each two that go together are met by some client: what one hides, another may show.
import { setOf } from "./factors.ts";
import type { OptionSet } from "./option-sets.ts";

// No pair needs more than one of them; which rows do is for `factors.test.ts` to say.
const CHOICES: readonly (readonly string[])[] = [
  ["endpoint without a scheme", "placeholder", "billed", "parameters", "hostile", "transformers"],
  [
    "endpoint with a complete URL",
    "placeholder",
    "billed",
    "nought",
    "streaming",
    "hostile",
    "transformers",
  ],
  ["endpoint with a query", "literal token", "transformers"],
  ["direct", "literal token", "billed", "parameters", "version", "hostile", "transformers"],
  ["literal token", "billed", "parameters", "streaming", "hostile", "cheapest", "transformers"],
  ["literal token", "billed", "nought", "streaming", "hostile", "fastest", "transformers"],
  ["direct", "literal token", "billed", "parameters", "lora", "hostile", "transformers"],
  ["placeholder", "billed", "parameters", "streaming", "hostile", "preferred", "transformers"],
  ["endpoint with a complete URL", "parameters"],
  ["endpoint with /v1", "billed", "parameters", "hostile", "transformers"],
  ["endpoint with a slash", "placeholder", "billed", "parameters", "hostile", "transformers"],
  ["endpoint without a scheme", "literal token"],
  ["endpoint with a query", "literal token", "billed", "parameters", "hostile"],
  ["endpoint", "placeholder", "parameters", "hostile", "transformers"],
  ["endpoint with /v1", "literal token", "nought", "streaming", "hostile"],
  ["endpoint without a scheme", "billed", "nought", "streaming", "hostile"],
  ["placeholder", "parameters", "lora", "hostile", "transformers"],
  ["endpoint with a query", "placeholder", "nought", "streaming"],
  ["endpoint with a complete URL", "literal token", "streaming", "hostile", "transformers"],
  ["literal token", "nought", "streaming", "hostile", "preferred"],
  ["endpoint with a slash", "literal token", "nought", "streaming"],
  ["placeholder", "nought", "hostile", "cheapest", "transformers"],
  ["placeholder", "billed", "parameters", "streaming", "fastest", "transformers"],
  ["endpoint with a query"],
  ["endpoint with a query", "placeholder"],
  ["direct", "placeholder", "nought"],
  ["endpoint with a slash", "literal token"],
  ["endpoint without a scheme", "billed", "hostile"],
  ["placeholder", "billed", "version", "hostile", "transformers"],
  ["endpoint with /v1", "literal token", "hostile", "transformers"],
  ["endpoint", "placeholder", "nought", "streaming"],
  ["endpoint with /v1", "placeholder", "billed", "hostile", "transformers"],
];

/** The sets of several choices at once. @internal */
export const COMBINED_SETS: readonly OptionSet[] = CHOICES.map((chosen) => setOf(...chosen));
