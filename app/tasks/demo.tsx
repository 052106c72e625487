// An example of a task: its input and output, each rendered by type.
import type { TaskPage } from "hubsmith/catalog";
import type { DemoItem, DemoToken } from "#plugins/kit/catalog/task-page";
import { type ReactNode, useId, useState } from "react";
import { mediaUrl } from "../media.ts";
import { Table } from "../ui/table.tsx";

type Of<T extends DemoItem["type"]> = Extract<DemoItem, { readonly type: T }>;
type Medium = Of<"img" | "audio">;

const SCORE = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 3 });

/** The example; inputs and outputs are side by side on wide screens. */
export const Demo = ({ inputs, outputs }: TaskPage["demo"]): ReactNode => (
  <div className="tiles demo">
    <Side title="Input" items={inputs} />
    <Side title="Output" items={outputs} />
  </div>
);

interface SideProps {
  readonly title: string;
  readonly items: readonly DemoItem[];
}

const Side = ({ title, items }: SideProps): ReactNode => (
  <div className="stack tight">
    <h3 className="label">{title}</h3>
    {items.map((item, at) => (
      <figure key={at} className="stack tight">
        {/* Some labels are the same as the title. */}
        {item.label !== undefined && item.label !== title && (
          <figcaption className="label">{item.label}</figcaption>
        )}
        {draw(item, title)}
      </figure>
    ))}
  </div>
);

function draw(item: DemoItem, side: string): ReactNode {
  switch (item.type) {
    case "text":
      return <p className="box words">{item.content}</p>;
    case "img":
      return <Picture item={item} />;
    case "audio":
      return <Sound item={item} />;
    case "chart":
      return <Chart item={item} />;
    case "tabular": {
      const [head = [], ...rows] = item.table;
      const keyed = rows.map((cells, at) => ({ key: String(at), cells }));
      return <Table label={item.label ?? side} head={head} rows={keyed} />;
    }
    case "text-with-tokens":
      return <Marked item={item} />;
    default:
      return null;
  }
}

function Picture({ item }: { readonly item: Medium }): ReactNode {
  const { filename, alt, isMoving = false } = item;
  const url = mediaUrl(filename);
  const [isLost, setLost] = useState(url === undefined);
  if (isLost) return <p className="empty">Image: {alt}</p>;
  const image = (
    <img
      className="box"
      src={url}
      alt={alt}
      width={640}
      height={480}
      onError={() => setLost(true)}
    />
  );
  if (!isMoving) return image;
  return (
    // HTML cannot stop an animated image, but it can be hidden.
    <details className="folded" open>
      <summary>Moving image</summary>
      {image}
    </details>
  );
}

function Sound({ item: { filename, alt, label } }: { readonly item: Medium }): ReactNode {
  const url = mediaUrl(filename);
  const words = useId();
  if (url === undefined) return <p className="empty">Recording: {alt}</p>;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript is below it */}
      <audio
        controls
        preload="none"
        src={url}
        aria-label={label ?? "Recording"}
        aria-describedby={words}
      />
      <p id={words} className="note">
        {alt}
      </p>
    </>
  );
}

function Chart({ item: { data } }: { readonly item: Of<"chart"> }): ReactNode {
  // Scores are usually shares; larger values are scaled by the largest.
  const most = Math.max(1, ...data.map(({ score }) => score));
  return (
    <ul className="stack tight">
      {data.map(({ label, score }, at) => (
        <li key={at} className="row spread">
          <span>{label}</span> <span className="soft">{SCORE.format(score)}</span>
          <progress aria-hidden="true" value={Math.max(0, score)} max={most} />
        </li>
      ))}
    </ul>
  );
}

const Marked = ({
  item: { text, tokens },
}: {
  readonly item: Of<"text-with-tokens">;
}): ReactNode => (
  <p className="box words">
    {textSegments(text, tokens).map(({ text: piece, type }, at) =>
      type === undefined ? (
        piece
      ) : (
        <mark key={at}>
          {piece}
          <span className="label"> {type}</span>
        </mark>
      ),
    )}
  </p>
);

/** A segment of the text; with a type if it is marked. */
export interface TextSegment {
  readonly text: string;
  readonly type?: string;
}

/** Splits a string at its spans. A span that is out of range, or overlaps an earlier one, is plain text. */
export function textSegments(text: string, tokens: readonly DemoToken[]): readonly TextSegment[] {
  const pieces: TextSegment[] = [];
  let at = 0;
  for (const { type, start, end } of tokens.toSorted((a, b) => a.start - b.start)) {
    const isWithin = Number.isInteger(start) && Number.isInteger(end) && end <= text.length;
    if (!isWithin || start < at || end <= start) continue;
    if (start > at) pieces.push({ text: text.slice(at, start) });
    pieces.push({ text: text.slice(start, end), type });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}
