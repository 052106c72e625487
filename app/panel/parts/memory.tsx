// The memory that an app needs for a model, by part.
import type { LocalApp } from "hubsmith/apps";
import { amountNeeded, type MemoryFit } from "hubsmith/formats";
import type { ReactNode } from "react";
import { boundsText } from "../../models/amounts.ts";
import { Verdict } from "../../ui/format-rows.tsx";

export function amountOf(memory: MemoryFit): string {
  const bytes = amountNeeded(memory);
  return bytes === undefined ? "" : boundsText(bytes);
}

interface MemoryProps extends Pick<LocalApp, "file" | "memory" | "version"> {
  readonly where?: string | undefined;
  /** The length of the context. */
  readonly tokens: number;
}

export function Memory({ file, memory, where, tokens, version }: MemoryProps): ReactNode {
  if (memory.needs.length === 0)
    return memory.reason === undefined ? null : <p className="note">{memory.reason}</p>;
  return (
    <details className="folded">
      <summary>
        {version !== undefined && `Runs as ${version.id}: `}
        {file ?? "All weights"}: {amountOf(memory)} with a context of {tokens.toLocaleString("en")}{" "}
        tokens
        {where !== undefined && (
          <>
            . <Verdict fits={memory.fits} />
          </>
        )}
      </summary>
      <ul className="note">
        {memory.needs.map(({ part, how, min, max }) => (
          <li key={part}>
            {part}: {max === 0 ? "unknown" : boundsText({ min, max })} ({how})
          </li>
        ))}
        {memory.missing.length > 0 && (
          <li>The record does not have {memory.missing.join(", ")}.</li>
        )}
      </ul>
    </details>
  );
}
