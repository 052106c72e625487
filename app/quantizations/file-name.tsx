// A file name to try, and the result of each quantization with its extension.
import type { QuantizationSpec } from "hubsmith";
import { type ReactNode, useState } from "react";
import { None } from "./ladder-table.tsx";
import { endingsOf, EXAMPLES, type Reading, readingsOf } from "./names.ts";
import { useAnnouncement } from "../routing/use-announcement.ts";

interface Props {
  readonly of: readonly QuantizationSpec[];
}

// No path of a repository is longer.
const LONGEST_PATH = 500;

/** The field, its examples and the results. */
export function FileNameReader({ of: quantizations }: Props): ReactNode {
  const [path, setPath] = useState(EXAMPLES[0]![1]);
  const readings = readingsOf(quantizations, path);
  const endings = endingsOf(quantizations).join(", ");
  const unread =
    path.trim() === "" ? "Enter a file name." : `Unknown file extension. Supported: ${endings}.`;
  useAnnouncement(readings.length === 0 ? unread : readings.map(({ says }) => says).join(" "));
  return (
    <>
      <div className="field">
        <label htmlFor="path">File name, or path in a repository</label>
        <input
          id="path"
          type="text"
          value={path}
          maxLength={LONGEST_PATH}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          onChange={({ target }) => setPath(target.value)}
        />
      </div>
      <fieldset className="presets">
        <legend className="unseen">Examples</legend>
        {EXAMPLES.map(([about, example]) => (
          <button
            key={example}
            type="button"
            className="button"
            aria-pressed={path === example}
            onClick={() => setPath(example)}
          >
            {about}
          </button>
        ))}
      </fieldset>
      {readings.length === 0 && <p className="empty">{unread}</p>}
      {readings.map((reading) => (
        <ReadingList key={reading.id} reading={reading} />
      ))}
    </>
  );
}

function ReadingList({ reading: { label, facts } }: { readonly reading: Reading }): ReactNode {
  return (
    <section className="reading-of" aria-label={`As a file of ${label}`}>
      <h3>As a file of {label}</h3>
      <dl className="outcome">
        {facts.map(({ what, value, means }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {value === undefined ? <None /> : <code translate="no">{value}</code>}
              <span className="note">{means}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
