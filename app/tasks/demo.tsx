// An example of a task: its input and output, each rendered by type.
import type { TaskPage } from "hubsmith/catalogue";
import type { DemoItem, DemoToken } from "#plugins/catalogue/task-page";
import { type CSSProperties, type ReactNode, useId, useRef, useState } from "react";
import { mediaUrl } from "../media.ts";
import { Scroller } from "../routing/scroller.tsx";

type Of<T extends DemoItem["type"]> = Extract<DemoItem, { readonly type: T }>;
type Medium = Of<"img" | "audio">;

// The underline of each kind of mark, so that kinds do not differ only by color.
const LINES = 4;
const SCORE = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 3 });

/** The example; inputs and outputs are side by side on wide screens. */
export function Demo({ inputs, outputs }: TaskPage["demo"]): ReactNode {
  return (
    <div className="demo">
      <Side title="Input" items={inputs} none="No input." />
      <Side title="Output" items={outputs} none="No output to show." />
    </div>
  );
}

interface SideProps {
  readonly title: string;
  readonly items: readonly DemoItem[];
  readonly none: string;
}

function Side({ title, items, none }: SideProps): ReactNode {
  return (
    <div className="demo-side">
      <h3>{title}</h3>
      {items.length === 0 && <p className="empty">{none}</p>}
      {items.map((item, at) => (
        <figure key={at} className={`demo-${item.type}`}>
          {/* A table has a caption of its own, and some labels only say again on which side they are. */}
          {item.type !== "tabular" && item.label !== undefined && item.label !== title && (
            <figcaption>{item.label}</figcaption>
          )}
          {draw(item, title)}
        </figure>
      ))}
    </div>
  );
}

function draw(item: DemoItem, side: string): ReactNode {
  switch (item.type) {
    case "text":
      return <p className="words">{item.content}</p>;
    case "img":
      return <Picture item={item} />;
    case "audio":
      return <Sound item={item} />;
    case "chart":
      return <Chart item={item} />;
    case "tabular":
      return <Table item={item} side={side} />;
    case "text-with-tokens":
      return <Marked item={item} />;
    default:
      return null;
  }
}

const [WIDTH, HEIGHT] = [640, 480];

function Picture({
  item: { filename, alt, isMoving = false },
}: {
  readonly item: Medium;
}): ReactNode {
  const url = mediaUrl(filename);
  const [lost, setLost] = useState("");
  const [isStill, setStill] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  const still = useRef<HTMLCanvasElement>(null);
  if (url === undefined || lost === url) return <Missing what="Image" alt={alt} />;
  const pause = (): void => {
    // HTML cannot stop an animated image; a canvas with a still replaces it.
    still.current?.getContext("2d")?.drawImage(image.current!, 0, 0, WIDTH, HEIGHT);
    setStill(true);
  };
  return (
    <>
      <img
        ref={image}
        src={url}
        alt={alt}
        width={WIDTH}
        height={HEIGHT}
        hidden={isStill}
        onError={() => setLost(url)}
      />
      {isMoving && (
        <>
          <canvas ref={still} width={WIDTH} height={HEIGHT} hidden={!isStill}>
            {alt}
          </canvas>
          <button
            type="button"
            className="button quiet"
            onClick={isStill ? () => setStill(false) : pause}
          >
            {isStill ? "Play" : "Pause"} <span className="unseen">the image</span>
          </button>
        </>
      )}
    </>
  );
}

function Sound({ item: { filename, alt, label } }: { readonly item: Medium }): ReactNode {
  const url = mediaUrl(filename);
  const words = useId();
  if (url === undefined) return <Missing what="Recording" alt={alt} />;
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

/** The replacement for a file that did not load. */
function Missing({ what, alt }: { readonly what: string; readonly alt: string }): ReactNode {
  return (
    <p className="empty">
      <strong>{what}:</strong> {alt}
    </p>
  );
}

function Chart({ item: { data } }: { readonly item: Of<"chart"> }): ReactNode {
  // Scores are usually shares; larger values are scaled by the largest.
  const most = Math.max(1, ...data.map(({ score }) => score));
  return (
    <ul className="bars">
      {data.map(({ label, score }, at) => (
        <li key={at} style={{ "--share": Math.max(0, score) / most } as CSSProperties}>
          <span>{label}</span> <span className="score">{SCORE.format(score)}</span>
        </li>
      ))}
    </ul>
  );
}

interface TableProps {
  readonly item: Of<"tabular">;
  /** The default label. */
  readonly side: string;
}

function Table({ side, item: { label = side, table } }: TableProps): ReactNode {
  const [head = [], ...rows] = table;
  return (
    <Scroller label={label}>
      <table>
        <caption className={label === side ? "unseen" : undefined}>{label}</caption>
        <thead>
          <tr>
            {head.map((cell, at) => (
              <th key={at} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

function Marked({ item: { text, tokens } }: { readonly item: Of<"text-with-tokens"> }): ReactNode {
  const types = [...new Set(tokens.map(({ type }) => type))];
  return (
    <p className="words">
      {textSegments(text, tokens).map(({ text: piece, type }, at) =>
        type === undefined ? (
          piece
        ) : (
          <mark key={at} data-line={types.indexOf(type) % LINES}>
            {piece}
            <span className="type"> {type}</span>
          </mark>
        ),
      )}
    </p>
  );
}

/** A segment of the text; with a type if it is marked. */
export interface TextSegment {
  readonly text: string;
  readonly type?: string;
}

/** Splits a text at its spans. A span that is out of range, or overlaps an earlier one, is plain text. */
export function textSegments(text: string, tokens: readonly DemoToken[]): readonly TextSegment[] {
  const pieces: TextSegment[] = [];
  let at = 0;
  for (const { type, start, end } of tokens.toSorted((one, other) => one.start - other.start)) {
    const isWithin = Number.isInteger(start) && Number.isInteger(end) && end <= text.length;
    if (!isWithin || start < at || end <= start) continue;
    if (start > at) pieces.push({ text: text.slice(at, start) });
    pieces.push({ text: text.slice(start, end), type });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}
