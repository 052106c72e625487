// The meaning of "proven", step by step, and its limits.
import type { ReactNode } from "react";
import { Part } from "../routing/part.tsx";
import { LIMITS } from "./limits.ts";

const STEPS = [
  ["Syntax", "The program parses without errors."],
  ["Names", "Every name is defined or imported."],
  ["Types", "Imports exist. Methods and arguments match the types of the installed package."],
  [
    "Run",
    "The real client ran it unchanged. A mock of the provider on the same machine received the request and sent the documented response. The exit code, the output, the saved files and the recipient of each key were checked. Rejected requests, failed jobs and strings full of quotes were tested, too.",
  ],
  [
    "Comparison",
    "This is separate from the steps. If huggingface.js makes the same call, its request is compared with those of fetch, Requests and cURL. A difference fails the test, unless a list explains why both are right.",
  ],
] as const;

/** The two lists. */
export function Meaning(): ReactNode {
  return (
    <>
      <Part id="meaning" title="How programs are tested" items={STEPS}>
        <p>These steps run in order. A program’s level is the last step that it passed.</p>
        <Pairs pairs={STEPS} />
      </Part>
      <Part id="limits" title="Limits" items={LIMITS}>
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
