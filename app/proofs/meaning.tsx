// The meaning of "proven", step by step, and its limits.
import type { ReactNode } from "react";
import { Part } from "../reading/part.tsx";
import { LIMITS } from "./limits.ts";

const STEPS = [
  ["Parsed", "A parser of the language reads the program without a fault."],
  ["Names", "Every name in it is defined or imported, so none is misspelt."],
  [
    "Typed",
    "Its imports exist, and methods and arguments match the types of the installed package.",
  ],
  [
    "Run",
    "Its real client ran it unchanged. A mock of the provider, on the same machine, received the request and responded as documented. The exit code, the output, the saved files and who was sent which key were all as they must be. Refusals, failed jobs and texts full of quotes were played, too.",
  ],
  [
    "Second witness",
    "This is separate from the steps. Where huggingface.js makes the same call, its request is compared with those of fetch, Requests and cURL. A difference fails the proof, unless it is on a list that says why both are right.",
  ],
] as const;

/** The two lists. */
export function Meaning(): ReactNode {
  return (
    <>
      <Part id="meaning" title="What “proven” means" items={STEPS}>
        <p>
          A program climbs these steps in order. Its level is the last one that it reached before
          something was wrong, or could not be checked.
        </p>
        <Pairs pairs={STEPS} />
      </Part>
      <Part id="limits" title="What it does not prove" items={LIMITS}>
        <Pairs pairs={LIMITS} />
      </Part>
    </>
  );
}

function Pairs({ pairs }: { readonly pairs: readonly (readonly [string, string])[] }): ReactNode {
  return (
    <dl className="pairs">
      {pairs.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
