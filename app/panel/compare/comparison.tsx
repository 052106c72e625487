// A diff of two programs: removed, added and equal lines, marked by signs and by words.
import { Fragment, type ReactNode, useMemo, useRef } from "react";
import type { Piece } from "../../ui/highlight.ts";
import { drawPiece } from "../../ui/code-block.tsx";
import { useColors } from "../../ui/use-colors.ts";
import { useOverflow } from "../../ui/use-overflow.ts";
import type { CompareView, Side } from "../state/call/compare-view.ts";
import { type Row, type Segment, segmentsOf } from "./lines.ts";
import "./compare.css";

interface Props extends Pick<CompareView, "highlight"> {
  readonly before: Side;
  readonly after: Side;
}

/** The diff. */
export function Comparison(props: Props): ReactNode {
  if (props.before.content === props.after.content)
    return <p className="empty">The programs are identical.</p>;
  return <Compared {...props} />;
}

function Compared({ before, after, highlight }: Props): ReactNode {
  const segments = useMemo(
    () => segmentsOf(before.content, after.content),
    [before.content, after.content],
  );
  const scroller = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(scroller);
  const old = useColors(before.content, highlight);
  const fresh = useColors(after.content, highlight);
  const label = `${before.title} and ${after.title}, compared`;
  const reachable = overflows ? { tabIndex: 0, role: "region", "aria-label": label } : {};
  const countOf = (kind: Segment["kind"]): number =>
    segments.reduce((sum, segment) => sum + (segment.kind === kind ? segment.rows.length : 0), 0);
  const digits = `${countOf("same") + countOf("gone") + countOf("new")}`.length;
  const titleOf = (kind: "gone" | "new", { title }: Side): ReactNode => (
    <p className="code-title" data-kind={kind} data-sign={SIGNS[kind]}>
      {title} <span className="soft">{lines(countOf(kind))} only here</span>
    </p>
  );
  // The styles draw numbers and signs, so that a selection contains only the program.
  const lineOf = (kind: Segment["kind"], row: Row): ReactNode => {
    const numbers = [row.before, row.after].map((number) => `${number ?? ""}`.padStart(digits));
    const pieces = row.after === undefined ? old?.[row.before! - 1] : fresh?.[row.after - 1];
    return (
      <span className="line" data-numbers={`${numbers.join(" ")} `} data-sign={SIGNS[kind]}>
        {isOf(pieces, row) ? pieces.map(drawPiece) : row.text}
      </span>
    );
  };
  const segmentOf = ({ kind, rows, isFolded }: Segment): ReactNode => {
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
              {lineOf(kind, row)}
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
  };
  return (
    <div className="box code comparison">
      <div className="spread code-head">
        {titleOf("gone", before)}
        {titleOf("new", after)}
      </div>
      <div className="compared" ref={scroller} dir="ltr" translate="no" {...reachable}>
        <div className="segments">
          {segments.map((segment, at) => (
            <Fragment key={at}>{segmentOf(segment)}</Fragment>
          ))}
        </div>
      </div>
    </div>
  );
}

const SIGNS: Readonly<Record<Segment["kind"], string>> = { same: "  ", gone: "− ", new: "+ " };
const lines = (count: number): string =>
  `${count === 0 ? "no" : count} ${count === 1 ? "line" : "lines"}`;

// For a moment, the colors may be of another text with other lines.
const isOf = (pieces: readonly Piece[] | undefined, { text }: Row): pieces is readonly Piece[] =>
  pieces?.map((piece) => piece.text).join("") === text;
