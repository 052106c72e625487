// Filters: by kind, and by words in names; the URL stores both.
import type { Kind } from "#core/base/kind";
import type { ReactNode } from "react";
import { nearestOf } from "../routing/nearest.ts";
import { useQuery } from "../routing/use-query.ts";
import { found, kindIn, KINDS, type Row } from "./registered.ts";
import { MANY } from "./words.ts";
import { useSay } from "../ui/say.ts";

interface Props {
  readonly rows: readonly Row[];
  readonly shown: readonly Row[];
  readonly kind: Kind | undefined;
}

/** The fields, the count, and advice if nothing is found. */
export function Filters({ rows, shown, kind }: Props): ReactNode {
  const [query, change] = useQuery();
  const say = useSay();
  const words = query["q"] ?? "";
  const ask = (changes: { readonly kind?: string; readonly q?: string }): void => {
    change(changes);
    const next = { ...query, ...changes };
    say(counted(found(rows, kindIn(next.kind), next.q ?? "").length));
  };
  const near =
    shown.length === 0 ? nearestOf(found(rows, kind, ""), words.trim().slice(0, 60)) : undefined;
  return (
    <>
      <div className="filters">
        <div className="field">
          <label htmlFor="words">Id, label or alias</label>
          <input
            id="words"
            type="search"
            value={words}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => ask({ q: target.value })}
          />
        </div>
        <div className="field">
          <label htmlFor="kind">Kind</label>
          <select
            id="kind"
            value={kind ?? ""}
            onChange={({ target }) => ask({ kind: target.value })}
          >
            <option value="">All kinds</option>
            {KINDS.map((one) => (
              <option key={one} value={one}>
                {MANY[one]}
              </option>
            ))}
          </select>
        </div>
        <p className="note">{counted(shown.length)}</p>
      </div>
      {shown.length === 0 && (
        <p className="empty">
          No plugin has “{words}” in a name.{" "}
          {near !== undefined && (
            <>
              Did you mean{" "}
              <button type="button" className="button" onClick={() => ask({ q: near.id })}>
                {near.label}
              </button>
              ?{" "}
            </>
          )}
          <button type="button" className="button" onClick={() => ask({ q: "", kind: "" })}>
            Show all
          </button>
        </p>
      )}
    </>
  );
}

const counted = (count: number): string => `${count} ${count === 1 ? "plugin" : "plugins"} shown.`;
