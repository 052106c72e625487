// A diff of two programs: removed, added and equal lines, marked by signs and by words.
import { Fragment, type ReactNode, useMemo, useRef } from "react";
import type { Piece } from "../ui/highlight.ts";
import { drawPiece } from "../ui/piece.tsx";
import { useColours } from "../ui/use-colours.ts";
import { useOverflow } from "../ui/use-overflow.ts";
import { useLoaded } from "../routing/use-loaded.ts";
import type { linesOf, Row } from "./lines.ts";
import { type Segment, segmentsOf } from "./segments.ts";
import "./compare.css";

interface Side {
  readonly title: string;
  readonly content: string;
}

interface Props {
  readonly before: Side;
  readonly after: Side;
  /** The grammar for both; plain text if there is none. */
  readonly highlight: string;
}

type Lines = readonly (readonly Piece[])[] | undefined;

const load = async (): Promise<typeof linesOf> => (await import("./lines.ts")).linesOf;

/** The diff. */
export function Comparison({ before, after, highlight }: Props): ReactNode {
  const loaded = useLoaded(load, "lines");
  const [left, right] = [before.content, after.content];
  const compare = loaded.state === "here" ? loaded.value : undefined;
  const rows = useMemo(() => compare?.(left, right), [compare, left, right]);
  if (left === right) return <p className="empty">The programs are identical.</p>;
  if (loaded.state === "failed")
    return (
      <div className="fault" role="alert">
        <p>
          <strong>The comparison did not load.</strong> Check your network. If the site was updated,
          reload the page.
        </p>
        <button type="button" className="button" onClick={loaded.again}>
          Try again
        </button>
      </div>
    );
  if (rows === undefined) return <p className="loading">Comparing …</p>;
  return <Compared before={before} after={after} highlight={highlight} rows={rows} />;
}

function Compared({
  before,
  after,
  highlight,
  rows,
}: Props & { readonly rows: readonly Row[] }): ReactNode {
  const scroller = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(scroller);
  const old = useColours(before.content, highlight);
  const fresh = useColours(after.content, highlight);
  const digits = `${rows.length}`.length;
  const label = `${before.title} and ${after.title}, compared`;
  const reachable = overflows ? { tabIndex: 0, role: "region", "aria-label": label } : {};
  return (
    <div className="code comparison">
      <div className="code-head">
        <Title kind="gone" title={before.title} rows={rows} />
        <Title kind="new" title={after.title} rows={rows} />
      </div>
      <div className="compared" ref={scroller} dir="ltr" translate="no" {...reachable}>
        <div className="stretches">
          {segmentsOf(rows).map((stretch, at) => (
            <Together key={at} stretch={stretch} digits={digits} old={old} fresh={fresh} />
          ))}
        </div>
      </div>
    </div>
  );
}

interface TitleProps {
  readonly kind: "gone" | "new";
  readonly title: string;
  readonly rows: readonly Row[];
}

function Title({ kind, title, rows }: TitleProps): ReactNode {
  const count = rows.filter((row) => row.kind === kind).length;
  return (
    <p className="code-title" data-kind={kind} data-sign={SIGNS[kind]}>
      {title} <span className="code-about">{lines(count)} only here</span>
    </p>
  );
}

interface TogetherProps {
  readonly stretch: Segment;
  readonly digits: number;
  readonly old: Lines;
  readonly fresh: Lines;
}

function Together({ stretch, digits, old, fresh }: TogetherProps): ReactNode {
  const { kind, rows, isFolded } = stretch;
  const text = (
    <pre data-kind={kind}>
      <code>
        {kind !== "same" && (
          <span className="unseen">
            {lines(rows.length)} {kind}:{"\n"}
          </span>
        )}
        {rows.map((row, at) => (
          <Fragment key={at}>
            {at > 0 && "\n"}
            <Line row={row} digits={digits} pieces={piecesOf(row, old, fresh)} />
          </Fragment>
        ))}
      </code>
    </pre>
  );
  if (kind === "gone") return <del>{text}</del>;
  if (kind === "new") return <ins>{text}</ins>;
  if (!isFolded) return text;
  return (
    <details>
      <summary>… {lines(rows.length)} unchanged</summary>
      {text}
    </details>
  );
}

const SIGNS: Readonly<Record<Row["kind"], string>> = { same: "  ", gone: "− ", new: "+ " };
const lines = (count: number): string =>
  `${count === 0 ? "no" : count} ${count === 1 ? "line" : "lines"}`;

interface LineProps {
  readonly row: Row;
  /** The number of digits of the longest number. */
  readonly digits: number;
  readonly pieces: readonly Piece[] | undefined;
}

// The styles draw numbers and signs, so that a selection contains only the program.
function Line({ row: { kind, text, before, after }, digits, pieces }: LineProps): ReactNode {
  const numbers = [before, after].map((number) => `${number ?? ""}`.padStart(digits)).join(" ");
  return (
    <span className="line" data-numbers={`${numbers} `} data-sign={SIGNS[kind]}>
      {pieces?.map(drawPiece) ?? text}
    </span>
  );
}

// For a moment, the colors may be of another text with other lines.
function piecesOf(
  { before, after, text }: Row,
  old: Lines,
  fresh: Lines,
): readonly Piece[] | undefined {
  const found = after === undefined ? old?.[(before ?? 0) - 1] : fresh?.[after - 1];
  return found?.map((piece) => piece.text).join("") === text ? found : undefined;
}
